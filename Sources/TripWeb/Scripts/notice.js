// After a change the page begins with what was done and the button that takes it back: the focus goes there, so that it is
// heard, and the button is one Tab away.

const notice = document.querySelector("form.done [role=status]");

notice.tabIndex = -1;
notice.focus();
