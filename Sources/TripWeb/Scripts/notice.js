// After a change the page begins with what was done and the button that takes it back, and after a refusal with what is to
// be mended: the focus goes there, so that it is heard, and what follows is one Tab away.

const notice = document.querySelector("form.done [role=status], [role=alert]");

notice.tabIndex = -1;
notice.focus();
