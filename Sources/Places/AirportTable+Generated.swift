// swift-format-ignore-file
// Made by `make generate NAME=places`. Do not edit: put corrections into scripts/generators/places-corrections.tsv.
//
// Source   airportsdata 20260905, a PyPI package
// SHA-256  d7eaa9a57d373b0adaaae0d52da2af0bb0edf73f7baa170f7c415d3342bf4868 (wheel)
// Licence  MIT, Copyright (c) 2020- Mike Borsetti; includes https://github.com/mwgg/Airports,
//          Copyright (c) 2014 mwgg (MIT). The text is in NOTICE.

extension AirportTable {
    /// The release of the data.
    static let release: StaticString = "airportsdata 20260905"

    /// One line for each airport, sorted by its first field: IATA, ICAO, name, city, country, latitude, longitude, zone.
    static let rows: StaticString = #"""
AAA	NTGA	Anaa Airport		PF	-17.3526	-145.50999	Pacific/Tahiti
AAB	YARY	Arrabury Airport		AU	-26.7	141.05	Australia/Brisbane
AAC	HEAR	El Arish International Airport	El Arish	EG	31.0733	33.8358	Africa/Cairo
AAD	HCAD	Adado Airport	Adado	SO	6.095833	46.6375	Africa/Mogadishu
AAE	DABB	Annaba Airport	Annabah	DZ	36.8222	7.80917	Africa/Algiers
AAF	KAAF	Apalachicola Regional-Cleve Randolph Field	Apalachicola	US	29.727549	-85.027378	America/New_York
AAG	SSYA	Arapoti Airport	Arapoti	BR	-24.1039	-49.7891	America/Sao_Paulo
AAH	EDKA	Aachen-Merzbruck Airport	Aachen	DE	50.82306	6.18639	Europe/Berlin
AAI	SWRA	Arraias Airport	Arraias	BR	-13.02389	-46.88556	America/Araguaina
AAJ	SMCA	Cayana Airstrip	Awaradam	SR	3.89868	-55.57791	America/Paramaribo
AAK	NGUK	Buariki Airport	Buariki	KI	0.18528	173.63699	Pacific/Tarawa
AAL	EKYT	Aalborg Airport	Aalborg	DK	57.09276	9.84924	Europe/Copenhagen
AAM	FAMD	Malamala Airport	Malamala	ZA	-24.8181	31.5446	Africa/Johannesburg
AAN	OMAL	Al Ain International Airport	Al Ain	AE	24.2617	55.6092	Asia/Dubai
AAO	SVAN	Anaco Airport	Anaco	VE	9.43023	-64.47073	America/Caracas
AAP	WALS	Aji Pangeran Tumenggung Pranoto International Airport	Samarinda, Borneo Island	ID	-0.3755	117.25133	Asia/Makassar
AAQ	URKA	Anapa Airport	Anapa	RU	45.0021	37.3473	Europe/Moscow
AAR	EKAH	Aarhus Airport	Aarhus	DK	56.3	10.619	Europe/Copenhagen
AAT	ZWAT	Altay Air Base	Altay	CN	47.74989	88.08581	Asia/Shanghai
AAU	NSAU	Asau Airport	Asau	WS	-13.5058	-172.62801	Pacific/Apia
AAV	RPMA	Allah Valley Airport	Surallah	PH	6.36682	124.751	Asia/Manila
AAW	OPAB	Abbottabad Airport	Abbottabad	PK	34.2	73.25	Asia/Karachi
AAX	SBAX	Araxa Airport	Araxa	BR	-19.5632	-46.9604	America/Sao_Paulo
AAY	OYGD	Al Ghaidah International Airport		YE	16.1917	52.175	Asia/Aden
AAZ	MGQZ	Quezaltenango Airport	Quezaltenango	GT	14.8656	-91.502	America/Guatemala
ABA	UNAA	Abakan Airport	Abakan	RU	53.74	91.385	Asia/Krasnoyarsk
ABB	DNAS	Asaba International Airport	Asaba	NG	6.20333	6.65889	Africa/Lagos
ABC	LEAB	Albacete-Los Llanos Airport	Albacete	ES	38.9485	-1.86352	Europe/Madrid
ABD	OIAA	Abadan Airport	Abadan	IR	30.3711	48.2283	Asia/Tehran
ABE	KABE	Lehigh Valley International Airport	Allentown	US	40.652363	-75.440406	America/New_York
ABF	NGAB	Abaiang Airport	Abaiang	KI	1.79861	173.041	Pacific/Tarawa
ABG	YABI	Abingdon Downs Airport		AU	-17.6167	143.16701	Australia/Brisbane
ABH	YAPH	Alpha Airport		AU	-23.6461	146.584	Australia/Brisbane
ABI	KABI	Abilene Regional Airport	Abilene	US	32.411333	-99.681889	America/Chicago
ABJ	DIAP	Port Bouet Airport	Abidjan	CI	5.26139	-3.92629	Africa/Abidjan
ABK	HAKD	Kabri Dehar Airport	Kabri Dehar	ET	6.734	44.253	Africa/Addis_Ababa
ABL	PAFM	Ambler Airport	Ambler	US	67.106201	-157.857156	America/Anchorage
ABM	YBAM	Bamaga Injinoo Airport		AU	-10.9508	142.459	Australia/Brisbane
ABO	DIAO	Aboisso Airport	Aboisso	CI	5.461944	-3.234722	Africa/Abidjan
ABQ	KABQ	Albuquerque International Sunport Airport	Albuquerque	US	35.038932	-106.608262	America/Denver
ABR	KABR	Aberdeen Regional Airport	Aberdeen	US	45.446798	-98.422441	America/Chicago
ABS	HEBL	Abu Simbel Airport	Abu Simbel	EG	22.376	31.6117	Africa/Cairo
ABT	OEBA	Al Baha Airport		SA	20.2961	41.6343	Asia/Riyadh
ABU	WRKA	Haliwen Airport	Atambua-Timor Island	ID	-9.07305	124.905	Asia/Makassar
ABV	DNAA	Nnamdi Azikiwe International Airport	Abuja	NG	9.00679	7.26317	Africa/Lagos
ABX	YMAY	Albury Airport	Albury	AU	-36.0678	146.95799	Australia/Sydney
ABY	KABY	Southwest Georgia Regional Airport	Albany	US	31.53553	-84.194483	America/New_York
ABZ	EGPD	Aberdeen Dyce Airport	Aberdeen	GB	57.2019	-2.19778	Europe/London
ACA	MMAA	General Juan N Alvarez International Airport	Acapulco	MX	16.7571	-99.754	America/Mexico_City
ACB	KACB	Antrim County Airport	Bellaire	US	44.988577	-85.198347	America/Detroit
ACC	DGAA	Kotoka International Airport	Accra	GH	5.60519	-0.16679	Africa/Accra
ACD	SKAD	Alcides Fernandez Airport	Acandi	CO	8.51667	-77.3	America/Bogota
ACE	GCRR	Lanzarote Airport	Lanzarote Island	ES	28.9455	-13.6052	Atlantic/Canary
ACF	ZWAL	Aral Talim Airport	Aral	CN	40.43307	81.25874	Asia/Shanghai
ACH	LSZR	St Gallen Altenrhein Airport	Altenrhein	CH	47.485	9.56077	Europe/Zurich
ACI	EGJA	Alderney Airport	Saint Anne	GG	49.7061	-2.21472	Europe/Guernsey
ACJ	VCCA	Anuradhapura Airport	Anuradhapura	LK	8.30149	80.4279	Asia/Colombo
ACK	KACK	Nantucket Memorial Airport	Nantucket	US	41.253299	-70.060511	America/New_York
ACN	MMCC	Ciudad Acuna New International Airport	Ciudad Acuna	MX	29.3329	-101.099	America/Matamoros
ACO	MRAF	Cobano Airport	C?bano	CR	9.693365	-85.091216	America/Costa_Rica
ACP	OITM	Sahand Airport	Maragheh	IR	37.348	46.1279	Asia/Tehran
ACR	SKAC	Araracuara Airport	Araracuara	CO	-0.5833	-72.4083	America/Bogota
ACS	UNKS	Achinsk Airport	Achinsk	RU	56.2683	90.5708	Asia/Krasnoyarsk
ACT	KACT	Waco Regional Airport	Waco	US	31.612194	-97.230306	America/Chicago
ACV	KACV	California Redwood Coast-Humboldt County Airport	Arcata/Eureka	US	40.977826	-124.108469	America/Los_Angeles
ACX	ZUYI	Xingyi Airport	Xingyi	CN	25.08639	104.95944	Asia/Shanghai
ACY	KACY	Atlantic City International Airport	Atlantic City	US	39.457576	-74.577155	America/New_York
ACZ	OIZB	Zabol Airport		IR	31.0983	61.5439	Asia/Tehran
ADA	LTAF	Adana Airport	Adana	TR	36.9822	35.2804	Europe/Istanbul
ADB	LTBJ	Adnan Menderes International Airport	Izmir	TR	38.2924	27.157	Europe/Istanbul
ADC	AYAN	Andakombe Airport	Andekombe	PG	-7.13722	145.74472	Pacific/Port_Moresby
ADD	HAAB	Bole International Airport	Addis Ababa	ET	8.97789	38.7993	Africa/Addis_Ababa
ADE	OYAA	Aden International Airport	Aden	YE	12.8295	45.0288	Asia/Aden
ADF	LTCP	Adiyaman Airport	Adiyaman	TR	37.7314	38.4689	Europe/Istanbul
ADG	KADG	Lenawee County Airport	Adrian	US	41.867637	-84.077306	America/Detroit
ADH	UEEA	Aldan Airport	Aldan	RU	58.6028	125.409	Asia/Yakutsk
ADI	FYAR	Arandis Airport	Arandis	NA	-22.4622	14.98	Africa/Windhoek
ADJ	OJAM	Amman-Marka International Airport	Amman	JO	31.9727	35.9916	Asia/Amman
ADK	PADK	Adak Airport	Adak Island	US	51.883583	-176.642482	America/Adak
ADL	YPAD	Adelaide International Airport	Adelaide	AU	-34.945	138.53101	Australia/Adelaide
ADM	KADM	Ardmore Municipal Airport	Ardmore	US	34.303873	-97.020597	America/Chicago
ADO	YAMK	Andamooka Airport		AU	-30.4383	137.13699	Australia/Adelaide
ADQ	PADQ	Kodiak Airport	Kodiak	US	57.749794	-152.493944	America/Anchorage
ADR	KPHH	Robert F Swinnie Airport	Andrews	US	33.4517	-79.526177	America/New_York
ADS	KADS	Addison Airport	Dallas	US	32.968554	-96.836453	America/Chicago
ADT	KADH	Ada Regional Airport	Ada	US	34.804262	-96.6712	America/Chicago
ADU	OITL	Ardabil Airport	Ardabil	IR	38.3257	48.4244	Asia/Tehran
ADW	KADW	Joint Base Andrews Airport	Camp Springs	US	38.810796	-76.867384	America/New_York
ADX	EGQL	RAF Leuchars	St. Andrews	GB	56.3729	-2.86844	Europe/London
ADY	FAAL	Alldays Airport	Alldays	ZA	-22.679	29.0555	Africa/Johannesburg
ADZ	SKSP	Gustavo Rojas Pinilla International Airport	San Andres	CO	12.5836	-81.7112	America/Bogota
AEA	NGTB	Abemama Atoll Airport	Abemama Atoll	KI	0.49083	173.82899	Pacific/Tarawa
AEB	ZBGS	Tian Yang Air Base	Baise	CN	23.7206	106.96	Asia/Shanghai
AEG	WIME	Aek Godang Airport	Padang Sidempuan, Sumatra Island	ID	1.4001	99.4305	Asia/Jakarta
AEH	FTTC	Abeche Airport		TD	13.847	20.8443	Africa/Ndjamena
AEL	KAEL	Albert Lea Municipal Airport	Albert Lea	US	43.681314	-93.368148	America/Chicago
AEM	UHTG	Amgu Airport	Amgu	RU	45.84126	137.673568	Asia/Vladivostok
AEO	GQNA	Aioun el Atrouss Airport	Aioun El Atrouss	MR	16.7113	-9.63788	Africa/Nouakchott
AEP	SABE	Jorge Newbery Airpark	Buenos Aires	AR	-34.5592	-58.4156	America/Argentina/Buenos_Aires
AER	URSS	Sochi International Airport	Sochi	RU	43.4499	39.9566	Europe/Moscow
AES	ENAL	Ålesund Airport	Ålesund	NO	62.5625	6.1197	Europe/Oslo
AET	PFAL	Allakaket Airport	Allakaket	US	66.551833	-152.622167	America/Anchorage
AEU	OIBA	Abumusa Island Airport		IR	25.8757	55.033	Asia/Tehran
AEX	KAEX	Alexandria International Airport	Alexandria	US	31.327372	-92.548556	America/Chicago
AEY	BIAR	Akureyri Airport	Akureyri	IS	65.66	-18.0727	Atlantic/Reykjavik
AFA	SAMR	Suboficial Ay Santiago Germano Airport	San Rafael	AR	-34.5883	-68.4039	America/Argentina/Mendoza
AFD	FAPA	Port Alfred Airport	Port Alfred	ZA	-33.5542	26.8777	Africa/Johannesburg
AFF	KAFF	Usaf Academy Davis Airfield	Colorado Springs	US	38.973391	-104.820033	America/Denver
AFI	SKAM	Amalfi Airport	Amalfi	CO	6.91667	-75.0667	America/Bogota
AFL	SBAT	Alta Floresta Airport	Alta Floresta	BR	-9.86639	-56.105	America/Cuiaba
AFN	KAFN	Jaffrey Airfield Silver Ranch Airport	Jaffrey	US	42.805134	-72.003022	America/New_York
AFO	KAFO	Afton Lincoln County/General Boyd L Eddins Field	Afton	US	42.708771	-110.942171	America/Denver
AFR	AYAF	Afore Airstrip	Afore	PG	-9.14222	148.39083	Pacific/Port_Moresby
AFS	UZSN	Sugraly Airport	Zarafshan	UZ	41.6139	64.2332	Asia/Samarkand
AFT	AGAF	Afutara Aerodrome	Bila	SB	-9.19139	160.94861	Pacific/Guadalcanal
AFW	KAFW	Perot Field/Fort Worth Alliance Airport	Fort Worth	US	32.990307	-97.319429	America/Chicago
AFY	LTAH	Afyon Airport	Afyonkarahisar	TR	38.7264	30.6011	Europe/Istanbul
AFZ	OIMS	Sabzevar National Airport	Sabzevar	IR	36.1681	57.5952	Asia/Tehran
AGA	GMAD	Al Massira Airport	Agadir	MA	30.325	-9.41307	Africa/Casablanca
AGB	EDMA	Augsburg Airport	Augsburg	DE	48.42528	10.93167	Europe/Berlin
AGC	KAGC	Allegheny County Airport	Pittsburgh	US	40.354438	-79.929047	America/New_York
AGE	EDWG	Wangerooge Airport	Wangerooge	DE	53.78278	7.91389	Europe/Berlin
AGF	LFBA	Agen-La Garenne Airport	Agen/La Garenne	FR	44.1747	0.59056	Europe/Paris
AGH	ESTA	Angelholm-Helsingborg Airport	Angelholm	SE	56.2961	12.8471	Europe/Stockholm
AGI	SMWA	Wageningen Airport Airport	Wageningen Airport	SR	5.76667	-56.63333	America/Paramaribo
AGJ	RORA	Aguni Airport	Aguni	JP	26.5925	127.241	Asia/Tokyo
AGL	AYWG	Wanigela Airport		PG	-9.3375	149.15556	Pacific/Port_Moresby
AGN	PAGN	Angoon Seaplane Base	Angoon	US	57.503555	-134.585094	America/Juneau
AGO	KAGO	Ralph C Weiser Field	Magnolia	US	33.227472	-93.217	America/Chicago
AGP	LEMG	Malaga Airport	Malaga	ES	36.6749	-4.49911	Europe/Madrid
AGQ	LGAG	Agrinion Airport	Agrinion	GR	38.602	21.3512	Europe/Athens
AGR	VIAG	Agra Airport		IN	27.1558	77.9609	Asia/Kolkata
AGS	KAGS	Augusta Regional At Bush Field	Augusta	US	33.369954	-81.964498	America/New_York
AGT	SGES	Guarani International Airport	Ciudad del Este	PY	-25.46	-54.84	America/Asuncion
AGU	MMAS	Jesus Teran International Airport	Aguascalientes	MX	21.7056	-102.318	America/Mexico_City
AGV	SVAC	Oswaldo Guevara Mujica Airport	Acarigua	VE	9.55338	-69.23787	America/Caracas
AGX	VOAT	Agatti Airport		IN	10.8237	72.176	Asia/Kolkata
AGZ	FAAG	Aggeneys Airport	Aggeneys	ZA	-29.2818	18.8139	Africa/Johannesburg
AHA	VEAP	Maa Mahamaya Airport	Ambikapur	IN	22.993333	83.192778	Asia/Kolkata
AHB	OEAB	Abha Regional Airport	Abha	SA	18.2404	42.6566	Asia/Riyadh
AHC	KAHC	Amedee Army Air Field	Herlong	US	40.265918	-120.150613	America/Los_Angeles
AHD	K1F0	Ardmore Downtown Executive Airport	Ardmore	US	34.146972	-97.122667	America/Chicago
AHE	NTHE	Ahe Airport	Ahe Atoll	PF	-14.4281	-146.257	Pacific/Tahiti
AHF	K37V	Arapahoe Municipal Airport	Arapahoe	US	40.341583	-99.907806	America/Chicago
AHG	FIMA	Agalega Island Airstrip	Vingt Cinq	MU	-10.3731	56.6098	Indian/Mauritius
AHH	KAHH	Amery Municipal Airport	Amery	US	45.281148	-92.375391	America/Chicago
AHI	WAPA	Amahai Airport	Amahai-Seram Island	ID	-3.348	128.92599	Asia/Jayapura
AHJ	ZUHY	Ngawa Hongyuan Airport	Hongyuan	CN	32.529167	102.356944	Asia/Shanghai
AHL	SYAH	Aishalton Airport	Aishalton	GY	2.48653	-59.3134	America/Guyana
AHM	KS03	Ashland Municipal/Sumner Parker Field	Ashland	US	42.190278	-122.660639	America/Los_Angeles
AHN	KAHN	Athens/Ben Epps Airport	Athens	US	33.94864	-83.325914	America/New_York
AHO	LIEA	Alghero / Fertilia Airport	Alghero	IT	40.6321	8.29077	Europe/Rome
AHS	MHAH	Ahuas Airport	Ahuas	HN	15.4722	-84.3522	America/Tegucigalpa
AHU	GMTA	Cherif Al Idrissi Airport	Al Hoceima	MA	35.1771	-3.83952	Africa/Casablanca
AHZ	LFHU	L'alpe D'huez Airport	Bourg	FR	45.0883	6.08472	Europe/Paris
AIA	KAIA	Alliance Municipal Airport	Alliance	US	42.053222	-102.80375	America/Denver
AID	KAID	Anderson Regional Airport	Anderson	US	40.108611	-85.613	America/Indiana/Indianapolis
AIE	AYAO	Aiome Airport	Aiome	PG	-5.1457	144.7307	Pacific/Port_Moresby
AIF	SBAS	Marcelo Pires Halzhausen Airport	Assis	BR	-22.64	-50.45306	America/Sao_Paulo
AIG	FEFY	Yalinga Airport	Yalinga	CF	6.52	23.26	Africa/Bangui
AII	HDAS	Ali-Sabieh Airport	Ali-Sabieh	DJ	11.14689	42.72	Africa/Djibouti
AIK	KAIK	Aiken Regional Airport	Aiken	US	33.649389	-81.685028	America/New_York
AIN	PAWI	Wainwright Airport	Wainwright	US	70.638	-159.99475	America/Anchorage
AIO	KAIO	Atlantic Municipal Airport	Atlantic	US	41.403833	-95.04875	America/Chicago
AIP	VIAX	Adampur Air Force Station		IN	31.4338	75.7588	Asia/Kolkata
AIR	SSOU	Aripuanã Airport	Aripuanã	BR	-10.1855	-59.45783	America/Cuiaba
AIS	NGTR	Arorae Island Airport	Arorae Island	KI	-2.61611	176.80299	Pacific/Tarawa
AIT	NCAI	Aitutaki Airport	Aitutaki	CK	-18.8309	-159.76401	Pacific/Rarotonga
AIU	NCAT	Enua Airport	Atiu Island	CK	-19.9678	-158.119	Pacific/Rarotonga
AIV	KAIV	George Downer Airport	Aliceville	US	33.106744	-88.197175	America/Chicago
AIZ	KAIZ	Lee C Fine Memorial Airport	Kaiser/Lake Ozark	US	38.096027	-92.549481	America/Chicago
AJA	LFKJ	Ajaccio-Napoleon Bonaparte Airport	Ajaccio/Napoleon Bonaparte	FR	41.9236	8.80292	Europe/Paris
AJF	OESK	Al-Jawf Domestic Airport	Al-Jawf	SA	29.7851	40.1	Asia/Riyadh
AJI	LTCO	Agri Airport	Agri	TR	39.65454	43.02598	Europe/Istanbul
AJJ	GQNJ	Akjoujt Airport	Akjoujt	MR	19.73302	-14.38325	Africa/Nouakchott
AJK	OIHR	Arak Airport	Araak	IR	34.1381	49.8473	Asia/Tehran
AJL	VELP	Lengpui Airport	Aizawl	IN	23.8406	92.6197	Asia/Kolkata
AJN	FMCV	Ouani Airport	Ouani	KM	-12.1317	44.4303	Indian/Comoro
AJR	ESNX	Arvidsjaur Airport	Arvidsjaur	SE	65.5903	19.2819	Europe/Stockholm
AJU	SBAR	Santa Maria Airport	Aracaju	BR	-10.984	-37.0703	America/Fortaleza
AJY	DRZA	Mano Dayak International Airport	Agadez	NE	16.966	8.00011	Africa/Niamey
AKA	ZLAK	Ankang Airport	Ankang	CN	32.7081	108.931	Asia/Shanghai
AKB	PAAK	Atka Airport	Atka	US	52.220583	-174.206194	America/Adak
AKC	KAKR	Akron Fulton International Airport	Akron	US	41.037424	-81.467685	America/New_York
AKD	VAAK	Akola Airport		IN	20.699	77.0586	Asia/Kolkata
AKE	FOGA	Akiéni Airport	Akiéni	GA	-1.133333	13.9	Africa/Libreville
AKF	HLKF	Kufra Airport	Kufra	LY	24.1787	23.314	Africa/Tripoli
AKH	OEPS	Prince Sultan Air Base		SA	24.0627	47.5805	Asia/Riyadh
AKI	PFAK	Akiak Airport	Akiak	US	60.902897	-161.230583	America/Anchorage
AKJ	RJEC	Asahikawa Airport	Asahikawa	JP	43.6708	142.44701	Asia/Tokyo
AKK	PAKH	Akhiok Airport	Akhiok	US	56.938691	-154.182556	America/Anchorage
AKL	NZAA	Auckland International Airport	Auckland	NZ	-37.0081	174.79201	Pacific/Auckland
AKN	PAKN	King Salmon Airport	King Salmon	US	58.676495	-156.64869	America/Anchorage
AKO	KAKO	Colorado Plains Regional Airport	Akron	US	40.175639	-103.222028	America/Denver
AKP	PAKP	Anaktuvuk Pass Airport	Anaktuvuk Pass	US	68.133611	-151.743333	America/Anchorage
AKQ	WIAG	Menggala Airport	Menggala, Sumatra Island	ID	-4.48944	105.217	Asia/Jakarta
AKS	AGGA	Auki Airport	Auki	SB	-8.70257	160.68201	Pacific/Guadalcanal
AKT	LCRA	RAF Akrotiri		CY	34.5904	32.9879	Asia/Nicosia
AKU	ZWAK	Aksu Airport	Aksu	CN	41.2625	80.2917	Asia/Shanghai
AKV	CYKO	Akulivik Airport	Akulivik	CA	60.8186	-78.1486	America/Toronto
AKW	OIAG	Aghajari Airport	Omidiyeh	IR	30.7444	49.6772	Asia/Tehran
AKX	UATT	Aktobe Aliya Moldagulova International Airport	Aktyubinsk	KZ	50.2458	57.2067	Asia/Aqtobe
AKY	VYSW	Sittwe Airport	Sittwe	MM	20.1327	92.8726	Asia/Yangon
ALA	UAAA	Almaty International Airport	Almaty	KZ	43.3521	77.0405	Asia/Almaty
ALB	KALB	Albany International Airport	Albany	US	42.749116	-73.80198	America/New_York
ALC	LEAL	Alicante International Airport	Alicante	ES	38.2822	-0.55816	Europe/Madrid
ALD	SPAR	Alerta Airport	Fortaleza	PE	-11.683	-69.333	America/Lima
ALE	KE38	Alpine-Casparis Municipal Airport	Alpine	US	30.384222	-103.683583	America/Chicago
ALF	ENAT	Alta Airport	Alta	NO	69.9761	23.3717	Europe/Oslo
ALG	DAAG	Houari Boumediene Airport	Algiers	DZ	36.691	3.21541	Africa/Algiers
ALH	YABA	Albany Airport	Albany	AU	-34.9433	117.809	Australia/Perth
ALI	KALI	Alice International Airport	Alice	US	27.740889	-98.026944	America/Chicago
ALJ	FAAB	Alexander Bay Airport	Alexander Bay	ZA	-28.575	16.5333	Africa/Johannesburg
ALL	LIMG	Villanova D'Albenga International Airport	Albenga	IT	44.0506	8.12743	Europe/Rome
ALM	KALM	Alamogordo-White Sands Regional Airport	Alamogordo	US	32.839417	-105.991139	America/Denver
ALN	KALN	St Louis Regional Airport	Alton/St Louis	US	38.889917	-90.046	America/Chicago
ALO	KALO	Waterloo Regional Airport	Waterloo	US	42.558449	-92.401023	America/Chicago
ALP	OSAP	Aleppo International Airport	Aleppo	SY	36.1807	37.2244	Asia/Damascus
ALQ	SSLT	Alegrete Novo Airport	Alegrete	BR	-29.8127	-55.8934	America/Sao_Paulo
ALR	NZLX	Alexandra Airport	Alexandra	NZ	-45.2117	169.373	Pacific/Auckland
ALS	KALS	San Luis Valley Regional/Bergman Field	Alamosa	US	37.435125	-105.867875	America/Denver
ALT	SDWQ	Alenquer Airport	Alenquer	BR	-1.916944	-54.722778	America/Santarem
ALU	HCMA	Alula Airport	Alula	SO	11.9582	50.748	Africa/Mogadishu
ALW	KALW	Walla Walla Regional Airport	Walla Walla	US	46.092542	-118.284082	America/Los_Angeles
ALX	KALX	Thomas C Russell Field	Alexander City	US	32.91475	-85.962944	America/Chicago
AMA	KAMA	Rick Husband Amarillo International Airport	Amarillo	US	35.219361	-101.705917	America/Chicago
AMB	FMNE	Ambilobe Airport		MG	-13.1884	48.988	Indian/Antananarivo
AMC	FTTN	Am Timan Airport	Am Timan	TD	11.034	20.274	Africa/Ndjamena
AMD	VAAH	Sardar Vallabhbhai Patel International Airport	Ahmedabad	IN	23.0772	72.6347	Asia/Kolkata
AMH	HAAM	Arba Minch Airport		ET	6.03939	37.5905	Africa/Addis_Ababa
AMJ	SNAR	Cirilo Queiroz Airport	Almenara	BR	-16.18389	-40.66722	America/Sao_Paulo
AMK	K00C	Animas Air Park	Durango	US	37.203178	-107.869195	America/Denver
AMM	OJAI	Queen Alia International Airport	Amman	JO	31.7226	35.9932	Asia/Amman
AMN	KAMN	Gratiot Community Airport	Alma	US	43.322142	-84.687939	America/Detroit
AMO	FTTU	Mao Airport	Mao	TD	14.1456	15.3144	Africa/Ndjamena
AMP	FMSY	Ampanihy Airport	Ampanihy	MG	-24.6997	44.7342	Indian/Antananarivo
AMQ	WAPP	Pattimura Airport Ambon	Ambon	ID	-3.71026	128.089	Asia/Jayapura
AMS	EHAM	Amsterdam Airport Schiphol	Amsterdam	NL	52.3086	4.76389	Europe/Amsterdam
AMT	YAMT	Amata Airport		AU	-26.1083	131.207	Australia/Adelaide
AMU	AYAM	Amanab Airport	Amanab	PG	-3.586	141.21433	Pacific/Port_Moresby
AMV	ULDD	Amderma Airport	Amderma	RU	69.7633	61.5564	Europe/Moscow
AMW	KAMW	Ames Municipal Airport	Ames	US	41.992044	-93.621821	America/Chicago
AMX	YAMM	Ammaroo Airport		AU	-21.7383	135.242	Australia/Darwin
AMZ	NZAR	Ardmore Airport	Manurewa	NZ	-37.0297	174.97301	Pacific/Auckland
ANB	KANB	Anniston Regional Airport	Anniston	US	33.58817	-85.858115	America/Chicago
ANC	PANC	Ted Stevens Anchorage International Airport	Anchorage	US	61.174085	-149.998138	America/Anchorage
AND	KAND	Anderson Regional Airport	Anderson	US	34.494587	-82.709381	America/New_York
ANE	LFJR	Angers-Loire Airport	Angers/Marce	FR	47.5603	-0.31222	Europe/Paris
ANF	SCFA	Cerro Moreno Airport	Antofagasta	CL	-23.4445	-70.4451	America/Santiago
ANG	LFBU	Angouleme-Brie-Champniers Airport	Angouleme/Brie/Champniers	FR	45.7292	0.22146	Europe/Paris
ANI	PANI	Aniak Airport	Aniak	US	61.581405	-159.545298	America/Anchorage
ANJ	FCBZ	Zanaga Airport	Zanaga	CG	-2.85	13.817	Africa/Brazzaville
ANK	LTAD	Etimesgut Air Base	Ankara	TR	39.9498	32.6886	Europe/Istanbul
ANM	FMNH	Antsirabato Airport		MG	-14.9994	50.3202	Indian/Antananarivo
ANN	PANT	Annette Island Airport	Annette	US	55.042294	-131.570899	America/Metlakatla
ANO	FQAG	Angoche Airport	Angoche	MZ	-16.18187	39.94522	Africa/Maputo
ANP	KANP	Lee Airport	Annapolis	US	38.942876	-76.56839	America/New_York
ANQ	KANQ	Tri-State Steuben County Airport	Angola	US	41.639698	-85.083493	America/Indiana/Indianapolis
ANR	EBAW	Antwerp International Airport (Deurne)	Antwerp	BE	51.1122	4.2737	Europe/Brussels
ANS	SPHY	Andahuaylas Airport	Andahuaylas	PE	-13.7064	-73.3504	America/Lima
ANU	TAPA	V.C. Bird International Airport	St. George	AG	17.1367	-61.7927	America/Antigua
ANV	PANV	Anvik Airport	Anvik	US	62.647333	-160.190056	America/Anchorage
ANW	KANW	Ainsworth Regional Airport	Ainsworth	US	42.579222	-99.992972	America/Chicago
ANX	ENAN	Andøya Airport	Andenes	NO	69.2925	16.1442	Europe/Oslo
ANY	KANY	Anthony Municipal Airport	Anthony	US	37.159889	-98.079528	America/Chicago
AOC	EDAC	Altenburg-Nobitz Airport	Altenburg	DE	50.98195	12.50639	Europe/Berlin
AOE	LTBY	Anadolu University Airport	Eskişehir	TR	39.8099	30.5194	Europe/Istanbul
AOG	ZYAS	Anshan Air Base	Anshan	CN	41.1053	122.854	Asia/Shanghai
AOH	KAOH	Lima Allen County Airport	Lima	US	40.707478	-84.027078	America/New_York
AOI	LIPY	Ancona / Falconara Airport	Ancona	IT	43.6163	13.3623	Europe/Rome
AOJ	RJSA	Aomori Airport	Aomori	JP	40.7347	140.69099	Asia/Tokyo
AOK	LGKP	Karpathos Airport	Karpathos Island	GR	35.4214	27.146	Europe/Athens
AOL	SARL	Paso De Los Libres Airport	Paso de los Libres	AR	-29.6894	-57.1521	America/Argentina/Cordoba
AOM	OOAD	Adam Airport	Adam	OM	22.493056	57.381944	Asia/Muscat
AOO	KAOO	Altoona/Blair County Airport	Altoona	US	40.296361	-78.320028	America/New_York
AOP	SPAS	Alferez FAP Alfredo Vladimir Sara Bauer Airport	Andoas	PE	-2.79613	-76.4666	America/Lima
AOR	WMKA	Sultan Abdul Halim Airport	Alor Satar	MY	6.18967	100.398	Asia/Kuala_Lumpur
AOT	LIMW	Aosta Airport	Aosta	IT	45.7385	7.36872	Europe/Rome
AOY	OIBI	Asaloyeh Airport	Asaloyeh	IR	27.4814	52.6155	Asia/Tehran
APA	KAPA	Centennial Airport	Denver	US	39.570119	-104.849293	America/Denver
APB	SLAP	Apolo Airport	Apolo	BO	-14.7356	-68.4119	America/La_Paz
APC	KAPC	Napa County Airport	Napa	US	38.213189	-122.280687	America/Los_Angeles
APE	SPAO	San Juan Aposento Airport	San Juan Aposento	PE	-15.3539	-75.1671	America/Lima
APF	KAPF	Naples Municipal Airport	Naples	US	26.152441	-81.775639	America/New_York
APG	KAPG	Phillips Army Air Field (Aberdeen Proving Ground) Airport	Aberdeen	US	39.465465	-76.168292	America/New_York
APH	KAPH	Ap Hill Lz (Fort Ap Hill) Airport	Bowling Green	US	38.06889	-77.318961	America/New_York
API	SKAP	Gomez Nino Apiay Air Base	Apiay	CO	4.07607	-73.5627	America/Bogota
APJ	ZUPL	Ali Pulan Airport	Burang	CN	30.390976	81.138039	Asia/Shanghai
APK	NTGD	Apataki Airport	Apataki	PF	-15.5736	-146.41499	Pacific/Tahiti
APL	FQNP	Nampula Airport	Nampula	MZ	-15.1056	39.2818	Africa/Maputo
APN	KAPN	Alpena County Regional Airport	Alpena	US	45.078083	-83.560306	America/New_York
APO	SKLC	Antonio Roldan Betancourt Airport	Carepa	CO	7.81196	-76.7164	America/Bogota
APQ	SNAL	Arapiraca Airport	Arapiraca	BR	-9.77536	-36.6292	America/Maceio
APS	SWNS	Anapolis Airport	Anapolis	BR	-16.3623	-48.9271	America/Sao_Paulo
APT	KAPT	Marion County/Brown Field	Jasper	US	35.060667	-85.585306	America/Chicago
APU	SSAP	Apucarana Airport	Apucarana	BR	-23.6095	-51.3845	America/Sao_Paulo
APV	KAPV	Apple Valley Airport	Apple Valley	US	34.575331	-117.186188	America/Los_Angeles
APW	NSFA	Faleolo International Airport	Apia	WS	-13.83	-172.008	Pacific/Apia
APX	SSOG	Arapongas Airport	Arapongas	BR	-23.3529	-51.4917	America/Sao_Paulo
APY	SNAI	Alto Parnaiba Airport	Alto Parnaiba	BR	-9.08361	-45.95056	America/Fortaleza
APZ	SAHZ	Zapala Airport	Zapala	AR	-38.9755	-70.1136	America/Argentina/Salta
AQA	SBAQ	Araraquara Airport	Araraquara	BR	-21.812	-48.133	America/Sao_Paulo
AQB	MGQC	Santa Cruz del Quiche Airport	Santa Cruz del Quiche	GT	15.0122	-91.1506	America/Guatemala
AQG	ZSAQ	Anqing Airport	Anqing	CN	30.5822	117.05	Asia/Shanghai
AQI	OEPA	Hafr Al Batin Airport	Qaisumah	SA	28.3352	46.1251	Asia/Riyadh
AQJ	OJAQ	Aqaba King Hussein International Airport	Aqaba	JO	29.6116	35.0181	Asia/Amman
AQM	SWNI	Nova Vida Airport	Ariquemes	BR	-10.17806	-62.82556	America/Porto_Velho
AQP	SPQU	Rodriguez Ballon International Airport	Arequipa	PE	-16.3411	-71.5831	America/Lima
AQY	KAQY	Girdwood Airport	Girdwood	US	60.969022	-149.119346	America/Anchorage
ARA	KARA	Acadiana Regional Airport	New Iberia	US	30.037758	-91.883896	America/Chicago
ARB	KARB	Ann Arbor Municipal Airport	Ann Arbor	US	42.222928	-83.745709	America/Detroit
ARC	PARC	Arctic Village Airport	Arctic Village	US	68.114669	-145.579415	America/Anchorage
ARD	WATM	Mali Airport	Alor Island	ID	-8.13234	124.597	Asia/Makassar
ARE	TJAB	Antonio/Nery/Juarbe Pol Airport	Arecibo	US	18.450917	-66.675444	America/Puerto_Rico
ARG	KARG	Walnut Ridge Regional Airport	Walnut Ridge	US	36.124667	-90.925111	America/Chicago
ARH	ULAA	Talagi Airport	Archangelsk	RU	64.6003	40.7167	Europe/Moscow
ARI	SCAR	Chacalluta Airport	Arica	CL	-18.3485	-70.3387	America/Santiago
ARJ	WAJA	Arso Airport	Arso-Papua Island	ID	-2.93333	140.78334	Asia/Jayapura
ARK	HTAR	Arusha Airport	Arusha	TZ	-3.36779	36.6333	Africa/Dar_es_Salaam
ARL	DFER	Arly Airport	Arly	BF	11.597	1.483	Africa/Ouagadougou
ARM	YARM	Armidale Airport	Armidale	AU	-30.5281	151.617	Australia/Sydney
ARN	ESSA	Stockholm-Arlanda Airport	Stockholm	SE	59.6519	17.9186	Europe/Stockholm
ARR	SAVR	D. Casimiro Szlapelis Airport	Alto Rio Senguerr	AR	-45.0136	-70.8122	America/Argentina/Catamarca
ARS	SWEC	Estancia das Cascatas Airport	Aragarcas	BR	-15.8967	-52.0956	America/Sao_Paulo
ART	KART	Watertown International Airport	Watertown	US	43.991833	-76.019417	America/New_York
ARU	SBAU	Aracatuba Airport	Aracatuba	BR	-21.1413	-50.4247	America/Sao_Paulo
ARV	KARV	Lakeland/Noble F Lee Memorial Field	Minocqua-Woodruff	US	45.927917	-89.730944	America/Chicago
ARW	LRAR	Arad International Airport	Arad	RO	46.1766	21.262	Europe/Bucharest
ARY	YARA	Ararat Airport		AU	-37.3094	142.989	Australia/Melbourne
ARZ	FNZE	N'zeto Airport	N'zeto	AO	-7.25944	12.8631	Africa/Luanda
ASA	HHSB	Assab International Airport	Assab	ER	13.0718	42.645	Africa/Asmara
ASB	UTAA	Ashgabat Airport	Ashgabat	TM	37.9868	58.361	Asia/Ashgabat
ASC	SLAS	Ascencion De Guarayos Airport	Ascension de Guarayos	BO	-15.9303	-63.1567	America/La_Paz
ASD	MYAF	Andros Town Airport		BS	24.6979	-77.7956	America/Nassau
ASE	KASE	Aspen-Pitkin County/Sardy Field	Aspen	US	39.221878	-106.868233	America/Denver
ASF	URWA	Astrakhan Airport	Astrakhan	RU	46.2833	48.0063	Europe/Astrakhan
ASG	NZAS	Ashburton Aerodrome		NZ	-43.9033	171.797	Pacific/Auckland
ASH	KASH	Boire Field	Nashua	US	42.782414	-71.514094	America/New_York
ASI	FHAW	RAF Ascension Island	Ascension Island	SH	-7.9696	-14.3937	Atlantic/St_Helena
ASJ	RJKA	Amami Airport	Amami	JP	28.4306	129.713	Asia/Tokyo
ASK	DIYO	Yamoussoukro Airport	Yamoussoukro	CI	6.90317	-5.36558	Africa/Abidjan
ASL	KASL	Harrison County Airport	Marshall	US	32.520495	-94.307772	America/Chicago
ASM	HHAS	Asmara International Airport	Asmara	ER	15.2919	38.9107	Africa/Asmara
ASN	KASN	Talladega Municipal Airport	Talladega	US	33.569504	-86.051201	America/Chicago
ASO	HASO	Asosa Airport	Asosa	ET	10.0185	34.5863	Africa/Addis_Ababa
ASP	YBAS	Alice Springs Airport	Alice Springs	AU	-23.8067	133.90199	Australia/Darwin
ASQ	KTMT	Austin Airport	Austin	US	39.467943	-117.197454	America/Los_Angeles
ASR	LTAU	Kayseri Erkilet Airport	Kayseri	TR	38.7704	35.4954	Europe/Istanbul
ASS	FACC	Arathusa Safari Lodge Airport	Arathusa	ZA	-24.74417	31.5225	Africa/Johannesburg
AST	KAST	Astoria Regional Airport	Astoria	US	46.157978	-123.878624	America/Los_Angeles
ASU	SGAS	Silvio Pettirossi International Airport	Asuncion	PY	-25.24	-57.52	America/Asuncion
ASV	HKAM	Amboseli Airport	Amboseli National Park	KE	-2.64505	37.2531	Africa/Nairobi
ASW	HESN	Aswan International Airport	Aswan	EG	23.9644	32.82	Africa/Cairo
ASX	KASX	John F Kennedy Memorial Airport	Ashland	US	46.548528	-90.918972	America/Chicago
ASY	KASY	Ashley Municipal Airport	Ashley	US	46.023156	-99.352575	America/Chicago
ATA	SPHZ	Comandante FAP German Arias Graziani Airport	Anta	PE	-9.34744	-77.5984	America/Lima
ATB	HSAT	Atbara Airport	Atbara	SD	17.71034	34.05702	Africa/Khartoum
ATC	MYCA	Arthur's Town Airport	Arthur's Town	BS	24.6294	-75.6738	America/Nassau
ATD	AGAT	Uru Harbour Airport	Atoifi	SB	-8.87333	161.011	Pacific/Guadalcanal
ATE	K80F	Antlers Municipal Airport	Antlers	US	34.193568	-95.649864	America/Chicago
ATF	SEAM	Chachoan Airport	Ambato	EC	-1.21207	-78.5746	America/Guayaquil
ATH	LGAV	Eleftherios Venizelos International Airport	Athens	GR	37.9364	23.9445	Europe/Athens
ATI	SUAG	Artigas International Airport	Artigas	UY	-30.4007	-56.5079	America/Montevideo
ATJ	FMME	Antsirabe Airport	Antsirabe	MG	-19.83922	47.06371	Indian/Antananarivo
ATK	PATQ	Atqasuk Edward Burnell Sr Memorial Airport	Atqasuk	US	70.467111	-157.435667	America/Anchorage
ATL	KATL	Hartsfield/Jackson Atlanta International Airport	Atlanta	US	33.6367	-84.427864	America/New_York
ATM	SBHT	Altamira Airport	Altamira	BR	-3.25391	-52.254	America/Santarem
ATO	KUNI	Ohio University Airport	Athens/Albany	US	39.211893	-82.229255	America/New_York
ATP	AYAI	Aitape Airport	Aitape	PG	-3.14361	142.34681	Pacific/Port_Moresby
ATQ	VIAR	Sri Guru Ram Dass Jee International Airport Amritsar	Amritsar	IN	31.7096	74.7973	Asia/Kolkata
ATR	GQPA	Atar International Airport	Atar	MR	20.5068	-13.0432	Africa/Nouakchott
ATS	KATS	Artesia Municipal Airport	Artesia	US	32.851944	-104.467583	America/Denver
ATT	PAAB	Atmautluak Airport	Atmautluak	US	60.867875	-162.274275	America/Nome
ATU	PAAT	Casco Cove Cgs Airport	Attu	US	52.832542	173.175554	America/Adak
ATV	FTTI	Ati Airport	Ati	TD	13.2389	18.3133	Africa/Ndjamena
ATW	KATW	Appleton International Airport	Appleton	US	44.258093	-88.519072	America/Chicago
ATY	KATY	Watertown Regional Airport	Watertown	US	44.913972	-97.154722	America/Chicago
ATZ	HEAT	Assiut International Airport	Assiut	EG	27.0465	31.012	Africa/Cairo
AUA	TNCA	Queen Beatrix International Airport	Oranjestad	AW	12.5014	-70.0152	America/Aruba
AUC	SKUC	Santiago Perez Airport	Arauca	CO	7.06888	-70.7369	America/Bogota
AUD	YAGD	Augustus Downs Airport		AU	-18.515	139.87801	Australia/Brisbane
AUF	LFLA	Auxerre-Branches Airport	Auxerre/Branches	FR	47.8502	3.49711	Europe/Paris
AUG	KAUG	Augusta State Airport	Augusta	US	44.320687	-69.797309	America/New_York
AUH	OMAA	Abu Dhabi International Airport	Abu Dhabi	AE	24.433	54.6511	Asia/Dubai
AUJ	AYAT	Ambunti Airport	Ambunti	PG	-4.21567	142.82317	Pacific/Port_Moresby
AUK	PAUK	Alakanuk Airport	Alakanuk	US	62.683056	-164.722194	America/Anchorage
AUM	KAUM	Austin Municipal Airport	Austin	US	43.662639	-92.932917	America/Chicago
AUN	KAUN	Auburn Municipal Airport	Auburn	US	38.95482	-121.081729	America/Los_Angeles
AUO	KAUO	Auburn University Regional Airport	Auburn	US	32.615111	-85.434	America/Chicago
AUQ	NTMN	Hiva Oa-Atuona Airport		PF	-9.76879	-139.011	Pacific/Marquesas
AUR	LFLW	Aurillac Airport	Aurillac	FR	44.8914	2.42194	Europe/Paris
AUS	KAUS	Austin-Bergstrom International Airport	Austin	US	30.194527	-97.669876	America/Chicago
AUT	WPAT	Atauro Airport	Atauro	TL	-8.21052	125.616	Asia/Dili
AUU	YAUR	Aurukun Airport		AU	-13.3539	141.72099	Australia/Brisbane
AUW	KAUW	Wausau Downtown Airport	Wausau	US	44.926285	-89.627002	America/Chicago
AUX	SWGN	Araguaina Airport	Araguaina	BR	-7.22787	-48.2405	America/Fortaleza
AUY	NVVA	Anelghowhat Airport	Anelghowhat	VU	-20.2492	169.771	Pacific/Efate
AUZ	KARR	Aurora Municipal Airport	Chicago/Aurora	US	41.771917	-88.475667	America/Chicago
AVA	ZUAS	Anshun Huangguoshu Airport	Anshun	CN	26.26056	105.87333	Asia/Shanghai
AVB	LIPA	Aviano Air Base	Aviano	IT	46.0319	12.5965	Europe/Rome
AVG	YAUV	Auvergne Airport		AU	-15.7	130.0	Australia/Darwin
AVI	MUCA	Maximo Gomez Airport	Ciego de Avila	CU	22.0271	-78.7896	America/Havana
AVK	ZMAH	Arvaikheer Airport	Arvaikheer	MN	46.2503	102.802	Asia/Ulaanbaatar
AVL	KAVL	Asheville Regional Airport	Asheville	US	35.436113	-82.542047	America/New_York
AVN	LFMV	Avignon-Caumont Airport	Avignon/Caumont	FR	43.9073	4.90183	Europe/Paris
AVO	KAVO	Avon Park Executive Airport	Avon Park	US	27.5913	-81.528967	America/New_York
AVP	KAVP	Wilkes-Barre/Scranton International Airport	Wilkes-Barre/Scranton	US	41.338472	-75.723389	America/New_York
AVU	AGGJ	Avu Avu Airport		SB	-9.86833	160.41056	Pacific/Guadalcanal
AVV	YMAV	Avalon Airport	Melbourne	AU	-38.0394	144.46899	Australia/Melbourne
AVW	KAVQ	Marana Regional Airport	Marana	US	32.409556	-111.218389	America/Phoenix
AVX	KAVX	Catalina Airport	Avalon	US	33.404997	-118.415769	America/Los_Angeles
AWA	HALA	Awassa Airport	Awassa	ET	7.067	38.5	Africa/Addis_Ababa
AWB	AYAW	Awaba Airport	Awaba	PG	-8.00611	142.74835	Pacific/Port_Moresby
AWD	NVVB	Aniwa Airport	Aniwa	VU	-19.24	169.605	Pacific/Efate
AWK	PWAK	Wake Island Airfield	Wake Island	UM	19.282494	166.63665	Pacific/Wake
AWM	KAWM	West Memphis Municipal Airport	West Memphis	US	35.135056	-90.234444	America/Chicago
AWN	YADS	Alton Downs Airport		AU	-26.5333	139.267	Australia/Adelaide
AWP	YAUS	Austral Downs Airport		AU	-20.5	137.75	Australia/Darwin
AWZ	OIAW	Ahwaz Airport	Ahwaz	IR	31.3374	48.762	Asia/Tehran
AXA	TQPF	Wallblake Airport	The Valley	AI	18.2048	-63.0551	America/Anguilla
AXB	89NY	Maxson Airfield	Alexandria Bay	US	44.316717	-75.899673	America/New_York
AXC	YAMC	Aramac Airport		AU	-22.9667	145.242	Australia/Brisbane
AXD	LGAL	Dimokritos Airport	Alexandroupolis	GR	40.8559	25.9563	Europe/Athens
AXE	SSXX	Xanxere Airport	Xanxere	BR	-26.87556	-52.37305	America/Sao_Paulo
AXF	ZBAL	Alxa Left Banner Bayanhot Airport	Bayanhot	CN	38.74831	105.58858	Asia/Shanghai
AXG	KAXA	Algona Municipal Airport	Algona	US	43.077798	-94.271774	America/Chicago
AXJ	RJDA	Amakusa Airport		JP	32.4825	130.159	Asia/Tokyo
AXK	OYAT	Ataq Airport		YE	14.5513	46.8262	Asia/Aden
AXL	YALX	Alexandria Homestead Airport		AU	-19.0602	136.71001	Australia/Darwin
AXM	SKAR	El Eden Airport	Armenia	CO	4.45278	-75.7664	America/Bogota
AXN	KAXN	Alexandria Regional/Chandler Field	Alexandria	US	45.866306	-95.394667	America/Chicago
AXP	MYAP	Spring Point Airport	Spring Point	BS	22.4418	-73.9709	America/Nassau
AXR	NTGU	Arutua Airport		PF	-15.2483	-146.617	Pacific/Tahiti
AXS	KAXS	Altus/Quartz Mountain Regional Airport	Altus	US	34.698806	-99.338472	America/Chicago
AXT	RJSK	Akita Airport	Akita	JP	39.6156	140.21899	Asia/Tokyo
AXU	HAAX	Axum Airport		ET	14.1468	38.7728	Africa/Addis_Ababa
AXV	KAXV	Neil Armstrong Airport	Wapakoneta	US	40.493548	-84.298074	America/New_York
AXX	KAXX	Angel Fire Airport	Angel Fire	US	36.422	-105.289905	America/Denver
AYG	SKYA	Yaguara Airport	San Vicente Del Caguan	CO	1.54417	-73.9333	America/Bogota
AYJ	VEAY	Maharishi Valmiki International Airport	Ayodhya	IN	26.74803	82.15078	Asia/Kolkata
AYL	YANL	Anthony Lagoon Airport		AU	-18.01808	135.53507	Australia/Darwin
AYM	_AYM	Yas Island Seaplane Base	Yas Island	AE	24.467	54.6103	Asia/Dubai
AYN	ZHAY	Anyang Airport	Anyang	CN	36.1339	114.344	Asia/Shanghai
AYO	SGAY	Juan De Ayolas Airport	Ayolas	PY	-27.37	-56.85	America/Asuncion
AYP	SPHO	Coronel FAP Alfredo Mendivil Duarte Airport	Ayacucho	PE	-13.1548	-74.2044	America/Lima
AYQ	YAYE	Ayers Rock Connellan Airport	Ayers Rock	AU	-25.1861	130.976	Australia/Darwin
AYR	YAYR	Ayr Airport		AU	-19.5844	147.32899	Australia/Brisbane
AYS	KAYS	Waycross-Ware County Airport	Waycross	US	31.248389	-82.395389	America/New_York
AYT	LTAI	Antalya International Airport	Antalya	TR	36.8987	30.8005	Europe/Istanbul
AYU	AYAY	Aiyura Airport	Aiyura Valley	PG	-6.33806	145.90417	Pacific/Port_Moresby
AYX	SPAY	Teniente General Gerardo Perez Pinedo Airport	Atalaya	PE	-10.7291	-73.7665	America/Lima
AZA	KIWA	Mesa Gateway Airport	Phoenix	US	33.307824	-111.655459	America/Phoenix
AZD	OIYY	Shahid Sadooghi Airport	Yazd	IR	31.9049	54.2765	Asia/Tehran
AZH	VEAH	Azamgarh Airport	Azamgarh	IN	26.153333	83.118333	Asia/Kolkata
AZI	OMAD	Al Bateen Executive Airport	Abu Dhabi	AE	24.4283	54.4581	Asia/Dubai
AZL	SWTU	Fazenda Tucunare Airport	Sapezal	BR	-13.46553	-58.86693	America/Cuiaba
AZN	UZKA	Andizhan Airport	Andizhan	UZ	40.7277	72.294	Asia/Tashkent
AZO	KAZO	Kalamazoo/Battle Creek International Airport	Kalamazoo	US	42.234389	-85.551556	America/Detroit
AZP	MMJC	Atizapan De Zaragoza Airport		MX	19.5748	-99.2888	America/Mexico_City
AZR	DAUA	Touat Cheikh Sidi Mohamed Belkebir Airport		DZ	27.8376	-0.18641	Africa/Algiers
AZS	MDCY	Samana El Catey International Airport	Samana	DO	19.267	-69.742	America/Santo_Domingo
AZZ	FNAM	Ambriz Airport	Ambriz	AO	-7.86222	13.1161	Africa/Luanda
BAA	AYBL	Bialla Airport	Bialla	PG	-5.329445	151.006128	Pacific/Port_Moresby
BAB	KBAB	Beale Afb Airport	Marysville	US	39.136101	-121.436587	America/Los_Angeles
BAD	KBAD	Barksdale Afb Airport	Bossier City	US	32.501933	-93.662628	America/Chicago
BAE	LFMR	Barcelonnette - Saint-Pons Airport	Le Castellet	FR	44.3883	6.61028	Europe/Paris
BAF	KBAF	Westfield-Barnes Regional Airport	Westfield/Springfield	US	42.157944	-72.715861	America/New_York
BAG	RPUB	Loakan Airport	Baguio City	PH	16.3751	120.62	Asia/Manila
BAH	OBBI	Bahrain International Airport	Manama	BH	26.2708	50.6336	Asia/Bahrain
BAI	MRBA	Buenos Aires Airport	Punta Arenas	CR	9.16361	-83.3299	America/Costa_Rica
BAL	LTCJ	Batman Airport	Batman	TR	37.929	41.1166	Europe/Istanbul
BAM	KBAM	Battle Mountain Airport	Battle Mountain	US	40.599056	-116.874333	America/Los_Angeles
BAN	FZVR	Basongo Airport	Basongo	CD	-4.317	20.433	Africa/Lubumbashi
BAO	VTED	Udorn Air Base	Ban Mak Khaen	TH	17.383	102.8	Asia/Bangkok
BAQ	SKBQ	Ernesto Cortissoz International Airport	Barranquilla	CO	10.8896	-74.7808	America/Bogota
BAR	ZJQH	Qionghai Boao Airport	Qionghai	CN	19.140556	110.458889	Asia/Shanghai
BAS	AGGE	Ballalae Airport	Ballalae	SB	-6.99075	155.88666	Pacific/Guadalcanal
BAT	SBBT	Chafei Amsei Airport	Barretos	BR	-20.5845	-48.5941	America/Sao_Paulo
BAU	SBBU	Bauru Airport	Bauru	BR	-22.345	-49.0538	America/Sao_Paulo
BAV	ZBOW	Baotou Airport	Baotou	CN	40.56	109.997	Asia/Shanghai
BAX	UNBB	Barnaul Airport	Barnaul	RU	53.3638	83.5385	Asia/Barnaul
BAY	LRBM	Tautii Magheraus Airport	Baia Mare	RO	47.6584	23.47	Europe/Bucharest
BAZ	SWBC	Barcelos Airport	Barcelos	BR	-0.98129	-62.9196	America/Boa_Vista
BBA	SCBA	Balmaceda Airport	Balmaceda	CL	-45.9161	-71.6895	America/Coyhaique
BBB	KBBB	Benson Municipal Airport	Benson	US	45.331917	-95.650583	America/Chicago
BBC	KBYY	Bay City Regional Airport	Bay City	US	28.973247	-95.863452	America/Chicago
BBD	KBBD	Curtis Field	Brady	US	31.179278	-99.323917	America/Chicago
BBG	NGTU	Butaritari Atoll Airport	Butaritari Atoll	KI	3.08583	172.811	Pacific/Tarawa
BBH	EDBH	Barth Airport		DE	54.3375	12.6997	Europe/Berlin
BBI	VEBS	Biju Patnaik Airport	Bhubaneswar	IN	20.2444	85.8178	Asia/Kolkata
BBJ	EDRB	Bitburg Airport	Bitburg	DE	49.94528	6.565	Europe/Berlin
BBK	FBKE	Kasane Airport	Kasane	BW	-17.8329	25.1624	Africa/Gaborone
BBL	YLLE	Ballera Airport		AU	-27.4083	141.808	Australia/Brisbane
BBM	VDBG	Battambang Airport	Battambang	KH	13.0956	103.224	Asia/Phnom_Penh
BBN	WBGZ	Bario Airport	Bario	MY	3.73389	115.479	Asia/Kuching
BBO	HCMI	Berbera Airport	Berbera	SO	10.3892	44.9411	Africa/Mogadishu
BBP	EGHJ	Bembridge Airport	Bembridge	GB	50.6781	-1.10944	Europe/London
BBR	TFFB	Baillif Airport	Basse Terre	GP	16.0133	-61.7422	America/Guadeloupe
BBS	EGLK	Blackbushe Airport	Yateley	GB	51.3239	-0.8475	Europe/London
BBT	FEFT	Berberati Airport	Berberati	CF	4.22158	15.7864	Africa/Bangui
BBU	LRBS	Baneasa International Airport	Bucharest	RO	44.5032	26.1021	Europe/Bucharest
BBV	DIGN	Nero-Mer Airport	Grand-Bereby	CI	4.64341	-6.92396	Africa/Abidjan
BBW	KBBW	Broken Bow Municipal/Keith Glaze Field	Broken Bow	US	41.436446	-99.642164	America/Chicago
BBX	KLOM	Wings Field	Philadelphia	US	40.137556	-75.265139	America/New_York
BBY	FEFM	Bambari Airport	Bambari	CF	5.84694	20.6475	Africa/Bangui
BBZ	FLZB	Zambezi Airport	Zambezi	ZM	-13.5361	23.1085	Africa/Lusaka
BCA	MUBA	Gustavo Rizo Airport	Baracoa	CU	20.3653	-74.5062	America/Havana
BCB	KBCB	Virginia Tech/Montgomery Executive Airport	Blacksburg	US	37.209386	-80.41209	America/New_York
BCC	KZ48	Bear Creek 3 Airport	Bear Creek	US	63.571609	-156.144051	America/Anchorage
BCD	RPVB	Bacolod-Silay City International Airport	Bacolod City	PH	10.7764	123.015	Asia/Manila
BCE	KBCE	Bryce Canyon Airport	Bryce Canyon	US	37.706447	-112.1458	America/Denver
BCF	FEGU	Bouca Airport	Bouca	CF	6.517	18.267	Africa/Bangui
BCG	SYBE	Bemichi Airport	Bemichi	GY	7.7	-59.16666	America/Guyana
BCH	WPEC	Cakung Airport	Baucau	TL	-8.48903	126.401	Asia/Dili
BCI	YBAR	Barcaldine Airport	Barcaldine	AU	-23.5653	145.30701	Australia/Brisbane
BCL	MRBC	Barra del Colorado Airport	Pococi	CR	10.7687	-83.5856	America/Costa_Rica
BCM	LRBC	Bacau Airport	Bacau	RO	46.5219	26.9103	Europe/Bucharest
BCN	LEBL	Barcelona International Airport	Barcelona	ES	41.2971	2.07846	Europe/Madrid
BCO	HABC	Baco Airport	Baco	ET	5.78287	36.562	Africa/Addis_Ababa
BCR	SWNK	Novo Campo Airport	Boca Do Acre	BR	-8.83456	-67.3124	America/Manaus
BCS	65LA	Southern Seaplane Airport	Belle Chasse	US	29.866039	-90.022293	America/Chicago
BCT	KBCT	Boca Raton Airport	Boca Raton	US	26.378486	-80.107696	America/New_York
BCX	UWUB	Beloretsk Airport	Beloretsk	RU	53.9381	58.34	Asia/Yekaterinburg
BDA	TXKF	L.F. Wade International International Airport	Hamilton	BM	32.364	-64.6787	Atlantic/Bermuda
BDB	YBUD	Bundaberg Airport	Bundaberg	AU	-24.9039	152.319	Australia/Brisbane
BDC	SNBC	Barra do Corda Airport	Barra Do Corda	BR	-5.5025	-45.21583	America/Fortaleza
BDD	YBAU	Badu Island Airport		AU	-10.15	142.1734	Australia/Brisbane
BDE	KBDE	Baudette International Airport	Baudette	US	48.73025	-94.611056	America/Chicago
BDF	3IS8	Rinkenberger Airport	Bradford	US	41.230871	-89.615652	America/Chicago
BDG	KBDG	Blanding Municipal Airport	Blanding	US	37.583333	-109.483278	America/Denver
BDH	OIBL	Bandar Lengeh Airport	Bandar Lengeh	IR	26.532	54.8248	Asia/Tehran
BDI	FSSB	Bird Island Airport	Bird Island	SC	-3.72472	55.2053	Indian/Mahe
BDJ	WAOO	Syamsudin Noor Airport	Banjarmasin, Borneo Island	ID	-3.44236	114.763	Asia/Makassar
BDK	DIBU	Soko Airport	Bondoukou	CI	8.01722	-2.76194	Africa/Abidjan
BDL	KBDL	Bradley International Airport	Windsor Locks	US	41.939032	-72.684316	America/New_York
BDM	LTBG	Bandirma Airport	Bandirma	TR	40.318	27.9777	Europe/Istanbul
BDN	OPTH	Talhar Airport	Badin	PK	24.8415	68.8384	Asia/Karachi
BDO	WICC	Husein Sastranegara International Airport	Bandung, Java Island	ID	-6.90063	107.576	Asia/Jakarta
BDP	VNCG	Bhadrapur Airport	Bhadrapur	NP	26.5708	88.0796	Asia/Kathmandu
BDQ	VABO	Vadodara Airport	Vadodara	IN	22.3362	73.2263	Asia/Kolkata
BDR	KBDR	Bridgeport/Sikorsky Airport	Bridgeport	US	41.163481	-73.126176	America/New_York
BDS	LIBR	Brindisi / Casale Airport	Brindisi	IT	40.6576	17.947	Europe/Rome
BDT	FZFD	Gbadolite Airport		CD	4.25321	20.9753	Africa/Kinshasa
BDU	ENDU	Bardufoss Airport	Malselv	NO	69.0558	18.5404	Europe/Oslo
BDV	FZRB	Moba Airport	Moba	CD	-7.067	29.783	Africa/Lubumbashi
BDW	YBDF	Bedford Downs Airport		AU	-17.2867	127.463	Australia/Perth
BDX	K00F	Broadus Airport	Broadus	US	45.470472	-105.457139	America/Denver
BDY	KS05	Bandon State Airport	Bandon	US	43.086472	-124.407861	America/Los_Angeles
BDZ	AYBG	Baindoung Airport		PG	-6.34722	146.94222	Pacific/Port_Moresby
BEB	EGPL	Benbecula Airport	Balivanich	GB	57.4811	-7.36278	Europe/London
BEC	KBEC	Beech Factory Airport	Wichita	US	37.693917	-97.214917	America/Chicago
BED	KBED	Laurence G Hanscom Field	Bedford	US	42.469944	-71.289	America/New_York
BEF	MNBL	Bluefields Airport	Bluefileds	NI	11.991	-83.7741	America/Managua
BEG	LYBE	Belgrade Nikola Tesla Airport	Belgrad	RS	44.8184	20.3091	Europe/Belgrade
BEH	KBEH	Southwest Michigan Regional Airport	Benton Harbor	US	42.128381	-86.424881	America/Detroit
BEI	HABE	Beica Airport	Beica	ET	9.38639	34.5219	Africa/Addis_Ababa
BEJ	WALK	Barau(Kalimaru) Airport	Tanjung Redep, Borneo Island	ID	2.1555	117.432	Asia/Makassar
BEK	VIBY	Bareilly Air Force Station		IN	28.4221	79.4508	Asia/Kolkata
BEL	SBBE	Val de Cans/Julio Cezar Ribeiro International Airport	Belem	BR	-1.37925	-48.4763	America/Belem
BEM	GMMD	Beni Mellal Airport		MA	32.4	-6.33333	Africa/Casablanca
BEN	HLLB	Benina International Airport	Benghazi	LY	32.0968	20.2695	Africa/Tripoli
BEO	YPEC	Aeropelican Airport		AU	-33.0667	151.64799	Australia/Sydney
BEP	VOBI	Bellary Airport	Bellary	IN	15.1628	76.8828	Asia/Kolkata
BEQ	EGXH	RAF Honington	Thetford	GB	52.3426	0.77294	Europe/London
BER	EDDB	Berlin Brandenburg Airport	Berlin	DE	52.36217	13.50067	Europe/Berlin
BES	LFRB	Brest Bretagne Airport	Brest/Guipavas	FR	48.4479	-4.41854	Europe/Paris
BET	PABE	Bethel Airport	Bethel	US	60.778556	-161.837167	America/Anchorage
BEU	YBIE	Bedourie Airport		AU	-24.3461	139.46001	Australia/Brisbane
BEV	LLBS	Be'er Sheva (Teyman) Airport	Beersheva	IL	31.287	34.723	Asia/Jerusalem
BEW	FQBR	Beira Airport	Beira	MZ	-19.7964	34.9076	Africa/Maputo
BEX	EGUB	RAF Benson	Benson	GB	51.6164	-1.09583	Europe/London
BEY	OLBA	Beirut Rafic Hariri International Airport	Beirut	LB	33.8209	35.4884	Asia/Beirut
BEZ	NGBR	Beru Airport	Beru	KI	-1.35472	176.007	Pacific/Tarawa
BFA	SGBN	Bahia Negra Airport	Bahia Negra	PY	-20.2246	-58.1792	America/Asuncion
BFD	KBFD	Bradford Regional Airport	Bradford	US	41.802954	-78.639966	America/New_York
BFE	EDLI	Bielefeld Airport	Bielefeld	DE	51.96472	8.54444	Europe/Berlin
BFF	KBFF	Scottsbluff/Western Nebraska Regional/Wm B Heilig Field	Scottsbluff	US	41.874028	-103.595639	America/Denver
BFG	KU07	Bullfrog Basin Airport	Glen Canyon Natl Rec Area	US	37.545824	-110.713199	America/Denver
BFH	SBBI	Bacacheri Airport	Curitiba	BR	-25.4051	-49.232	America/Sao_Paulo
BFI	KBFI	Boeing Field/King County International Airport	Seattle	US	47.529972	-122.301944	America/Los_Angeles
BFJ	ZUBJ	Bijie Airport	Bijie	CN	27.26709	105.47163	Asia/Shanghai
BFK	KBKF	Buckley Space Force Base Airport	Aurora	US	39.701761	-104.751961	America/Denver
BFL	KBFL	Meadows Field	Bakersfield	US	35.433861	-119.057667	America/Los_Angeles
BFM	KBFM	Mobile International Airport	Mobile	US	30.626781	-88.068091	America/Chicago
BFN	FABL	J B M Hertzog International Airport	Bloemfontain	ZA	-29.0927	26.3024	Africa/Johannesburg
BFO	FVCZ	Buffalo Range Airport	Chiredzi	ZW	-21.0081	31.5786	Africa/Harare
BFP	KBVI	Beaver County Airport	Beaver Falls	US	40.772472	-80.391444	America/New_York
BFR	KBFR	Virgil I Grissom Municipal Airport	Bedford	US	38.840028	-86.445361	America/Indiana/Indianapolis
BFS	EGAA	Belfast International Airport	Belfast	GB	54.6575	-6.21583	Europe/London
BFT	KARW	Beaufort Executive Airport	Beaufort	US	32.412167	-80.634354	America/New_York
BFU	ZSBB	Bengbu Airport	Bengbu	CN	32.84773	117.32024	Asia/Shanghai
BFV	VTUO	Buri Ram Airport		TH	15.2295	103.253	Asia/Bangkok
BFW	DAOS	Sidi Bel Abbes Airport		DZ	35.1718	-0.59328	Africa/Algiers
BFX	FKKU	Bafoussam Airport	Bafoussam	CM	5.53692	10.3546	Africa/Douala
BFY	_BFY	Bengbu Tenghu Airport	Bengbu	CN	33.166	117.057	Asia/Shanghai
BGA	SKBG	Palonegro Airport	Bucaramanga	CO	7.1265	-73.1848	America/Bogota
BGB	FOGB	Booue Airport	Booue	GA	-0.1	11.95	Africa/Libreville
BGC	LPBG	Braganca Airport	Bragança	PT	41.8578	-6.70713	Europe/Lisbon
BGD	KBGD	Hutchinson County Airport	Borger	US	35.700889	-101.393667	America/Chicago
BGE	KBGE	Decatur County Industrial Air Park	Bainbridge	US	30.971598	-84.636928	America/New_York
BGF	FEFF	Bangui M'Poko International Airport	Bangui	CF	4.39848	18.5188	Africa/Bangui
BGG	LTCU	Bingöl Airport	Bingöl	TR	38.861111	40.5925	Europe/Istanbul
BGH	GQNE	Abbaye Airport	Boghe	MR	16.63331	-14.2	Africa/Nouakchott
BGI	TBPB	Sir Grantley Adams International Airport	Bridgetown	BB	13.0746	-59.4925	America/Barbados
BGJ	BIBF	Borgarfjordur eystri Airport	Borgarfjordur eystri	IS	65.5164	-13.805	Atlantic/Reykjavik
BGK	MZBG	Big Creek Airport	Big Creek	BZ	16.52	-88.40917	America/Belize
BGM	KBGM	Greater Binghamton/Edwin A Link Field	Binghamton	US	42.208444	-75.979611	America/New_York
BGN	UESG	Belaya Gora Airport	Belaya Gora	RU	68.557	146.23117	Asia/Srednekolymsk
BGO	ENBR	Bergen Airport Flesland	Bergen	NO	60.2934	5.21814	Europe/Oslo
BGQ	PAGQ	Big Lake Airport	Big Lake	US	61.534683	-149.812548	America/Anchorage
BGR	KBGR	Bangor International Airport	Bangor	US	44.807444	-68.828139	America/New_York
BGT	KE51	Bagdad Airport	Bagdad	US	34.592894	-113.171949	America/Phoenix
BGU	FEFG	Bangassou Airport	Bangassou	CF	4.785	22.781	Africa/Bangui
BGV	SSBG	Aeroclube de Bento Goncalves Airport	Bento Goncalves	BR	-29.14833	-51.53639	America/Sao_Paulo
BGW	ORBI	Baghdad International Airport	Baghdad	IQ	33.2625	44.2346	Asia/Baghdad
BGX	SBBG	Comandante Gustavo Kraemer Airport	Bage	BR	-31.3905	-54.1122	America/Sao_Paulo
BGY	LIME	Bergamo / Orio Al Serio Airport	Bergamo	IT	45.6739	9.70417	Europe/Rome
BHA	SESV	Los Perales Airport	Bahia de Caraquez	EC	-0.60811	-80.4027	America/Guayaquil
BHB	KBHB	Hancock County/Bar Harbor Airport	Bar Harbor	US	44.449705	-68.36149	America/New_York
BHD	EGAC	George Best Belfast City Airport	Belfast	GB	54.6181	-5.8725	Europe/London
BHE	NZWB	Woodbourne Airport	Blenheim	NZ	-41.5183	173.87	Pacific/Auckland
BHF	SKCP	Cupica Airport	Bahia Solano	CO	6.69194	-77.47722	America/Bogota
BHH	OEBH	Bisha Airport		SA	19.9844	42.6209	Asia/Riyadh
BHI	SAZB	Comandante Espora Airport	Bahia Blanca	AR	-38.725	-62.1693	America/Argentina/Buenos_Aires
BHJ	VABJ	Bhuj Airport	Bhuj	IN	23.2878	69.6702	Asia/Kolkata
BHK	UZSB	Bukhara Airport	Bukhara	UZ	39.775	64.4833	Asia/Samarkand
BHM	KBHM	Birmingham-Shuttlesworth International Airport	Birmingham	US	33.563889	-86.752306	America/Chicago
BHO	VABP	Bhopal Airport	Bhopal	IN	23.2875	77.3374	Asia/Kolkata
BHP	VNBJ	Bhojpur Airport	Bhojpur	NP	27.1474	87.0508	Asia/Kathmandu
BHQ	YBHI	Broken Hill Airport	Broken Hill	AU	-32.0014	141.472	Australia/Broken_Hill
BHR	VNBP	Bharatpur Airport	Bharatpur	NP	27.6781	84.4294	Asia/Kathmandu
BHS	YBTH	Bathurst Airport	Bathurst	AU	-33.4094	149.65199	Australia/Sydney
BHU	VABV	Bhavnagar Airport	Bhavnagar	IN	21.7522	72.1852	Asia/Kolkata
BHV	OPBW	Bahawalpur Airport	Bahawalpur	PK	29.3481	71.718	Asia/Karachi
BHW	OPBG	Bhagatanwala Airport	Bhagatanwala	PK	32.0561	72.9484	Asia/Karachi
BHX	EGBB	Birmingham International Airport	Birmingham	GB	52.4539	-1.74803	Europe/London
BHY	ZGBH	Beihai Airport	Beihai	CN	21.5394	109.294	Asia/Shanghai
BIA	LFKB	Bastia-Poretta Airport	Bastia/Poretta	FR	42.5527	9.48373	Europe/Paris
BIB	HCMB	Baidoa Airport	Baidoa	SO	3.10222	43.6286	Africa/Mogadishu
BID	KBID	Block Island State Airport	Block Island	US	41.168111	-71.577833	America/New_York
BIE	KBIE	Beatrice Municipal Airport	Beatrice	US	40.301278	-96.754111	America/Chicago
BIF	KBIF	Biggs Army Air Field (Fort Bliss) Airport	Fort Bliss/El Paso/	US	31.849529	-106.380053	America/Denver
BIG	PABI	Allen Army Air Field	Delta Junction Ft Greely	US	63.995164	-145.720037	America/Anchorage
BIH	KBIH	Bishop Airport	Bishop	US	37.373111	-118.363611	America/Los_Angeles
BIK	WABB	Frans Kaisiepo Airport	Biak-Supiori Island	ID	-1.19002	136.108	Asia/Jayapura
BIL	KBIL	Billings Logan International Airport	Billings	US	45.807849	-108.543544	America/Denver
BIM	MYBS	South Bimini Airport	South Bimini	BS	25.6999	-79.2647	America/Nassau
BIN	OABN	Bamiyan Airport	Bamiyan	AF	34.817	67.817	Asia/Kabul
BIO	LEBB	Bilbao Airport	Bilbao	ES	43.3011	-2.91061	Europe/Madrid
BIP	YBWM	Bulimba Airport		AU	-16.8808	143.479	Australia/Brisbane
BIQ	LFBZ	Biarritz-Anglet-Bayonne Airport	Biarritz/Anglet/Bayonne	FR	43.4684	-1.52332	Europe/Paris
BIR	VNVT	Biratnagar Airport	Biratnagar	NP	26.4815	87.264	Asia/Kathmandu
BIS	KBIS	Bismarck Municipal Airport	Bismarck	US	46.772734	-100.745738	America/Chicago
BIT	VNBT	Baitadi Airport	Baitadi	NP	29.4653	80.5492	Asia/Kathmandu
BIU	BIBD	Bíldudalur Airport	Bíldudalur	IS	65.6413	-23.5462	Atlantic/Reykjavik
BIV	FEFR	Bria Airport	Bria	CF	6.52778	21.9894	Africa/Bangui
BIW	YBIL	Billiluna Airport		AU	-19.5667	127.667	Australia/Perth
BIX	KBIX	Keesler Afb Airport	Biloxi	US	30.410427	-88.924435	America/Chicago
BIY	FABE	Bisho Airport	Bisho	ZA	-32.8971	27.2791	Africa/Johannesburg
BJA	DAAE	Soummam Airport	Bejaia	DZ	36.712	5.06992	Africa/Algiers
BJB	OIMN	Bojnord Airport	Bojnord	IR	37.493	57.3082	Asia/Tehran
BJC	KBJC	Rocky Mountain Metro Airport	Denver	US	39.908806	-105.117194	America/Denver
BJD	BIBK	Bakkafjordur Airport	Bakkafjordur	IS	66.0219	-14.8244	Atlantic/Reykjavik
BJF	ENBS	Båtsfjord Airport	Båtsfjord	NO	70.6005	29.6914	Europe/Oslo
BJI	KBJI	Bemidji Regional Airport	Bemidji	US	47.510722	-94.934722	America/Chicago
BJJ	KBJJ	Wayne County Airport	Wooster	US	40.874844	-81.88826	America/New_York
BJK	WAPK	Nangasuri Airport	Maikoor Island	ID	-6.0662	134.274	Asia/Jayapura
BJL	GBYD	Banjul International Airport	Banjul	GM	13.338	-16.6522	Africa/Banjul
BJM	HBBA	Bujumbura International Airport	Bujumbura	BI	-3.32402	29.3185	Africa/Bujumbura
BJO	SLBJ	Bermejo Airport	Bermejo	BO	-22.7733	-64.3129	America/La_Paz
BJP	SBBP	Aeroporto Estadual Arthur Siqueira Airport	Braganca Paulista	BR	-22.97917	-46.5375	America/Sao_Paulo
BJR	HABD	Bahir Dar Airport	Bahir Dar	ET	11.6081	37.3216	Africa/Addis_Ababa
BJU	VNBR	Bajura Airport	Bajura	NP	29.502	81.669	Asia/Kathmandu
BJV	LTFE	Milas Bodrum International Airport	Bodrum	TR	37.2506	27.6643	Europe/Istanbul
BJW	WATB	Soa Airport	Bajawa	ID	-8.70867	121.05717	Asia/Makassar
BJX	MMLO	Del Bajio International Airport	Silao	MX	20.9935	-101.481	America/Mexico_City
BJY	LYBT	Batajnica Air Base	Batajnica	RS	44.9353	20.2575	Europe/Belgrade
BJZ	LEBZ	Badajoz Airport	Badajoz	ES	38.8913	-6.82133	Europe/Madrid
BKA	UUBB	Bykovo Airport	Moscow	RU	55.6172	38.06	Europe/Moscow
BKB	VIBK	Nal Airport	Bikaner	IN	28.0706	73.2072	Asia/Kolkata
BKC	PABL	Buckland Airport	Buckland	US	65.981556	-161.149139	America/Anchorage
BKD	KBKD	Stephens County Airport	Breckenridge	US	32.718756	-98.891596	America/Chicago
BKE	KBKE	Baker City Municipal Airport	Baker City	US	44.837346	-117.80914	America/Los_Angeles
BKG	KBBG	Branson Airport	Branson	US	36.532083	-93.200544	America/Chicago
BKH	PHBK	Barking Sands Pmrf Airport	Kekaha,Kauai	US	22.022773	-159.785068	Pacific/Honolulu
BKI	WBKK	Kota Kinabalu International Airport	Kota Kinabalu	MY	5.93721	116.051	Asia/Kuching
BKJ	GUOK	Boke Airport	Boke	GN	10.9658	-14.2811	Africa/Conakry
BKK	VTBS	Suvarnabhumi Airport	Bangkok	TH	13.6811	100.747	Asia/Bangkok
BKL	KBKL	Burke Lakefront Airport	Cleveland	US	41.517861	-81.682639	America/New_York
BKM	WBGQ	Bakalalan Airport	Bakalalan	MY	3.974	115.618	Asia/Kuching
BKN	UTAN	Balkanabat International Airport	Jebel	TM	39.6805	54.204667	Asia/Ashgabat
BKO	GABS	Senou Airport	Senou	ML	12.5335	-7.94994	Africa/Bamako
BKP	YBAW	Barkly Downs Airport		AU	-20.49583	138.47472	Australia/Brisbane
BKQ	YBCK	Blackall Airport	Blackall	AU	-24.4278	145.429	Australia/Brisbane
BKR	FTTK	Bokoro Airport	Bokoro	TD	12.383	17.067	Africa/Ndjamena
BKS	WIPL	Padang Kemiling (Fatmawati Soekarno) Airport	Bengkulu, Sumatra Island	ID	-3.8637	102.339	Asia/Jakarta
BKT	KBKT	Allan C Perkinson/Blackstone Army Air Field	Blackstone	US	37.074738	-77.951812	America/New_York
BKU	FMSV	Betioky Airport	Betioky	MG	-23.733	44.389	Indian/Antananarivo
BKW	KBKW	Raleigh County Memorial Airport	Beckley	US	37.787333	-81.124167	America/New_York
BKX	KBKX	Brookings Regional Airport	Brookings	US	44.304528	-96.818917	America/Chicago
BKY	FZMA	Bukavu Kavumu Airport		CD	-2.30898	28.8088	Africa/Lubumbashi
BKZ	HTBU	Bukoba Airport	Bukoba	TZ	-1.332	31.8212	Africa/Dar_es_Salaam
BLA	SVBC	General Jose Antonio Anzoategui International Airport	Barcelona	VE	10.1071	-64.6892	America/Caracas
BLB	MPPA	Howard/Panama Pacifico International Airport	Panama City	PA	8.91479	-79.5996	America/Panama
BLC	FKKG	Bali Airport	Bali	CM	5.89528	10.03389	Africa/Douala
BLD	KBVU	Boulder City Municipal Airport	Boulder City	US	35.947308	-114.861084	America/Los_Angeles
BLE	ESSD	Borlange Airport		SE	60.422	15.5152	Europe/Stockholm
BLF	KBLF	Mercer County Airport	Bluefield	US	37.295947	-81.207518	America/New_York
BLG	WBGC	Belaga Airport	Belaga	MY	2.65	113.767	Asia/Kuching
BLH	KBLH	Blythe Airport	Blythe	US	33.619167	-114.716889	America/Los_Angeles
BLI	KBLI	Bellingham International Airport	Bellingham	US	48.792694	-122.537528	America/Los_Angeles
BLJ	DABT	Batna Airport	Batna	DZ	35.7521	6.30859	Africa/Algiers
BLK	EGNH	Blackpool International Airport	Blackpool	GB	53.7717	-3.02861	Europe/London
BLL	EKBI	Billund Airport	Billund	DK	55.7403	9.15178	Europe/Copenhagen
BLM	KBLM	Monmouth Executive Airport	Belmar/Farmingdale	US	40.186778	-74.124556	America/New_York
BLN	YBLA	Benalla Airport		AU	-36.5519	146.007	Australia/Melbourne
BLO	BIBL	Hjaltabakki Airport	Blönduós	IS	65.645	-20.2875	Atlantic/Reykjavik
BLP	SPBL	Huallaga Airport	Bellavista	PE	-7.06056	-76.5822	America/Lima
BLQ	LIPE	Bologna / Borgo Panigale Airport	Bologna	IT	44.5354	11.2887	Europe/Rome
BLR	VOBL	Bengaluru International Airport	Bangalore	IN	13.1979	77.7063	Asia/Kolkata
BLS	YBLL	Bollon Airport		AU	-28.0583	147.483	Australia/Brisbane
BLT	YBTR	Blackwater Airport		AU	-23.6031	148.80701	Australia/Brisbane
BLU	KBLU	Blue Canyon - Nyack Airport	Emigrant Gap	US	39.274972	-120.70975	America/Los_Angeles
BLV	KBLV	Scott Afb/Midamerica St Louis Airport	Belleville	US	38.545173	-89.835186	America/Chicago
BLX	LIDB	Belluno Airport	Belluno	IT	46.1675	12.2479	Europe/Rome
BLY	EIBT	Belmullet Aerodrome	Belmullet	IE	54.2228	-10.0308	Europe/Dublin
BLZ	FWCL	Chileka International Airport	Blantyre	MW	-15.6791	34.974	Africa/Blantyre
BMA	ESSB	Stockholm-Bromma Airport	Stockholm	SE	59.3544	17.9417	Europe/Stockholm
BMB	FZFU	Bumbar Airport	Bumbar	CD	2.18278	22.4817	Africa/Kinshasa
BMC	KBMC	Brigham City Regional Airport	Brigham City	US	41.554306	-112.06225	America/Denver
BMD	FMML	Belo sur Tsiribihina Airport	Belo sur Tsiribihina	MG	-19.6867	44.5419	Indian/Antananarivo
BME	YBRM	Broome International Airport	Broome	AU	-17.9447	122.232	Australia/Perth
BMF	FEGM	Bakouma Airport	Bakouma	CF	5.694	22.801	Africa/Bangui
BMG	KBMG	Monroe County Airport	Bloomington	US	39.146021	-86.61668	America/New_York
BMI	KBMI	Central Il Regional/Bloomington-Normal Airport	Bloomington/Normal	US	40.477111	-88.915917	America/Chicago
BMJ	SYBR	Baramita Airport	Baramita	GY	7.37012	-60.488	America/Guyana
BMK	EDWR	Borkum Airport	Borkum	DE	53.59639	6.70917	Europe/Berlin
BML	KBML	Berlin Regional Airport	Berlin	US	44.575361	-71.175917	America/New_York
BMM	FOOB	Bitam Airport	Bitam	GA	2.07564	11.4932	Africa/Libreville
BMN	ORBB	Bamarni Airport	Bamarni	IQ	37.0988	43.2666	Asia/Baghdad
BMO	VYBM	Banmaw Airport	Banmaw	MM	24.269	97.2462	Asia/Yangon
BMP	YBPI	Brampton Island Airport		AU	-20.8033	149.27	Australia/Brisbane
BMR	EDWZ	Baltrum Airport	Baltrum	DE	53.72472	7.37333	Europe/Berlin
BMS	SNBU	Socrates Mariani Bittencourt Airport	Brumado	BR	-14.2554	-41.8175	America/Bahia
BMT	KBMT	Beaumont Municipal Airport	Beaumont	US	30.070204	-94.215097	America/Chicago
BMU	WADB	Muhammad Salahuddin Airport	Bima-Sumbawa Island	ID	-8.53965	118.687	Asia/Makassar
BMV	VVBM	Buon Ma Thuot Airport	Buon Ma Thuot	VN	12.6683	108.12	Asia/Ho_Chi_Minh
BMW	DATM	Bordj Badji Mokhtar Airport	Bordj Badji Mokhtar	DZ	21.375	0.92389	Africa/Algiers
BMX	PABM	Big Mountain Airport	Big Mountain	US	59.361247	-155.258821	America/Anchorage
BMY	NWWC	Ile Art - Waala Airport	Waala	NC	-19.7206	163.661	Pacific/Noumea
BNA	KBNA	Nashville International Airport	Nashville	US	36.124475	-86.678181	America/Chicago
BNB	FZGN	Boende Airport	Boende	CD	-0.217	20.85	Africa/Kinshasa
BNC	FZNP	Beni Airport	Beni	CD	0.575	29.4739	Africa/Lubumbashi
BND	OIKB	Bandar Abbas International Airport	Bandar Abbas	IR	27.2183	56.3778	Asia/Tehran
BNE	YBBN	Brisbane International Airport	Brisbane	AU	-27.3842	153.117	Australia/Brisbane
BNG	KBNG	Banning Municipal Airport	Banning	US	33.922556	-116.850972	America/Los_Angeles
BNI	DNBE	Benin Airport	Benin	NG	6.31698	5.5995	Africa/Lagos
BNJ	EDKB	Bonn-Hangelar Airport	Bonn	DE	50.76889	7.16333	Europe/Berlin
BNK	YBNA	Ballina Byron Gateway Airport	Ballina	AU	-28.8339	153.562	Australia/Sydney
BNL	KBNL	Barnwell Regional Airport	Barnwell	US	33.257668	-81.388219	America/New_York
BNN	ENBN	Brønnøysund Airport	Brønnøy	NO	65.4611	12.2175	Europe/Oslo
BNO	KBNO	Burns Municipal Airport	Burns	US	43.591906	-118.955437	America/Los_Angeles
BNP	OPBN	Bannu Airport	Bannu	PK	32.9729	70.5279	Asia/Karachi
BNR	DFOB	Banfora Airport	Banfora	BF	10.683	-4.717	Africa/Ouagadougou
BNS	SVBI	Barinas Airport	Barinas	VE	8.61957	-70.2208	America/Caracas
BNU	SSBL	Blumenau Airport	Blumenau	BR	-26.8306	-49.0903	America/Sao_Paulo
BNW	KBNW	Boone Municipal Airport	Boone	US	42.049556	-93.847611	America/Chicago
BNX	LQBK	Banja Luka International Airport	Banja Luka	BA	44.9414	17.2975	Europe/Sarajevo
BNY	AGGB	Bellona/Anua Airport	Anua	SB	-11.30222	159.79833	Pacific/Guadalcanal
BOA	FZAJ	Boma Airport	Boma	CD	-5.854	13.064	Africa/Kinshasa
BOB	NTTB	Bora Bora Airport	Motu Mute	PF	-16.4444	-151.75101	Pacific/Tahiti
BOC	MPBO	Bocas Del Toro International Airport	Isla Colon	PA	9.34085	-82.2508	America/Panama
BOD	LFBD	Bordeaux-Merignac (BA 106) Airport	Bordeaux/Merignac	FR	44.8283	-0.71556	Europe/Paris
BOE	FCOB	Boundji Airport	Boundji	CG	-1.033	15.383	Africa/Brazzaville
BOG	SKBO	El Dorado International Airport	Bogota	CO	4.70159	-74.1469	America/Bogota
BOH	EGHH	Bournemouth Airport	Bournemouth	GB	50.78	-1.8425	Europe/London
BOI	KBOI	Boise Air Trml/Gowen Field	Boise	US	43.564361	-116.222861	America/Boise
BOJ	LBBG	Burgas Airport	Burgas	BG	42.5696	27.5152	Europe/Sofia
BOK	KBOK	Brookings Airport	Brookings	US	42.073944	-124.289778	America/Los_Angeles
BOL	EGQB	Ballykelly Airport	Ballykelly	GB	55.0603	-7.02028	Europe/London
BOM	VABB	Chhatrapati Shivaji International Airport	Mumbai	IN	19.0887	72.8679	Asia/Kolkata
BON	TNCB	Flamingo International Airport	Kralendijk	BQ	12.131	-68.2685	America/Kralendijk
BOO	ENBO	Bodø Airport	Bodø	NO	67.2692	14.3653	Europe/Oslo
BOP	FEFO	Bouar Airport	Bouar	CF	5.958	15.637	Africa/Bangui
BOS	KBOS	General Edward Lawrence Logan International Airport	Boston	US	42.362944	-71.006389	America/New_York
BOU	LFLD	Bourges Airport	Bourges	FR	47.0581	2.37028	Europe/Paris
BOW	KBOW	Bartow Executive Airport	Bartow	US	27.943359	-81.783437	America/New_York
BOX	YBRL	Borroloola Airport		AU	-16.0753	136.302	Australia/Darwin
BOY	DFOO	Bobo Dioulasso Airport	Bobo Dioulasso	BF	11.1601	-4.33097	Africa/Ouagadougou
BOZ	FEGZ	Bozoum Airport	Bozoum	CF	6.34417	16.3219	Africa/Bangui
BPC	FKKV	Bamenda Airport	Bamenda	CM	6.03924	10.1226	Africa/Douala
BPE	ZBDH	Qinhuangdao Beidaihe Airport	Qinhuangdao	CN	39.66639	119.05889	Asia/Shanghai
BPF	AGBT	Batuna Aerodrome	Batuna Mission Station	SB	-8.56203	158.11931	Pacific/Guadalcanal
BPG	SBBW	Barra do Garcas Airport	Barra Do Garcas	BR	-15.8613	-52.3889	America/Campo_Grande
BPH	RPMF	Bislig Airport		PH	8.19595	126.322	Asia/Manila
BPI	KBPI	Miley Memorial Field	Big Piney	US	42.582222	-110.108861	America/Denver
BPL	ZWBL	Alashankou Bole (Bortala) airport	Bole	CN	44.895	82.3	Asia/Shanghai
BPM	VOHY	Begumpet Airport	Hyderabad	IN	17.4531	78.4676	Asia/Kolkata
BPN	WALL	Sepinggan International Airport	Balikpapan, Borneo Island	ID	-1.26827	116.894	Asia/Makassar
BPR	RPVW	Borongan Airport	Borongan City	PH	11.6743	125.479	Asia/Manila
BPS	SBPS	Porto Seguro Airport	Porto Seguro	BR	-16.4386	-39.0809	America/Bahia
BPT	KBPT	Jack Brooks Regional Airport	Beaumont/Port Arthur	US	29.950831	-94.020699	America/Chicago
BPX	ZUBD	Qamdo Bangda Airport	Bangda	CN	30.5536	97.1083	Asia/Shanghai
BPY	FMNQ	Besalampy Airport		MG	-16.74453	44.48248	Indian/Antananarivo
BQA	RPUR	Dr.Juan C. Angara Airport	Baler	PH	15.7298	121.5	Asia/Manila
BQB	YBLN	Busselton Regional Airport	Busselton	AU	-33.68842	115.4016	Australia/Perth
BQE	GGBU	Bubaque Airport	Bubaque	GW	11.29736	-15.83808	Africa/Bissau
BQG	UHNB	Bogorodskoye Airport	Bogorodskoye	RU	52.38	140.448	Asia/Vladivostok
BQH	EGKB	London Biggin Hill Airport	London	GB	51.3308	0.0325	Europe/London
BQK	KBQK	Brunswick Golden Isles Airport	Brunswick	US	31.259035	-81.466316	America/New_York
BQL	YBOU	Boulia Airport		AU	-22.9133	139.89999	Australia/Brisbane
BQN	TJBQ	Rafael Hernandez Airport	Aguadilla	US	18.494852	-67.129442	America/Puerto_Rico
BQO	DIBN	Bouna Airport	Bouna	CI	9.2775	-3.02528	Africa/Abidjan
BQQ	SNBX	Barra Airport	Barra	BR	-11.0808	-43.1475	America/Bahia
BQS	UHBB	Ignatyevo Airport	Blagoveschensk	RU	50.4254	127.412	Asia/Yakutsk
BQT	UMBB	Brest Airport	Brest	BY	52.1083	23.8981	Europe/Minsk
BQU	TVSB	J F Mitchell Airport	Bequia	VC	12.9884	-61.262	America/St_Vincent
BQW	YBGO	Balgo Hill Airport		AU	-20.1483	127.973	Australia/Perth
BRA	SNBR	Barreiras Airport	Barreiras	BR	-12.0789	-45.009	America/Fortaleza
BRB	SSRS	Barreirinhas Airport	Barreirinhas	BR	-2.75556	-42.81	America/Fortaleza
BRC	SAZS	San Carlos De Bariloche Airport	San Carlos de Bariloche	AR	-41.1512	-71.1575	America/Argentina/Salta
BRD	KBRD	Brainerd Lakes Regional Airport	Brainerd	US	46.404222	-94.133806	America/Chicago
BRE	EDDW	Bremen Airport	Bremen	DE	53.0475	8.78667	Europe/Berlin
BRI	LIBD	Bari / Palese International Airport	Bari	IT	41.1389	16.7606	Europe/Rome
BRK	YBKE	Bourke Airport		AU	-30.0392	145.952	Australia/Sydney
BRL	KBRL	Southeast Iowa Regional Airport	Burlington	US	40.782972	-91.125583	America/Chicago
BRM	SVBM	Barquisimeto International Airport	Barquisimeto	VE	10.04275	-69.35862	America/Caracas
BRN	LSZB	Bern Belp Airport	Bern	CH	46.9141	7.49715	Europe/Zurich
BRO	KBRO	Brownsville/South Padre Island International Airport	Brownsville	US	25.906139	-97.426	America/Chicago
BRQ	LKTB	Brno-Turany Airport	Brno	CZ	49.1513	16.6944	Europe/Prague
BRR	EGPR	Barra Airport	Eoligarry	GB	57.0228	-7.44306	Europe/London
BRS	EGGD	Bristol International Airport	Bristol	GB	51.3827	-2.71909	Europe/London
BRT	YBTI	Bathurst Island Airport		AU	-11.7692	130.62	Australia/Darwin
BRU	EBBR	Brussels Airport	Brussels	BE	50.5405	4.2904	Europe/Brussels
BRW	PABR	Wiley Post-Will Rogers Memorial Airport	Utqiagvik	US	71.284861	-156.768583	America/Anchorage
BRX	MDBH	Maria Montez International Airport	Barahona	DO	18.2515	-71.1204	America/Santo_Domingo
BRY	KBRY	Samuels Field	Bardstown	US	37.814322	-85.499639	America/New_York
BSA	HCMF	Bosaso Airport	Bosaso	SO	11.2753	49.1494	Africa/Mogadishu
BSB	SBBR	Presidente Juscelino Kubistschek International Airport	Brasilia	BR	-15.86917	-47.92083	America/Sao_Paulo
BSC	SKBS	Jose Celestino Mutis Airport	Bahia Solano	CO	6.20292	-77.3947	America/Bogota
BSD	ZPBS	Baoshan Yunduan Airport		CN	25.0533	99.1683	Asia/Shanghai
BSE	WBGN	Sematan Airport	Sematan	MY	1.81361	109.763	Asia/Kuching
BSF	PHSF	Bradshaw Army Airfield	Camp Pohakuloa	US	19.760013	-155.553766	Pacific/Honolulu
BSG	FGBT	Bata Airport		GQ	1.90547	9.80568	Africa/Malabo
BSJ	YBNS	Bairnsdale Airport		AU	-37.8875	147.56799	Australia/Melbourne
BSK	DAUB	Biskra Airport	Biskra	DZ	34.7933	5.73823	Africa/Algiers
BSL	LFSB	EuroAirport Basel-Mulhouse-Freiburg Airport	Bale/Mulhouse	FR	47.5896	7.52991	Europe/Paris
BSM	OINJ	Bishe Kola Air Base	Amol	IR	36.6551	52.3496	Asia/Tehran
BSN	FEFS	Bossangoa Airport	Bossangoa	CF	6.492	17.429	Africa/Bangui
BSO	RPUO	Basco Airport	Basco	PH	20.4513	121.98	Asia/Manila
BSQ	KP04	Bisbee Municipal Airport	Bisbee	US	31.368867	-109.883568	America/Phoenix
BSR	ORMM	Basrah International Airport	Basrah	IQ	30.5491	47.6621	Asia/Baghdad
BSS	SNBS	Balsas Airport	Balsas	BR	-7.52603	-46.0533	America/Fortaleza
BST	OABT	Bost Airport	Bost	AF	31.5597	64.365	Asia/Kabul
BSU	FZEN	Basankusu Airport	Basankusu	CD	1.22472	19.7889	Africa/Kinshasa
BSW	AK97	Boswell Bay Airport	Boswell Bay	US	60.423064	-146.145909	America/Anchorage
BSX	VYPN	Pathein Airport	Pathein	MM	16.8152	94.7799	Asia/Yangon
BSY	HCMD	Bardera Airport		SO	2.33611	42.30778	Africa/Mogadishu
BSZ	UCFM	Manas International Airport	Bishkek	KG	43.0613	74.4776	Asia/Bishkek
BTA	FKKO	Bertoua Airport	Bertoua	CM	4.54861	13.7261	Africa/Douala
BTB	FCOT	Betou Airport	Betou	CG	3.05	18.5	Africa/Brazzaville
BTC	VCCB	Batticaloa Airport	Batticaloa	LK	7.70576	81.6788	Asia/Colombo
BTD	YBRU	Brunette Downs Airport		AU	-18.64	135.938	Australia/Darwin
BTE	GFBN	Sherbro International Airport	Bonthe	SL	7.53242	-12.5189	Africa/Freetown
BTF	KBTF	Skypark Airport	Bountiful	US	40.868149	-111.927499	America/Denver
BTG	FEGF	Batangafo Airport	Batangafo	CF	7.31411	18.3088	Africa/Bangui
BTH	WIDD	Hang Nadim Airport	Batam, Batam Island	ID	1.12103	104.119	Asia/Jakarta
BTI	PABA	Barter Island Airport	Barter Island	US	70.113111	-143.653611	America/Anchorage
BTJ	WITT	Sultan Iskandarmuda Airport	Banda Aceh, Sumatra Island	ID	5.52352	95.4204	Asia/Jakarta
BTK	UIBB	Bratsk Airport	Bratsk	RU	56.3706	101.698	Asia/Irkutsk
BTL	KBTL	Battle Creek Executive At Kellogg Field	Battle Creek	US	42.306474	-85.250089	America/Detroit
BTM	KBTM	Bert Mooney Airport	Butte	US	45.954806	-112.497472	America/Denver
BTN	KBBP	Marlboro County Jetport/H E Avent Field	Bennettsville	US	34.621709	-79.734359	America/New_York
BTO	SMBO	Botopasi Airport	Botopasi	SR	4.21751	-55.44705	America/Paramaribo
BTP	KBTP	Pittsburgh/Butler Regional Airport	Butler	US	40.776583	-79.951083	America/New_York
BTQ	HRYI	Butare Airport	Butare	RW	-2.59583	29.7367	Africa/Kigali
BTR	KBTR	Baton Rouge Metro, Ryan Field	Baton Rouge	US	30.532917	-91.149889	America/Chicago
BTS	LZIB	M. R. Stefanik Airport	Bratislava	SK	48.1702	17.2127	Europe/Bratislava
BTT	PABT	Bettles Airport	Bettles	US	66.913944	-151.529056	America/Anchorage
BTU	WBGB	Bintulu Airport	Bintulu	MY	3.12385	113.02	Asia/Kuching
BTV	KBTV	Patrick Leahy Burlington International Airport	Burlington	US	44.471955	-73.153276	America/New_York
BTW	WAOC	Batu Licin Airport	Batu Licin, Borneo Island	ID	-3.41241	115.995	Asia/Makassar
BTX	YBEO	Betoota Airport		AU	-25.6417	140.783	Australia/Brisbane
BTY	KBTY	Beatty Airport	Beatty	US	36.861133	-116.786399	America/Los_Angeles
BTZ	LTBE	Bursa Airport	Bursa	TR	40.2333	29.0092	Europe/Istanbul
BUA	AYBK	Buka Airport	Buka Island	PG	-5.42232	154.673	Pacific/Bougainville
BUB	KBUB	Cram Field	Burwell	US	41.777577	-99.150212	America/Chicago
BUC	YBKT	Burketown Airport		AU	-17.7486	139.534	Australia/Brisbane
BUD	LHBP	Budapest Ferenc Liszt International Airport	Budapest	HU	47.4369	19.2556	Europe/Budapest
BUF	KBUF	Buffalo Niagara International Airport	Buffalo	US	42.940427	-78.73057	America/New_York
BUG	FNBG	Benguela Airport	Benguela	AO	-12.609	13.4037	Africa/Luanda
BUI	WAJB	Bokondini Airport	Bokondini-Papua Island	ID	-3.58365	138.53345	Asia/Jayapura
BUJ	DAAD	Bou Saada Airport		DZ	35.3325	4.20639	Africa/Algiers
BUL	AYBU	Bulolo Airport	Bulolo	PG	-7.21629	146.64954	Pacific/Port_Moresby
BUM	KBUM	Butler Memorial Airport	Butler	US	38.289767	-94.340128	America/Chicago
BUN	SKBU	Gerardo Tobar Lopez Airport	Buenaventura	CO	3.81963	-76.9898	America/Bogota
BUO	HCMV	Burao Airport	Burao	SO	9.5275	45.5549	Africa/Mogadishu
BUP	VIBT	Bhatinda Air Force Station		IN	30.2701	74.7558	Asia/Kolkata
BUQ	FVBU	Joshua Mqabuko Nkomo International Airport	Bulawayo	ZW	-20.0174	28.6179	Africa/Harare
BUR	KBUR	Hollywood Burbank Airport	Burbank	US	34.200694	-118.358667	America/Los_Angeles
BUS	UGSB	Batumi International Airport	Batumi	GE	41.6103	41.5997	Asia/Tbilisi
BUT	VQBT	Bathbalathang Domestic Airport	Jakar	BT	27.562167	90.747167	Asia/Thimphu
BUW	WAWB	Betoambari Airport	Bau Bau-Butung Island	ID	-5.48688	122.569	Asia/Makassar
BUX	FZKA	Bunia Airport		CD	1.56572	30.2208	Africa/Lubumbashi
BUY	YBUN	Bunbury Airport		AU	-33.3783	115.677	Australia/Perth
BUZ	OIBB	Bushehr Airport	Bushehr	IR	28.9448	50.8346	Asia/Tehran
BVA	LFOB	Paris Beauvais Tille Airport	Beauvais/Tille	FR	49.4544	2.11278	Europe/Paris
BVB	SBBV	Atlas Brasil Cantanhede Airport	Boa Vista	BR	2.84139	-60.69222	America/Boa_Vista
BVC	GVBA	Rabil Airport	Rabil	CV	16.1365	-22.8889	Atlantic/Cape_Verde
BVE	LFSL	Brive Souillac Airport	Nespouls	FR	45.03967	1.4855	Europe/Paris
BVG	ENBV	Berlevåg Airport	Berlevåg	NO	70.8714	29.0342	Europe/Oslo
BVH	SBVH	Vilhena Airport	Vilhena	BR	-12.6944	-60.0983	America/Boa_Vista
BVI	YBDV	Birdsville Airport		AU	-25.8975	139.34801	Australia/Brisbane
BVJ	USDB	Bovanenkovo	Bovanenkovo	RU	70.31528	68.33361	Asia/Yekaterinburg
BVK	SLHJ	Huacaraje Airport	Itenes	BO	-13.55	-63.7479	America/La_Paz
BVL	SLBA	Baures Airport	Baures	BO	-13.58333	-63.58333	America/La_Paz
BVM	SNBL	Belmonte Airport	Belmonte	BR	-15.8717	-38.8719	America/Bahia
BVO	KBVO	Bartlesville Municipal Airport	Bartlesville	US	36.763361	-96.011194	America/Chicago
BVR	GVBR	Esperadinha Airport	Brava Island	CV	14.86431	-24.746	Atlantic/Cape_Verde
BVS	SNVS	Breves Airport	Breves	BR	-1.63653	-50.4436	America/Belem
BVU	PABG	Beluga Airport	Beluga	US	61.172962	-151.045416	America/Anchorage
BVV	UHSB	Burevestnik Airport	Iturup Island	RU	44.92	147.62199	Asia/Sakhalin
BVX	KBVX	Batesville Regional Airport	Batesville	US	35.726222	-91.647444	America/Chicago
BVY	KBVY	Beverly Regional Airport	Beverly	US	42.584141	-70.916144	America/New_York
BVZ	YBYS	Beverley Springs Airport		AU	-16.7333	125.433	Australia/Perth
BWA	VNBW	Bhairahawa Airport	Bhairawa	NP	27.5057	83.4163	Asia/Kathmandu
BWB	YBWX	Barrow Island Airport		AU	-20.8644	115.406	Australia/Perth
BWC	KBWC	Brawley Municipal Airport	Brawley	US	32.992937	-115.517263	America/Los_Angeles
BWD	KBWD	Brownwood Regional Airport	Brownwood	US	31.793611	-98.9565	America/Chicago
BWE	EDVE	Braunschweig Wolfsburg Airport		DE	52.3192	10.5561	Europe/Berlin
BWF	EGNL	Barrow Walney Island Airport	Barrow-in-Furness	GB	54.1312	-3.26367	Europe/London
BWG	KBWG	Bowling Green-Warren County Regional Airport	Bowling Green	US	36.964528	-86.419667	America/Chicago
BWH	WMKB	Butterworth Airport	Butterworth	MY	5.46592	100.391	Asia/Kuala_Lumpur
BWI	KBWI	Baltimore/Washington International Thurgood Marshall Airport	Baltimore	US	39.175728	-76.668991	America/New_York
BWK	LDSB	Brac Airport	Brac Island	HR	43.2857	16.6797	Europe/Zagreb
BWL	KBKN	Blackwell-Tonkawa Municipal Airport	Blackwell	US	36.745111	-97.349583	America/Chicago
BWN	WBSB	Brunei International Airport	Bandar Seri Begawan	BN	4.9442	114.928	Asia/Brunei
BWO	UWSB	Balakovo Airport	Balakovo	RU	51.8583	47.7456	Europe/Saratov
BWQ	YBRW	Brewarrina Airport		AU	-29.9739	146.817	Australia/Sydney
BWT	YWYY	Wynyard Airport	Burnie	AU	-40.9989	145.731	Australia/Hobart
BWU	YSBK	Sydney Bankstown Airport	Sydney	AU	-33.9244	150.98801	Australia/Sydney
BWW	MUBR	Las Brujas Airport	Cayo Santa Maria	CU	22.6213	-79.1472	America/Havana
BXA	KBXA	George R Carr Memorial Air Field	Bogalusa	US	30.813686	-89.864964	America/Chicago
BXB	WASO	Babo Airport	Babo-Papua Island	ID	-2.53224	133.439	Asia/Jayapura
BXD	WAKE	Bade Airport	Bade-Papua Island	ID	-7.71463	139.575	Asia/Jayapura
BXE	GOTB	Bakel Airport	Bakel	SN	14.8473	-12.4683	Africa/Dakar
BXF	YBEB	Pumululu National Park	Bellburn	AU	-17.545	128.305	Australia/Perth
BXG	YBDG	Bendigo Airport		AU	-36.7394	144.33	Australia/Melbourne
BXH	UAAH	Balkhash Airport	Balkhash	KZ	46.8933	75.005	Asia/Almaty
BXI	DIBI	Boundiali Airport	Boundiali	CI	9.533	-6.467	Africa/Abidjan
BXJ	UAAR	Boralday Airport	Aima Ata	KZ	43.3526	76.8837	Asia/Almaty
BXK	KBXK	Buckeye Municipal Airport	Buckeye	US	33.422534	-112.686234	America/Phoenix
BXN	LTBV	Imsik Airport	Bodrum	TR	37.1401	27.6697	Europe/Istanbul
BXO	LSZC	Buochs Airport	Buochs	CH	46.97444	8.39694	Europe/Zurich
BXR	OIKM	Bam Airport		IR	29.0842	58.45	Asia/Tehran
BXS	KL08	Borrego Valley Airport	Borrego Springs	US	33.259028	-116.320972	America/Los_Angeles
BXT	WRLC	Bontang Airport	Bontang, Borneo Island	ID	0.11969	117.475	Asia/Makassar
BXU	RPME	Bancasi Airport	Butuan City	PH	8.95132	125.478	Asia/Manila
BXV	BIBV	Breiðdalsvík Airport	Breiðdalsvík	IS	64.79	-14.0228	Atlantic/Reykjavik
BXY	UAOL	Krainiy Airport	Baikonur	KZ	45.622	63.215	Asia/Qyzylorda
BYA	KBYA	Boundary Airport	Boundary	US	64.078303	-141.113375	America/Anchorage
BYC	SLYA	Yacuiba Airport	Yacuiba	BO	-21.9609	-63.6517	America/La_Paz
BYD	OYBI	Al-Bayda Airport	Al-Bayda	YE	13.967	45.583	Asia/Aden
BYF	LFAQ	Albert-Bray Airport	Albert/Bray	FR	49.9715	2.69766	Europe/Paris
BYG	KBYG	Johnson County Airport	Buffalo	US	44.381083	-106.721806	America/Denver
BYH	KBYH	Arkansas International Airport	Blytheville	US	35.964333	-89.943944	America/Chicago
BYI	KBYI	Burley Municipal Airport	Burley	US	42.542611	-113.771528	America/Boise
BYJ	LPBJ	Beja International Airport	Beja	PT	38.0789	-7.9324	Europe/Lisbon
BYK	DIBK	Bouake Airport		CI	7.7388	-5.07367	Africa/Abidjan
BYM	MUBY	Carlos Manuel de Cespedes Airport	Bayamo	CU	20.3964	-76.6214	America/Havana
BYN	ZMBH	Bayankhongor Airport	Bayankhongor	MN	46.1633	100.704	Asia/Ulaanbaatar
BYO	SBDB	Bonito Airport	Bonito	BR	-21.22944	-56.45611	America/Campo_Grande
BYP	YBRY	Barimunya Airport		AU	-22.6739	119.166	Australia/Perth
BYR	EKLS	Laeso Airport	Laeso	DK	57.2772	11.0001	Europe/Copenhagen
BYS	KBYS	Bicycle Lake Army Air Field	Fort Irwin/Barstow	US	35.28053	-116.630029	America/Los_Angeles
BYT	EIBN	Bantry Aerodrome	Bantry	IE	51.6686	-9.48417	Europe/Dublin
BYU	EDQD	Bayreuth Airport	Bayreuth	DE	49.985	11.64	Europe/Berlin
BYW	38WA	Blakely Island Airport	Blakely Island	US	48.578992	-122.826291	America/Los_Angeles
BZA	MNBZ	San Pedro Airport	Bonanza	NI	13.95	-84.6	America/Managua
BZC	SBBZ	Umberto Modiano Airport	Cabo Frio	BR	-22.771	-41.9629	America/Sao_Paulo
BZD	YBRN	Balranald Airport		AU	-34.6236	143.578	Australia/Sydney
BZE	MZBZ	Philip S. W. Goldson International Airport	Belize City	BZ	17.5391	-88.3082	America/Belize
BZF	KO85	Benton Field	Redding	US	40.57368	-122.407336	America/Los_Angeles
BZG	EPBY	Bydgoszcz Ignacy Jan Paderewski Airport	Bydgoszcz	PL	53.0968	17.9777	Europe/Warsaw
BZI	LTBF	Balikesir Merkez Airport	Balikesir	TR	39.6193	27.926	Europe/Istanbul
BZK	UUBP	Bryansk Airport	Bryansk	RU	53.2142	34.1764	Europe/Moscow
BZL	VGBR	Barisal Airport	Barisal	BD	22.801	90.3012	Asia/Dhaka
BZN	KBZN	Bozeman Yellowstone International Airport	Bozeman	US	45.777236	-111.15026	America/Denver
BZO	LIPB	Bolzano Airport	Bolzano	IT	46.4602	11.3264	Europe/Rome
BZP	YBIZ	Bizant Airport	Lakefield National Park	AU	-14.74028	144.11944	Australia/Brisbane
BZR	LFMU	Beziers-Vias Airport	Beziers/Vias	FR	43.3235	3.3539	Europe/Paris
BZT	2TE0	Eagle Air Park	Brazoria	US	28.982194	-95.579669	America/Chicago
BZU	FZKJ	Buta Zega Airport		CD	2.81835	24.7937	Africa/Lubumbashi
BZV	FCBB	Maya-Maya Airport	Brazzaville	CG	-4.2517	15.253	Africa/Brazzaville
BZX	ZUBZ	Bazhong Enyang Airport	Bazhong	CN	31.738	106.645	Asia/Shanghai
BZY	LUBL	Balţi International Airport	Strymba	MD	47.8381	27.7815	Europe/Chisinau
BZZ	EGVN	RAF Brize Norton	Brize Norton	GB	51.75	-1.58362	Europe/London
CAA	MHCA	Catacamas Airport	Catacamas	HN	14.917	-85.9	America/Tegucigalpa
CAB	FNCA	Cabinda Airport	Cabinda	AO	-5.59699	12.1884	Africa/Luanda
CAC	SBCA	Cascavel Airport	Cascavel	BR	-25.0003	-53.5008	America/Sao_Paulo
CAD	KCAD	Wexford County Airport	Cadillac	US	44.275348	-85.418944	America/Detroit
CAE	KCAE	Columbia Metro Airport	Columbia	US	33.938838	-81.119536	America/New_York
CAF	SWCA	Carauari Airport	Carauari	BR	-4.87152	-66.8975	America/Boa_Vista
CAG	LIEE	Cagliari / Elmas Airport	Cagliari	IT	39.2515	9.05428	Europe/Rome
CAH	VVCM	Ca Mau Airport	Ca Mau City	VN	9.17767	105.17778	Asia/Ho_Chi_Minh
CAI	HECA	Cairo International Airport	Cairo	EG	30.1219	31.4056	Africa/Cairo
CAJ	SVCN	Canaima Airport	Canaima	VE	6.23199	-62.85443	America/Caracas
CAK	KCAK	Akron-Canton Regional Airport	Akron	US	40.915056	-81.443639	America/New_York
CAL	EGEC	Campbeltown Airport	Campbeltown	GB	55.4372	-5.68639	Europe/London
CAM	SLCA	Camiri Airport	Camiri	BO	-20.0064	-63.5278	America/La_Paz
CAN	ZGGG	Guangzhou Baiyun International Airport	Guangzhou	CN	23.3924	113.299	Asia/Shanghai
CAO	KCAO	Clayton Municipal Airpark	Clayton	US	36.446291	-103.149932	America/Denver
CAP	MTCH	Cap Haitien International Airport	Cap Haitien	HT	19.733	-72.1947	America/Port-au-Prince
CAQ	SKCU	Juan H White Airport	Caucasia	CO	7.96847	-75.1985	America/Bogota
CAR	KCAR	Caribou Municipal Airport	Caribou	US	46.871639	-68.018194	America/New_York
CAT	LPCS	Cascais Airport	Cascais	PT	38.725	-9.35523	Europe/Lisbon
CAU	SNRU	Caruaru Airport	Caruaru	BR	-8.28239	-36.0135	America/Fortaleza
CAV	FNCZ	Cazombo Airport	Cazombo	AO	-11.8931	22.9164	Africa/Luanda
CAW	SBCP	Bartolomeu Lisandro Airport	Campos Dos Goytacazes	BR	-21.6983	-41.3017	America/Sao_Paulo
CAX	EGNC	Carlisle Airport	Carlisle	GB	54.9375	-2.80917	Europe/London
CAY	SOCA	Cayenne-Rochambeau Airport	Cayenne / Rochambeau	GF	4.81981	-52.3604	America/Cayenne
CAZ	YCBA	Cobar Airport		AU	-31.5383	145.79401	Australia/Sydney
CBB	SLCB	Jorge Wilsterman International Airport	Cochabamba	BO	-17.4211	-66.1771	America/La_Paz
CBD	VOCX	Car Nicobar Air Force Station		IN	9.15251	92.8196	Asia/Kolkata
CBE	KCBE	Greater Cumberland Regional Airport	Cumberland	US	39.615667	-78.762282	America/New_York
CBF	KCBF	Council Bluffs Municipal Airport	Council Bluffs	US	41.260111	-95.758639	America/Chicago
CBG	EGSC	Cambridge Airport	Cambridge	GB	52.205	0.175	Europe/London
CBH	DAOR	Bechar Boudghene Ben Ali Lotfi Airport	Bechar	DZ	31.6457	-2.26986	Africa/Algiers
CBI	YCBN	Cape Barren Island Airport		AU	-40.3917	148.017	Australia/Hobart
CBJ	MDCR	Cabo Rojo Airport	Cabo Rojo	DO	17.929	-71.6448	America/Santo_Domingo
CBK	KCBK	Shalz Field	Colby	US	39.427459	-101.04662	America/Chicago
CBL	SVCB	Ciudad Bolivar Airport		VE	8.12216	-63.53696	America/Caracas
CBM	KCBM	Columbus Afb Airport	Columbus	US	33.645175	-88.445919	America/Chicago
CBN	WICD	Penggung Airport	Cirebon, Java Island	ID	-6.75614	108.54	Asia/Jakarta
CBO	RPMC	Awang Airport	Cotabato City	PH	7.16524	124.21	Asia/Manila
CBQ	DNCA	Margaret Ekpo International Airport	Calabar	NG	4.97602	8.3472	Africa/Lagos
CBR	YSCB	Canberra International Airport	Canberra	AU	-35.3069	149.19501	Australia/Sydney
CBS	SVON	Oro Negro Airport	Cabimas	VE	10.3307	-71.3225	America/Caracas
CBT	FNCT	Catumbela Airport	Catumbela	AO	-12.4792	13.4869	Africa/Luanda
CBU	EDCD	Cottbus-Drewitz Airport	Cottbus	DE	51.88944	14.53194	Europe/Berlin
CBV	MGCB	Coban Airport	Coban	GT	15.469	-90.4067	America/Guatemala
CBW	SSKM	Campo Mourao Airport	Campo Mourao	BR	-24.0092	-52.3568	America/Sao_Paulo
CBX	YCDO	Condobolin Airport		AU	-33.0644	147.209	Australia/Sydney
CBY	YCBE	Canobie Airport	Canobie	AU	-19.4794	140.927	Australia/Brisbane
CCB	KCCB	Cable Airport	Upland	US	34.111609	-117.687388	America/Los_Angeles
CCC	MUCC	Jardines Del Rey Airport	Cayo Coco	CU	22.461	-78.3284	America/Havana
CCE	HECP	Capital International Airport	New Administrative Capital	EG	30.072167	31.833333	Africa/Cairo
CCF	LFMK	Carcassonne Airport	Carcassonne/Salvaza	FR	43.216	2.30632	Europe/Paris
CCG	KE13	Crane County Airport	Crane	US	31.411574	-102.360474	America/Chicago
CCH	SCCC	Chile Chico Airport	Chile Chico	CL	-46.5833	-71.6874	America/Coyhaique
CCI	SSCK	Concordia Airport	Concordia	BR	-27.1806	-52.0527	America/Sao_Paulo
CCJ	VOCL	Calicut International Airport	Calicut	IN	11.1368	75.9553	Asia/Kolkata
CCK	YPCC	Cocos (Keeling) Islands Airport	Cocos (Keeling) Islands	CC	-12.1883	96.8339	Indian/Cocos
CCL	YCCA	Chinchilla Airport		AU	-26.775	150.617	Australia/Brisbane
CCM	SBCM	Forquilhinha - Criciuma Airport	Criciuma	BR	-28.72444	-49.42139	America/Sao_Paulo
CCN	OACC	Chakcharan Airport	Chakcharan	AF	34.533	65.267	Asia/Kabul
CCO	SKCI	Carimagua Airport	Puerto Lopez	CO	4.56417	-71.3364	America/Bogota
CCP	SCIE	Carriel Sur Airport	Concepcion	CL	-36.7727	-73.0631	America/Santiago
CCR	KCCR	Buchanan Field	Concord	US	37.989657	-122.056902	America/Los_Angeles
CCS	SVMI	Maiquetia (Simon Bolivar Internacional) Airport	Caracas	VE	10.60312	-66.99059	America/Caracas
CCT	SA30	Colonia Catriel Airport	Colonia Catriel	AR	-37.9102	-67.835	America/Argentina/Salta
CCU	VECC	Netaji Subhash Chandra Bose International Airport	Kolkata	IN	22.6547	88.4467	Asia/Kolkata
CCV	NVSF	Craig Cove Airport	Craig Cove	VU	-16.265	167.924	Pacific/Efate
CCW	YCWL	Cowell Airport		AU	-33.6667	136.892	Australia/Adelaide
CCX	SWKC	Caceres Airport	Caceres	BR	-16.0436	-57.6299	America/Cuiaba
CCY	KCCY	Northeast Iowa Regional Airport	Charles City	US	43.073058	-92.610446	America/Chicago
CCZ	MYBC	Chub Cay Airport		BS	25.4171	-77.8809	America/Nassau
CDA	YCOO	Cooinda Airport		AU	-12.9033	132.532	Australia/Darwin
CDB	PACD	Cold Bay Airport	Cold Bay	US	55.205917	-162.72625	America/Anchorage
CDC	KCDC	Cedar City Regional Airport	Cedar City	US	37.70097	-113.098851	America/Denver
CDD	MHCU	Cauquira Airport	Cauquira	HN	15.31667	-83.59167	America/Tegucigalpa
CDE	ZBCD	Chengde Puning Airport	Chengde	CN	41.122919	118.071339	Asia/Shanghai
CDG	LFPG	Charles de Gaulle International Airport	Paris	FR	49.0128	2.55	Europe/Paris
CDH	KCDH	Harrell Field	Camden	US	33.622806	-92.763389	America/Chicago
CDI	SNKI	Cachoeiro do Itapemirim Airport	Cachoeiro Do Itapemirim	BR	-20.8343	-41.1856	America/Sao_Paulo
CDJ	SBAA	Conceicao do Araguaia Airport	Conceicao Do Araguaia	BR	-8.34835	-49.3015	America/Belem
CDK	KCDK	George T Lewis Airport	Cedar Key	US	29.134247	-83.050583	America/New_York
CDL	AK75	Candle 2 Airport	Candle	US	65.907658	-161.926306	America/Anchorage
CDN	KCDN	Woodward Field	Camden	US	34.283593	-80.564855	America/New_York
CDO	FACD	Cradock Airport	Cradock	ZA	-32.1567	25.6456	Africa/Johannesburg
CDP	VOCP	Cuddapah Airport		IN	14.51	78.7728	Asia/Kolkata
CDQ	YCRY	Croydon Airport		AU	-18.225	142.258	Australia/Brisbane
CDR	KCDR	Chadron Municipal Airport	Chadron	US	42.837558	-103.095402	America/Denver
CDS	KCDS	Childress Municipal Airport	Childress	US	34.433778	-100.288	America/Chicago
CDT	LECH	Castellón Airport	Castellón de la Plana	ES	40.214167	0.073667	Europe/Madrid
CDU	YSCN	Camden Airport		AU	-34.0403	150.687	Australia/Sydney
CDV	PACV	Merle K (Mudhole) Smith Airport	Cordova	US	60.49164	-145.477558	America/Anchorage
CDW	KCDW	Essex County Airport	Caldwell	US	40.875225	-74.28135	America/New_York
CDY	RPMU	Cagayan de Sulu Airport	Mapun	PH	7.014	118.496	Asia/Manila
CEA	KCEA	Cessna Acft Field	Wichita	US	37.648598	-97.250599	America/Chicago
CEB	RPVM	Mactan Cebu International Airport	Lapu-Lapu City	PH	10.3075	123.979	Asia/Manila
CEC	KCEC	Jack Mc Namara Field	Crescent City	US	41.780167	-124.236528	America/Los_Angeles
CED	YCDU	Ceduna Airport		AU	-32.1306	133.71001	Australia/Adelaide
CEE	ULWC	Cherepovets Airport	Cherepovets	RU	59.27667	38.02833	Europe/Moscow
CEF	KCEF	Westover Arb/Metro Airport	Springfield/Chicopee	US	42.194016	-72.534787	America/New_York
CEG	EGNR	Hawarden Airport	Hawarden	GB	53.1781	-2.97778	Europe/London
CEH	FWCD	Chelinda Malawi Airport		MW	-10.55	33.8	Africa/Blantyre
CEI	VTCT	Chiang Rai International Airport	Chiang Rai	TH	19.9523	99.8829	Asia/Bangkok
CEK	USCC	Chelyabinsk Balandino Airport	Chelyabinsk	RU	55.3058	61.5033	Asia/Yekaterinburg
CEL	SSCN	Canela Airport	Canela	BR	-29.3702	-50.832	America/Sao_Paulo
CEM	PACE	Central Airport	Central	US	65.573944	-144.780889	America/Anchorage
CEN	MMCN	Ciudad Obregon International Airport	Ciudad Obregon	MX	27.3926	-109.833	America/Hermosillo
CEO	FNWK	Waco Kungo Airport	Waco Kungo	AO	-11.4264	15.1014	Africa/Luanda
CEP	SLCP	Concepcion Airport	Concepcion	BO	-16.1383	-62.0286	America/La_Paz
CEQ	LFMD	Cannes-Mandelieu Airport	Cannes/Mandelieu	FR	43.542	6.95348	Europe/Paris
CER	LFRC	Cherbourg-Maupertus Airport	Cherbourg/Maupertus	FR	49.6501	-1.47028	Europe/Paris
CES	YCNK	Cessnock Airport		AU	-32.7875	151.342	Australia/Sydney
CET	LFOU	Cholet Le Pontreau Airport	Cholet/Le Pontreau	FR	47.0821	-0.87706	Europe/Paris
CEU	KCEU	Oconee County Regional Airport	Clemson	US	34.672227	-82.885897	America/New_York
CEV	KCEV	Mettel Field	Connersville	US	39.698194	-85.131139	America/Indiana/Indianapolis
CEW	KCEW	Bob Sikes Airport	Crestview	US	30.778831	-86.522113	America/Chicago
CEX	AK13	Chena Hot Springs Airport	Chena Hot Springs	US	65.051826	-146.047432	America/Anchorage
CEY	KCEY	Kyle-Oakley Field	Murray	US	36.664581	-88.372776	America/Chicago
CEZ	KCEZ	Cortez Municipal Airport	Cortez	US	37.303002	-108.628044	America/Denver
CFB	SBCB	Cabo Frio Airport	Cabo Frio	BR	-22.9217	-42.0743	America/Sao_Paulo
CFC	SBCD	Caçador Airport	Caçador	BR	-26.788056	-50.939999	America/Sao_Paulo
CFD	KCFD	Coulter Field	Bryan	US	30.715694	-96.331361	America/Chicago
CFE	LFLC	Clermont-Ferrand Auvergne Airport	Clermont-Ferrand/Auvergne	FR	45.7867	3.16917	Europe/Paris
CFF	FNCF	Cafunfo Airport	Cafunfo	AO	-8.78361	17.9897	Africa/Luanda
CFG	MUCF	Jaime Gonzalez Airport	Cienfuegos	CU	22.15	-80.4142	America/Havana
CFH	YCFH	Clifton Hills Landing Strip	Clifton Hills Station	AU	-27.015879	138.89275	Australia/Adelaide
CFI	YCFD	Camfield Airport		AU	-17.0217	131.327	Australia/Darwin
CFK	DAOI	Chlef Aboubakr Belkaid Airport	Chlef	DZ	36.216828	1.340739	Africa/Algiers
CFN	EIDL	Donegal Airport	Donegal	IE	55.0442	-8.341	Europe/Dublin
CFO	SJHG	Confresa Airport	Confresa	BR	-10.6344	-51.5636	America/Campo_Grande
CFQ	CAJ3	Art Sutcliffe Field	Creston	CA	49.0369	-116.498	America/Creston
CFR	LFRK	Caen-Carpiquet Airport	Caen/Carpiquet	FR	49.1733	-0.45	Europe/Paris
CFS	YSCH	Coffs Harbour Airport	Coffs Harbour	AU	-30.3206	153.116	Australia/Sydney
CFT	KCFT	Greenlee County Airport	Clifton/Morenci	US	32.957039	-109.211162	America/Phoenix
CFU	LGKR	Ioannis Kapodistrias International Airport	Kerkyra Island	GR	39.6019	19.9117	Europe/Athens
CFV	KCFV	Coffeyville Municipal Airport	Coffeyville	US	37.094	-95.572	America/Chicago
CGA	KCGA	Craig Seaplane Base	Craig	US	55.478831	-133.147801	America/Anchorage
CGB	SBCY	Marechal Rondon Airport	Cuiaba	BR	-15.6529	-56.1167	America/Cuiaba
CGC	AYCG	Cape Gloucester Airport	Cape Gloucester	PG	-5.455122	148.423082	Pacific/Port_Moresby
CGD	ZGCD	Changde Airport	Changde	CN	28.9189	111.64	Asia/Shanghai
CGE	KCGE	Cambridge-Dorchester Regional Airport	Cambridge	US	38.539321	-76.030395	America/New_York
CGF	KCGF	Cuyahoga County Airport	Cleveland	US	41.564583	-81.487222	America/New_York
CGH	SBSP	Congonhas Airport	Sao Paulo	BR	-23.62611	-46.65639	America/Sao_Paulo
CGI	KCGI	Cape Girardeau Regional Airport	Cape Girardeau	US	37.225315	-89.570759	America/Chicago
CGJ	FLKE	Kasompe Airport	Kasompe	ZM	-12.5728	27.8939	Africa/Lusaka
CGK	WIII	Soekarno-Hatta International Airport	Jakarta	ID	-6.12557	106.656	Asia/Jakarta
CGL	SPGL	Chagual Airport	Chagual	PE	-7.797222	-77.651389	America/Lima
CGM	RPMH	Camiguin Airport		PH	9.25352	124.707	Asia/Manila
CGN	EDDK	Cologne Bonn Airport	Cologne	DE	50.8659	7.14274	Europe/Berlin
CGO	ZHCC	Xinzheng Airport	Zhengzhou	CN	34.5197	113.841	Asia/Shanghai
CGP	VGEG	Shah Amanat International Airport	Chittagong	BD	22.2496	91.8133	Asia/Dhaka
CGQ	ZYCC	Longjia Airport	Changchun	CN	43.9962	125.685	Asia/Shanghai
CGR	SBCG	Campo Grande Airport	Campo Grande	BR	-20.4687	-54.6725	America/Campo_Grande
CGS	KCGS	College Park Airport	College Park	US	38.980478	-76.922169	America/New_York
CGV	YCAG	Caiguna Airport		AU	-32.265	125.493	Australia/Perth
CGY	RPMY	Laguindingan Intl	Laguindingan	PH	8.6125	124.45694	Asia/Manila
CGZ	KCGZ	Casa Grande Municipal Airport	Casa Grande	US	32.954898	-111.76682	America/Phoenix
CHA	KCHA	Lovell Field	Chattanooga	US	35.035194	-85.203556	America/New_York
CHB	OPCL	Chilas Airport	Chilas	PK	35.4267	74.0817	Asia/Karachi
CHC	NZCH	Christchurch International Airport	Christchurch	NZ	-43.4894	172.532	Pacific/Auckland
CHF	RKPE	Jinhae Airport	Jinhae	KR	35.1412	128.696	Asia/Seoul
CHG	ZYCY	Chaoyang Airport	Chaoyang	CN	41.5381	120.435	Asia/Shanghai
CHH	SPPY	Chachapoyas Airport	Chachapoyas	PE	-6.20181	-77.8561	America/Lima
CHJ	FVCH	Chipinge Airport	Chipinge	ZW	-20.2067	32.6283	Africa/Harare
CHK	KCHK	Chickasha Municipal Airport	Chickasha	US	35.09714	-97.967681	America/Chicago
CHL	KLLJ	Challis Airport	Challis	US	44.523607	-114.217939	America/Boise
CHM	SPEO	Teniente FAP Jaime A De Montreuil Morales Airport	Chimbote	PE	-9.14961	-78.5238	America/Lima
CHO	KCHO	Charlottesville-Albemarle Airport	Charlottesville	US	38.139643	-78.452344	America/New_York
CHP	KCHP	Circle Hot Springs Airport	Circle Hot Springs	US	65.485907	-144.611685	America/Anchorage
CHQ	LGSA	Chania International Airport	Souda	GR	35.5317	24.1497	Europe/Athens
CHR	LFLX	Chateauroux-Deols Marcel Dassault Airport	Chateauroux/Deols	FR	46.8622	1.73067	Europe/Paris
CHS	KCHS	Charleston Afb/International Airport	Charleston	US	32.898639	-80.040528	America/New_York
CHT	NZCI	Chatham Islands-Tuuta Airport	Waitangi	NZ	-43.81	-176.457	Pacific/Chatham
CHU	PACH	Chuathbaluk Airport	Chuathbaluk	US	61.579056	-159.215639	America/Anchorage
CHX	MPCH	Cap Manuel Nino International Airport	Changuinola	PA	9.45864	-82.5168	America/Panama
CHY	AGGC	Choiseul Bay Airport		SB	-6.71194	156.39611	Pacific/Guadalcanal
CHZ	K2S7	Chiloquin State Airport	Chiloquin	US	42.579318	-121.879014	America/Los_Angeles
CIA	LIRA	Ciampino Airport	Roma	IT	41.7994	12.5949	Europe/Rome
CIC	KCIC	Chico Regional Airport	Chico	US	39.795389	-121.858417	America/Los_Angeles
CID	KCID	The Eastern Iowa Airport	Cedar Rapids	US	41.884694	-91.710806	America/Chicago
CIE	YCOI	Collie Airport		AU	-33.3667	116.217	Australia/Perth
CIF	ZBCF	Chifeng Airport	Chifeng	CN	42.235	118.908	Asia/Shanghai
CIG	KCAG	Craig-Moffat Airport	Craig	US	40.495222	-107.521667	America/Denver
CIH	ZBCZ	Changzhi Airport	Changzhi	CN	36.2475	113.126	Asia/Shanghai
CII	LTBD	Cildir Airport	Aydin	TR	37.815	27.8953	Europe/Istanbul
CIJ	SLCO	Capitan Anibal Arab Airport	Cobija	BO	-11.0404	-68.783	America/La_Paz
CIK	PACI	Chalkyitsik Airport	Chalkyitsik	US	66.645028	-143.739889	America/Anchorage
CIL	KK29	Council Airport	Council	US	64.896747	-163.703499	America/Nome
CIM	SKCM	Cimitarra Airport	Cimitarra	CO	6.367	-73.967	America/Bogota
CIN	KCIN	Arthur N Neu Airport	Carroll	US	42.046667	-94.788694	America/Chicago
CIO	SGCO	Teniente Col Carmelo Peralta Airport	Concepcion	PY	-23.44	-57.43	America/Asuncion
CIP	FLCP	Chipata Airport	Chipata	ZM	-13.5583	32.5872	Africa/Lusaka
CIQ	MGCQ	Chiquimula Airport	Chiquimula	GT	14.83092	-89.52094	America/Guatemala
CIR	KCIR	Cairo Regional Airport	Cairo	US	37.064139	-89.219528	America/Chicago
CIS	PCIS	Canton Airport	Abariringa	KI	-2.76812	-171.71001	Pacific/Kanton
CIT	UAII	Shymkent Airport	Shymkent	KZ	42.3642	69.4789	Asia/Almaty
CIU	KCIU	Chippewa County International Airport	Sault Ste Marie	US	46.250752	-84.472384	America/New_York
CIW	TVSC	Canouan Airport	Canouan	VC	12.699	-61.3424	America/St_Vincent
CIX	SPHI	Capitan FAP Jose A Quinones Gonzales International Airport	Chiclayo	PE	-6.78748	-79.8281	America/Lima
CIY	LICB	Comiso Airport Vincenzo Magliocco	Comiso	IT	36.9946	14.60718	Europe/Rome
CIZ	SWKO	Coari Airport	Coari	BR	-4.13406	-63.1326	America/Boa_Vista
CJA	SPJR	Mayor General FAP Armando Revoredo Iglesias Airport	Cajamarca	PE	-7.13918	-78.4894	America/Lima
CJB	VOCB	Coimbatore International Airport	Coimbatore	IN	11.03	77.0434	Asia/Kolkata
CJC	SCCF	El Loa Airport	Calama	CL	-22.4982	-68.9036	America/Santiago
CJF	YCWA	Coondewanna Airport		AU	-22.96667	118.81333	Australia/Perth
CJJ	RKTU	Cheongju International Airport	Cheongju	KR	36.7166	127.499	Asia/Seoul
CJL	OPCH	Chitral Airport	Chitral	PK	35.8866	71.8006	Asia/Karachi
CJM	VTSE	Chumphon Airport		TH	10.7112	99.3617	Asia/Bangkok
CJS	MMCS	Abraham Gonzalez International Airport	Ciudad Juarez	MX	31.6361	-106.429	America/Ciudad_Juarez
CJT	MMCO	Comitan Airport		MX	16.1767	-92.0506	America/Mexico_City
CJU	RKPC	Jeju International Airport	Jeju City	KR	33.5113	126.493	Asia/Seoul
CKA	KCKA	Kegelman Af Aux Field	Cherokee	US	36.73569	-98.12361	America/Chicago
CKB	KCKB	North Central West Virginia Airport	Clarksburg	US	39.297655	-80.227532	America/New_York
CKC	UKKE	Cherkasy International Airport	Cherkasy	UA	49.4156	31.9953	Europe/Kyiv
CKD	PACJ	Crooked Creek Airport	Crooked Creek	US	61.871119	-158.137956	America/Anchorage
CKE	K1O2	Lampson Field	Lakeport	US	38.990611	-122.900722	America/Los_Angeles
CKG	ZUCK	Chongqing Jiangbei International Airport	Chongqing	CN	29.7192	106.642	Asia/Shanghai
CKH	UESO	Chokurdakh Airport	Chokurdah	RU	70.6231	147.90199	Asia/Srednekolymsk
CKI	YCKI	Croker Island Airport		AU	-11.165	132.483	Australia/Darwin
CKK	KCVK	Sharp County Regional Airport	Ash Flat	US	36.264889	-91.562667	America/Chicago
CKL	UUMU	Chkalovskiy Airport	Moscow	RU	55.8783	38.0617	Europe/Moscow
CKM	KCKM	Fletcher Field	Clarksdale	US	34.299722	-90.512306	America/Chicago
CKN	KCKN	Crookston Municipal/Kirkwood Field	Crookston	US	47.840834	-96.62221	America/Chicago
CKO	SSCP	Cornelio Procopio Airport	Cornelio Procopio	BR	-23.1525	-50.6025	America/Sao_Paulo
CKS	SBCJ	Carajas Airport	Carajas	BR	-6.11528	-50.00139	America/Araguaina
CKT	OIMC	Sarakhs Airport	Sarakhs	IR	36.5012	61.0649	Asia/Tehran
CKU	KCKU	Cordova Municipal Airport	Cordova	US	60.543644	-145.725854	America/Anchorage
CKV	KCKV	Outlaw Field	Clarksville	US	36.621865	-87.414948	America/Chicago
CKW	YCHK	Graeme Rowley Aerodrome	Christmas Creek mine	AU	-22.35556	119.65222	Australia/Perth
CKX	PAAY	Chicken Airport	Chicken	US	64.066751	-141.951347	America/Anchorage
CKY	GUCY	Conakry Airport	Conakry	GN	9.57689	-13.612	Africa/Conakry
CKZ	LTBH	Canakkale Airport	Canakkale	TR	40.1377	26.4268	Europe/Istanbul
CLD	KCRQ	Mc Clellan-Palomar Airport	Carlsbad	US	33.12825	-117.280083	America/Los_Angeles
CLE	KCLE	Cleveland-Hopkins International Airport	Cleveland	US	41.409407	-81.854691	America/New_York
CLG	KC80	New Coalinga Municipal Airport	Coalinga	US	36.162111	-120.294833	America/Los_Angeles
CLH	YCAH	Coolah Airport		AU	-31.7733	149.61	Australia/Sydney
CLI	KCLI	Clintonville Municipal Airport	Clintonville	US	44.613167	-88.730889	America/Chicago
CLJ	LRCL	Cluj-Napoca International Airport	Cluj-Napoca	RO	46.7852	23.6862	Europe/Bucharest
CLK	KCLK	Clinton Regional Airport	Clinton	US	35.538273	-98.932789	America/Chicago
CLL	KCLL	Easterwood Field	College Station	US	30.588042	-96.362544	America/Chicago
CLM	KCLM	William R Fairchild International Airport	Port Angeles	US	48.120194	-123.499694	America/Los_Angeles
CLN	SBCI	Brig. Lysias Augusto Rodrigues Airport	Carolina	BR	-7.32044	-47.4587	America/Araguaina
CLO	SKCL	Alfonso Bonilla Aragon International Airport	Cali	CO	3.54322	-76.3816	America/Bogota
CLP	PFCL	Clarks Point Airport	Clarks Point	US	58.833694	-158.529389	America/Anchorage
CLQ	MMIA	Lic. Miguel de la Madrid Airport	Colima	MX	19.277	-103.577	America/Mexico_City
CLR	KCLR	Cliff Hatfield Memorial Airport	Calipatria	US	33.131333	-115.521389	America/Los_Angeles
CLS	KCLS	Chehalis-Centralia Airport	Chehalis	US	46.677028	-122.98275	America/Los_Angeles
CLT	KCLT	Charlotte/Douglas International Airport	Charlotte	US	35.213187	-80.951379	America/New_York
CLU	KBAK	Columbus Municipal Airport	Columbus	US	39.261915	-85.896339	America/Indiana/Indianapolis
CLV	SBCN	Caldas Novas Airport	Caldas Novas	BR	-17.7253	-48.6075	America/Sao_Paulo
CLW	KCLW	Clearwater Executive Airport	Clearwater	US	27.977214	-82.759057	America/New_York
CLX	SATC	Clorinda Airport	Clorinda	AR	-25.3036	-57.7344	America/Argentina/Cordoba
CLY	LFKC	Calvi-Sainte-Catherine Airport	Calvi/Sainte-Catherine	FR	42.5308	8.79319	Europe/Paris
CLZ	SVCL	Calabozo Airport	Guarico	VE	8.92466	-67.41709	America/Caracas
CMA	YCMU	Cunnamulla Airport		AU	-28.03	145.62199	Australia/Brisbane
CMB	VCBI	Bandaranaike International Apt Colombo Airport	Colombo	LK	7.18076	79.8841	Asia/Colombo
CMC	SNWC	Camocim Airport	Camocim	BR	-2.89618	-40.858	America/Fortaleza
CMD	YCTM	Cootamundra Airport		AU	-34.6239	148.028	Australia/Sydney
CME	MMCE	Ciudad del Carmen International Airport	Ciudad del Carmen	MX	18.6537	-91.799	America/Mexico_City
CMF	LFLB	Chambery-Savoie Airport	Chambery/Aix-les-Bains	FR	45.6381	5.88023	Europe/Paris
CMG	SBCR	Corumba International Airport	Corumba	BR	-19.01194	-57.67139	America/Campo_Grande
CMH	KCMH	John Glenn Columbus International Airport	Columbus	US	39.996947	-82.892159	America/New_York
CMI	KCMI	University Of Illinois/Willard Airport	Champaign/Urbana	US	40.038561	-88.276539	America/Chicago
CMJ	RCCM	Qimei Airport	Qimei	TW	23.213056	119.4175	Asia/Taipei
CMK	FWCM	Club Makokola Airport	Club Makokola	MW	-14.3069	35.1325	Africa/Blantyre
CML	YCMW	Camooweal Airport		AU	-19.9117	138.125	Australia/Brisbane
CMM	MGCR	Carmelita Airport	Carmelita	GT	17.4612	-90.0537	America/Guatemala
CMN	GMMN	Mohammed V International Airport	Casablanca	MA	33.3675	-7.58997	Africa/Casablanca
CMO	HCMO	Obbia Airport	Obbia	SO	5.36667	48.51667	Africa/Mogadishu
CMP	SNKE	Santana do Araguaia Airport	Santana Do Araguaia	BR	-9.31997	-50.3285	America/Belem
CMQ	YCMT	Clermont Airport		AU	-22.7731	147.621	Australia/Brisbane
CMR	LFGA	Colmar-Houssen Airport	Colmar/Houssen	FR	48.1099	7.35901	Europe/Paris
CMS	HCMS	Scusciuban Airport	Scusciuban	SO	10.3	50.233	Africa/Mogadishu
CMU	AYCH	Chimbu Airport	Kundiawa	PG	-6.02429	144.97099	Pacific/Port_Moresby
CMV	NZCX	Coromandel Aerodrome		NZ	-36.7917	175.509	Pacific/Auckland
CMW	MUCM	Ignacio Agramonte International Airport	Camaguey	CU	21.4203	-77.8475	America/Havana
CMX	KCMX	Houghton County Memorial Airport	Hancock	US	47.168417	-88.489069	America/New_York
CMY	KCMY	Sparta/Fort Mc Coy Airport	Sparta	US	43.958716	-90.737841	America/Chicago
CNA	MMCA	Cananea Airport		MX	31.06615	-110.09788	America/Hermosillo
CNB	YCNM	Coonamble Airport		AU	-30.9833	148.37601	Australia/Sydney
CNC	YCCT	Coconut Island Airport		AU	-10.05	143.07001	Australia/Brisbane
CND	LRCK	Mihail Kogalniceanu International Airport	Constanta	RO	44.3622	28.4883	Europe/Bucharest
CNE	K1V6	Fremont County Airport	Canon City	US	38.42856	-105.106854	America/Denver
CNF	SBCF	Tancredo Neves International Airport	Belo Horizonte	BR	-19.62444	-43.97194	America/Sao_Paulo
CNG	LFBG	Cognac-Chateaubernard (BA 709) Air Base	Cognac/Chateaubernard	FR	45.6583	-0.3175	Europe/Paris
CNH	KCNH	Claremont Municipal Airport	Claremont	US	43.370504	-72.368207	America/New_York
CNI	ZYCH	Changhai Airport	Changhai	CN	39.26667	122.66694	Asia/Shanghai
CNJ	YCCY	Cloncurry Airport	Cloncurry	AU	-20.6686	140.504	Australia/Brisbane
CNK	KCNK	Blosser Municipal Airport	Concordia	US	39.549868	-97.652041	America/Chicago
CNL	EKSN	Sindal Airport	Sindal	DK	57.5035	10.2294	Europe/Copenhagen
CNM	KCNM	Cavern City Air Trml Airport	Carlsbad	US	32.337444	-104.263361	America/Denver
CNN	VOKN	Kannur International Airport	Mattannur	IN	11.91583	75.54583	Asia/Kolkata
CNO	KCNO	Chino Airport	Chino	US	33.974779	-117.636483	America/Los_Angeles
CNP	BGCO	Neerlerit Inaat Airport	Neerlerit Inaat	GL	70.7431	-22.6505	America/Scoresbysund
CNQ	SARC	Corrientes Airport	Corrientes	AR	-27.4455	-58.7619	America/Argentina/Cordoba
CNR	SCRA	Chanaral Airport	Chanaral	CL	-26.3325	-70.6073	America/Santiago
CNS	YBCS	Cairns International Airport	Cairns	AU	-16.8858	145.755	Australia/Brisbane
CNU	KCNU	Chanute Martin Johnson Airport	Chanute	US	37.667884	-95.486716	America/Chicago
CNV	SNED	Canavieiras Airport	Canavieiras	BR	-15.667	-38.9547	America/Bahia
CNW	KCNW	Tstc Waco Airport	Waco	US	31.637806	-97.074139	America/Chicago
CNX	VTCC	Chiang Mai International Airport	Chiang Mai	TH	18.7668	98.9626	Asia/Bangkok
CNY	KCNY	Canyonlands Regional Airport	Moab	US	38.757631	-109.753462	America/Denver
COA	KO22	Columbia Airport	Columbia	US	38.030417	-120.414556	America/Los_Angeles
COC	SAAC	Comodoro Pierrestegui Airport	Concordia	AR	-31.2969	-57.9966	America/Argentina/Cordoba
COD	KCOD	Yellowstone Regional Airport	Cody	US	44.520194	-109.023813	America/Denver
COE	KCOE	Coeur D'Alene Airport	Coeur D'Alene	US	47.774306	-116.819583	America/Los_Angeles
COF	KCOF	Patrick Space Force Base Airport	Cocoa Beach	US	28.235009	-80.609976	America/New_York
COG	SKCD	Mandinga Airport	Condoto	CO	5.08333	-76.7	America/Bogota
COH	VECO	Cooch Behar Airport		IN	26.3305	89.4672	Asia/Kolkata
COI	KCOI	Merritt Island Airport	Merritt Island	US	28.3416	-80.685485	America/New_York
COJ	YCBB	Coonabarabran Airport		AU	-31.3325	149.267	Australia/Sydney
COK	VOCI	Cochin International Airport	Cochin	IN	10.152	76.4019	Asia/Kolkata
COL	EGEL	Coll Airport	Coll Island	GB	56.6019	-6.61778	Europe/London
COM	KCOM	Coleman Municipal Airport	Coleman	US	31.841139	-99.403611	America/Chicago
CON	KCON	Concord Municipal Airport	Concord	US	43.202722	-71.502278	America/New_York
COO	DBBB	Cadjehoun Airport	Cotonou	BJ	6.35723	2.38435	Africa/Porto-Novo
COP	KK23	Cooperstown-Westville Airport	Cooperstown	US	42.629242	-74.890988	America/New_York
COQ	ZMCD	Choibalsan Airport		MN	48.1357	114.646	Asia/Ulaanbaatar
COR	SACO	Ingeniero Ambrosio Taravella Airport	Cordoba	AR	-31.3236	-64.208	America/Argentina/Cordoba
COS	KCOS	City Of Colorado Springs Municipal Airport	Colorado Springs	US	38.805817	-104.700776	America/Denver
COT	KCOT	Cotulla-La Salle County Airport	Cotulla	US	28.455722	-99.217222	America/Chicago
COU	KCOU	Columbia Regional Airport	Columbia	US	38.817736	-92.217792	America/Chicago
COV	LTDB	Çukurova International Airport	Tarsus	TR	36.892916	35.071971	Europe/Istanbul
COW	SCCQ	Tambillos Airport	Coquimbo	CL	-30.19889	-71.24694	America/Santiago
COX	MYAK	Congo Town Airport	Andros	BS	24.1587	-77.5898	America/Nassau
COY	YCWY	Coolawanyah Airport		AU	-21.7833	117.8	Australia/Perth
COZ	MDCZ	Constanza Dom Re Airport	Costanza	DO	18.9075	-70.7219	America/Santo_Domingo
CPB	SKCA	Capurgana Airport	Capurgana	CO	8.63333	-77.35	America/Bogota
CPC	SAZY	Aviador C. Campos Airport	Chapelco/San Martin de los Andes	AR	-40.0754	-71.1373	America/Argentina/Salta
CPD	YCBP	Coober Pedy Airport		AU	-29.04	134.72099	Australia/Adelaide
CPE	MMCP	Ingeniero Alberto Acuna Ongay International Airport	Campeche	MX	19.8168	-90.5003	America/Merida
CPF	WARC	Cepu Airport	Tjepu, Java Island	ID	-7.19484	111.54817	Asia/Jakarta
CPH	EKCH	Copenhagen Kastrup Airport	Copenhagen	DK	55.6179	12.656	Europe/Copenhagen
CPL	SKHA	Chaparral Airport	Chaparral	CO	3.717	-75.467	America/Bogota
CPM	KCPM	Compton/Woodley Airport	Compton	US	33.889917	-118.243806	America/Los_Angeles
CPO	SCAT	Desierto de Atacama Airport	Copiapo	CL	-27.2612	-70.7792	America/Santiago
CPP	SCKP	Coposa Airport	Pica	CL	-20.7505	-68.6835	America/Santiago
CPQ	SDAM	Amarais Airport	Campinas	BR	-22.8592	-47.1082	America/Sao_Paulo
CPR	KCPR	Casper/Natrona County International Airport	Casper	US	42.905875	-106.463649	America/Denver
CPS	KCPS	St Louis Downtown Airport	Cahokia/St Louis	US	38.570361	-90.155083	America/Chicago
CPT	FACT	Cape Town International Airport	Cape Town	ZA	-33.9648	18.6017	Africa/Johannesburg
CPU	SNCU	Cururupu Airport	Cururupu	BR	-1.82111	-44.86694	America/Fortaleza
CPV	SBKG	Presidente Joao Suassuna Airport	Campina Grande	BR	-7.26992	-35.8964	America/Fortaleza
CPX	TJCP	Benjamin Rivera Noriega Airport	Isla De Culebra	US	18.312972	-65.303889	America/Puerto_Rico
CQA	SWEK	Canarana Airport	Canarana	BR	-13.57444	-52.27056	America/Cuiaba
CQD	OIFS	Shahrekord Airport	Shahrekord	IR	32.2972	50.8422	Asia/Tehran
CQF	LFAC	Calais-Dunkerque Airport	Marck	FR	50.9621	1.95476	Europe/Paris
CQM	LERL	Ciudad Real International Airport	Ciudad Real	ES	38.856333	-3.97	Europe/Madrid
CQS	SWCQ	Costa Marques Airport	Costa Marques	BR	-12.4211	-64.2516	America/Porto_Velho
CQW	ZUWL	Wulong Chongqing Xiannvshan Airport	Wulong	CN	29.465833	107.692222	Asia/Shanghai
CRA	LRCV	Craiova Airport	Craiova	RO	44.3181	23.8886	Europe/Bucharest
CRB	YCBR	Collarenebri Airport		AU	-29.5217	148.582	Australia/Sydney
CRC	SKGO	Santa Ana Airport	Cartago	CO	4.75818	-75.9557	America/Bogota
CRD	SAVC	General E. Mosconi Airport	Comodoro Rivadavia	AR	-45.7853	-67.4655	America/Argentina/Catamarca
CRE	KCRE	Grand Strand Airport	North Myrtle Beach	US	33.81175	-78.723944	America/New_York
CRF	FEFC	Carnot Airport	Carnot	CF	4.937	15.894	Africa/Bangui
CRG	KCRG	Jacksonville Executive At Craig Airport	Jacksonville	US	30.336333	-81.514444	America/New_York
CRI	MYCI	Colonel Hill Airport	Colonel Hill	BS	22.7456	-74.1824	America/Nassau
CRK	RPLC	Diosdado Macapagal International Airport	Angeles City	PH	15.186	120.56	Asia/Manila
CRL	EBCI	Brussels South Charleroi Airport	Brussels	BE	50.2736	4.271	Europe/Brussels
CRM	RPVF	Catarman National Airport	Catarman	PH	12.5024	124.636	Asia/Manila
CRP	KCRP	Corpus Christi International Airport	Corpus Christi	US	27.772182	-97.502422	America/Chicago
CRQ	SBCV	Caravelas Airport	Caravelas	BR	-17.6523	-39.2531	America/Bahia
CRR	SANW	Ceres Airport	Ceres	AR	-29.8631	-61.8728	America/Argentina/Cordoba
CRS	KCRS	C David Campbell Field-Corsicana Municipal Airport	Corsicana	US	32.028056	-96.400583	America/Chicago
CRT	KCRT	Z M Jack Stell Field	Crossett	US	33.178333	-91.880194	America/Chicago
CRU	TGPZ	Lauriston Airport	Carriacou Island	GD	12.4761	-61.4728	America/Grenada
CRV	LIBC	Crotone Airport	Crotone	IT	38.9972	17.0802	Europe/Rome
CRW	KCRW	West Virginia International Yeager Airport	Charleston	US	38.376013	-81.592894	America/New_York
CRX	KCRX	Roscoe Turner Airport	Corinth	US	34.914967	-88.603484	America/Chicago
CRZ	UTAV	Turkmenabat International Airport	Turkmenabat	TM	39.0833	63.6133	Asia/Ashgabat
CSA	EGEY	Colonsay Airstrip	Colonsay	GB	56.0575	-6.24306	Europe/London
CSB	LRCS	Caransebes Airport	Caransebes	RO	45.42	22.2533	Europe/Bucharest
CSC	MRMJ	Mojica Airport	Canas	CR	10.4307	-85.1746	America/Costa_Rica
CSE	0CO2	Crested Butte Airpark	Crested Butte	US	38.851937	-106.932821	America/Denver
CSF	LFPC	Creil Air Base	Creil	FR	49.2535	2.51914	Europe/Paris
CSG	KCSG	Columbus Airport	Columbus	US	32.516328	-84.93887	America/New_York
CSH	ULAS	Solovki Airport	Solovetsky Islands	RU	65.03	35.73333	Europe/Moscow
CSI	YCAS	Casino Airport		AU	-28.8828	153.067	Australia/Sydney
CSK	GOGS	Cap Skirring Airport	Cap Skirring	SN	12.4102	-16.7461	Africa/Dakar
CSM	KCSM	Infinity One Oklahoma Spaceport Airport	Burns Flat	US	35.339839	-99.200499	America/Chicago
CSN	KCXP	Carson City Airport	Carson City	US	39.192304	-119.732571	America/Los_Angeles
CSO	EDBC	Cochstedt Airport	Magdeburg	DE	51.8564	11.4203	Europe/Berlin
CSQ	KCSQ	Creston Municipal Airport	Creston	US	41.021444	-94.363306	America/Chicago
CSS	SSCL	Cassilandia Airport	Cassilandia	BR	-19.14639	-51.68528	America/Campo_Grande
CSU	SSSC	Santa Cruz do Sul Airport	Santa Cruz Do Sul	BR	-29.6841	-52.4122	America/Sao_Paulo
CSV	KCSV	Crossville Memorial-Whitson Field	Crossville	US	35.951291	-85.084977	America/Chicago
CSW	MMSL	Cabo San Lucas International Airport	Cabo San Lucas	MX	22.9477	-109.937	America/Mazatlan
CSX	ZGHA	Changsha Huanghua Airport	Changsha	CN	28.1892	113.22	Asia/Shanghai
CSY	UWKS	Cheboksary Airport	Cheboksary	RU	56.0903	47.3473	Europe/Moscow
CSZ	SAZC	Brigadier D.H.E. Ruiz Airport	Coronel Suarez	AR	-37.4461	-61.8893	America/Argentina/Buenos_Aires
CTA	LICC	Catania / Fontanarossa Airport	Catania	IT	37.4668	15.0664	Europe/Rome
CTB	KCTB	Cut Bank International Airport	Cut Bank	US	48.608355	-112.376151	America/Denver
CTC	SANC	Catamarca Airport	Catamarca	AR	-28.5956	-65.7517	America/Argentina/Catamarca
CTD	MPCE	Alonso Valderrama Airport	Chitre	PA	7.98784	-80.4097	America/Panama
CTF	MGCT	Coatepeque Airport	Coatepeque	GT	14.6942	-91.8825	America/Guatemala
CTG	SKCG	Rafael Nunez International Airport	Cartagena	CO	10.4424	-75.513	America/Bogota
CTH	KMQS	Chester County G O Carlson Airport	Coatesville	US	39.978972	-75.865472	America/New_York
CTI	FNCV	Cuito Cuanavale Airport	Cuito Cuanavale	AO	-15.1603	19.1561	Africa/Luanda
CTK	KCTK	Ingersoll Airport	Canton	US	40.569083	-90.074833	America/Chicago
CTL	YBCV	Charleville Airport	Charleville	AU	-26.4133	146.26199	Australia/Brisbane
CTM	MMCM	Chetumal International Airport	Chetumal	MX	18.5047	-88.3268	America/Cancun
CTN	YCKN	Cooktown Airport		AU	-15.4447	145.18401	Australia/Brisbane
CTO	3NY8	Calverton Executive Airpark	Calverton	US	40.914799	-72.780396	America/New_York
CTP	SNCP	Carutapera Airport	Carutapera	BR	-1.25028	-46.01722	America/Fortaleza
CTQ	SSVP	Santa Vitoria do Palmar Airport	Santa Vitoria Do Palmar	BR	-33.50222	-53.34417	America/Sao_Paulo
CTS	RJCC	New Chitose Airport	Chitose / Tomakomai	JP	42.7752	141.692	Asia/Tokyo
CTT	LFMQ	Le Castellet Airport	Le Castellet	FR	43.2525	5.78519	Europe/Paris
CTU	ZUUU	Chengdu Shuangliu International Airport	Chengdu	CN	30.5785	103.947	Asia/Shanghai
CTW	KP52	Cottonwood Airport	Cottonwood	US	34.730056	-112.035137	America/Phoenix
CTX	KN03	Cortland County/Chase Field	Cortland	US	42.592642	-76.214883	America/New_York
CTY	KCTY	Cross City Airport	Cross City	US	29.635528	-83.10475	America/New_York
CTZ	KCTZ	Clinton-Sampson County Airport	Clinton	US	34.974935	-78.36563	America/New_York
CUA	MMDA	Ciudad Constitucion Airport	Ciudad Constitucion	MX	25.0538	-111.615	America/Mazatlan
CUB	KCUB	Jim Hamilton L B Owens Airport	Columbia	US	33.970472	-80.99525	America/New_York
CUC	SKCC	Camilo Daza International Airport	Cucuta	CO	7.92757	-72.5115	America/Bogota
CUD	YCDR	Caloundra Airport		AU	-26.8	153.10001	Australia/Brisbane
CUE	SECU	Mariscal Lamar Airport	Cuenca	EC	-2.88947	-78.9844	America/Guayaquil
CUF	LIMZ	Cuneo / Levaldigi Airport	Cuneo	IT	44.547	7.62322	Europe/Rome
CUG	YCUA	Cudal Airport		AU	-33.2783	148.763	Australia/Sydney
CUH	KCUH	Cushing Municipal Airport	Cushing	US	35.950028	-96.773417	America/Chicago
CUK	MZCK	Caye Caulker Airport	Caye Caulker	BZ	17.73472	-88.03333	America/Belize
CUL	MMCL	Federal de Bachigualato International Airport	Culiacan	MX	24.7645	-107.475	America/Mazatlan
CUM	SVCU	Cumana (Antonio Jose de Sucre) Airport		VE	10.45033	-64.13047	America/Caracas
CUN	MMUN	Cancun International Airport	Cancun	MX	21.0365	-86.8771	America/Cancun
CUO	SKCR	Caruru Airport	Caruru	CO	1.0136	-71.2961	America/Bogota
CUP	SVCP	General Francisco Bermudez Airport	Carupano	VE	10.66001	-63.26168	America/Caracas
CUQ	YCOE	Coen Airport		AU	-13.7608	143.114	Australia/Brisbane
CUR	TNCC	Hato International Airport	Willemstad	CW	12.1889	-68.9598	America/Curacao
CUS	0NM0	Columbus Municipal Airport	Columbus	US	31.823711	-107.626967	America/Denver
CUT	SAZW	Cutral-Co Airport	Cutral-Co	AR	-38.9397	-69.2646	America/Argentina/Salta
CUU	MMCU	General Roberto Fierro Villalobos International Airport	Chihuahua	MX	28.7029	-105.965	America/Chihuahua
CUV	SVCG	Casigua El Cubo Airport	Casigua El Cubo	VE	8.75814	-72.5363	America/Caracas
CUY	YCUE	Cue Airport		AU	-27.4467	117.918	Australia/Perth
CUZ	SPZO	Alejandro Velasco Astete International Airport	Cusco	PE	-13.5357	-71.9388	America/Lima
CVC	YCEE	Cleve Airport		AU	-33.7097	136.505	Australia/Adelaide
CVE	SKCV	Covenas Airport	Covenas	CO	9.40092	-75.6913	America/Bogota
CVF	LFLJ	Courchevel Airport	Courcheval	FR	45.3967	6.63472	Europe/Paris
CVG	KCVG	Cincinnati/Northern Kentucky International Airport	Covington	US	39.048837	-84.667821	America/New_York
CVH	SAHE	Caviahue Airport	Lafontaine	AR	-37.8514	-71.0092	America/Argentina/Salta
CVJ	MMCB	General Mariano Matamoros Airport		MX	18.8348	-99.2613	America/Mexico_City
CVM	MMCV	General Pedro Jose Mendez International Airport	Ciudad Victoria	MX	23.7033	-98.9565	America/Monterrey
CVN	KCVN	Clovis Regional Airport	Clovis	US	34.42659	-103.07758	America/Denver
CVO	KCVO	Corvallis Municipal Airport	Corvallis	US	44.496876	-123.289457	America/Los_Angeles
CVQ	YCAR	Carnarvon Airport		AU	-24.8806	113.672	Australia/Perth
CVS	KCVS	Cannon Afb Airport	Clovis	US	34.382774	-103.322151	America/Denver
CVT	EGBE	Coventry Airport	Coventry	GB	52.3697	-1.47972	Europe/London
CVU	LPCR	Corvo Airport	Corvo	PT	39.6715	-31.1136	Atlantic/Azores
CWA	KCWA	Central Wisconsin Airport	Mosinee	US	44.777783	-89.665911	America/Chicago
CWB	SBCT	Afonso Pena Airport	Curitiba	BR	-25.5285	-49.1758	America/Sao_Paulo
CWC	UKLN	Chernivtsi International Airport	Chernivtsi	UA	48.2593	25.9808	Europe/Kyiv
CWF	KCWF	Chennault International Airport	Lake Charles	US	30.210587	-93.143189	America/Chicago
CWI	KCWI	Clinton Municipal Airport	Clinton	US	41.83075	-90.328972	America/Chicago
CWK	VECT	Chitrakoot Airport	Chitrakoot	IN	25.167694	80.9358	Asia/Kolkata
CWL	EGFF	Cardiff International Airport	Cardiff	GB	51.3967	-3.34333	Europe/London
CWR	YCWI	Cowarie Airport		AU	-27.7117	138.328	Australia/Adelaide
CWS	78WA	Center Island Airport	Center Island	US	48.490101	-122.832121	America/Los_Angeles
CWT	YCWR	Cowra Airport		AU	-33.8447	148.649	Australia/Sydney
CWW	YCOR	Corowa Airport		AU	-35.9947	146.35699	Australia/Sydney
CWX	KP33	Cochise County Airport	Willcox	US	32.245417	-109.894639	America/Phoenix
CXA	SVCD	Caicara del Orinoco Airport		VE	7.62551	-66.1628	America/Caracas
CXB	VGCB	Cox's Bazar Airport	Cox's Bazar	BD	21.4522	91.9639	Asia/Dhaka
CXC	PAAX	Chitina Airport	Chitina	US	61.583203	-144.429803	America/Anchorage
CXF	PACX	Coldfoot Airport	Coldfoot	US	67.252171	-150.203908	America/Anchorage
CXH	CYHC	Vancouver Harbour Airport	Vancouver	CA	49.28333	-123.1	America/Vancouver
CXI	PLCH	Cassidy International Airport	Banana	KI	1.98616	-157.35001	Pacific/Kiritimati
CXJ	SBCX	Campo dos Bugres Airport	Caxias Do Sul	BR	-29.1971	-51.1875	America/Sao_Paulo
CXL	KCXL	Calexico International Airport	Calexico	US	32.667444	-115.517583	America/Los_Angeles
CXN	HCMC	Candala Airport	Candala	SO	11.5	49.917	Africa/Mogadishu
CXO	KCXO	Conroe/North Houston Regional Airport	Houston	US	30.353396	-95.415082	America/Chicago
CXP	WIHL	Tunggul Wulung Airport	Cilacap, Java Island	ID	-7.64506	109.034	Asia/Jakarta
CXQ	YCRK	Christmas Creek Station Airport		AU	-18.8833	125.917	Australia/Perth
CXR	VVCR	Cam Ranh Airport	Nha Trang	VN	11.9982	109.219	Asia/Ho_Chi_Minh
CXT	YCHT	Charters Towers Airport		AU	-20.0431	146.27299	Australia/Brisbane
CXY	MYCC	Cat Cay Airport	Cat Cay	BS	25.6	-79.267	America/Nassau
CYA	MTCA	Les Cayes Airport	Les Cayes	HT	18.2711	-73.7883	America/Port-au-Prince
CYB	MWCB	Gerrard Smith International Airport	Cayman Brac	KY	19.687	-79.8828	America/Cayman
CYF	PACK	Chefornak Airport	Chefornak	US	60.136796	-164.279049	America/Anchorage
CYG	YCRG	Corryong Airport		AU	-36.1828	147.888	Australia/Melbourne
CYI	RCKU	Chiayi Airport	Chiayi City	TW	23.4618	120.393	Asia/Taipei
CYL	MHCS	Coyoles Airport	Coyoles	HN	15.44556	-86.67528	America/Tegucigalpa
CYO	MUCL	Vilo Acuna International Airport	Cayo Largo del Sur	CU	21.6165	-81.546	America/Havana
CYP	RPVC	Calbayog Airport	Calbayog City	PH	12.0727	124.545	Asia/Manila
CYR	SUCA	Laguna de Los Patos International Airport	Colonia	UY	-34.4564	-57.7706	America/Montevideo
CYS	KCYS	Cheyenne Regional/Jerry Olson Field	Cheyenne	US	41.155639	-104.810472	America/Denver
CYT	0AA1	Yakataga Airport	Yakataga	US	60.080849	-142.495494	America/Anchorage
CYU	RPLO	Cuyo Airport	Cuyo	PH	10.8581	121.069	Asia/Manila
CYW	MMCY	Captain Rogelio Castillo National Airport	Celaya	MX	20.546	-100.887	America/Mexico_City
CYX	UESS	Cherskiy Airport	Cherskiy	RU	68.7406	161.338	Asia/Srednekolymsk
CYZ	RPUY	Cauayan Airport	Cauayan City	PH	16.9299	121.753	Asia/Manila
CZA	MMCT	Chichen Itza International Airport		MX	20.6413	-88.4462	America/Mexico_City
CZC	KZ93	Copper Center 2 Airport	Copper Center	US	61.94119	-145.294081	America/Anchorage
CZE	SVCR	Jose Leonardo Chirinos Airport	Coro	VE	11.41494	-69.6809	America/Caracas
CZF	PACZ	Cape Romanzof Lrrs Airport	Cape Romanzof	US	61.781014	-166.039575	America/Anchorage
CZK	KCZK	Cascade Locks State Airport	Cascade Locks	US	45.676944	-121.878889	America/Los_Angeles
CZL	DABC	Mohamed Boudiaf International Airport	Constantine	DZ	36.276	6.62039	Africa/Algiers
CZM	MMCZ	Cozumel International Airport	Cozumel	MX	20.5224	-86.9256	America/Cancun
CZN	KCZN	Chisana Airport	Chisana	US	62.07175	-142.04935	America/Anchorage
CZO	KCZO	Chistochina Airport	Chistochina	US	62.562333	-144.672444	America/Anchorage
CZS	SBCZ	Cruzeiro do Sul Airport	Cruzeiro Do Sul	BR	-7.59991	-72.7695	America/Eirunepe
CZT	KCZT	Dimmit County Airport	Carrizo Springs	US	28.52225	-99.823639	America/Chicago
CZU	SKCZ	Las Brujas Airport	Corozal	CO	9.33274	-75.2856	America/Bogota
CZX	ZSCG	Changzhou Airport	Changzhou	CN	31.9197	119.779	Asia/Shanghai
CZY	YUNY	Cluny Airport		AU	-24.5167	139.617	Australia/Brisbane
DAA	KDAA	Davison Army Air Field	Fort Belvoir	US	38.714923	-77.180894	America/New_York
DAB	KDAB	Daytona Beach International Airport	Daytona Beach	US	29.179909	-81.058042	America/New_York
DAC	VGHS	Dhaka / Hazrat Shahjalal International Airport	Dhaka	BD	23.84335	90.39778	Asia/Dhaka
DAD	VVDN	Da Nang International Airport	Da Nang	VN	16.0439	108.199	Asia/Ho_Chi_Minh
DAG	KDAG	Barstow-Daggett Airport	Daggett	US	34.853722	-116.786694	America/Los_Angeles
DAK	HEDK	Dakhla Airport		EG	25.4116	29.0031	Africa/Cairo
DAL	KDAL	Dallas Love Field	Dallas	US	32.845945	-96.850877	America/Chicago
DAM	OSDI	Damascus International Airport	Damascus	SY	33.4115	36.5156	Asia/Damascus
DAN	KDAN	Danville Regional Airport	Danville	US	36.572472	-79.33625	America/New_York
DAO	AYDA	Dahamo Airstrip	Dabo	PG	-5.753194	141.993611	Pacific/Port_Moresby
DAR	HTDA	Mwalimu Julius K. Nyerere International Airport	Dar es Salaam	TZ	-6.87811	39.2026	Africa/Dar_es_Salaam
DAS	CFF4	Great Bear Lake Airport	Great Bear Lake	CA	66.7031	-119.707	America/Edmonton
DAT	ZBDT	Datong Airport	Datong	CN	40.0603	113.482	Asia/Shanghai
DAU	AYDU	Daru Airport	Daru	PG	-9.08676	143.20799	Pacific/Port_Moresby
DAV	MPDA	Enrique Malek International Airport	David	PA	8.391	-82.435	America/Panama
DAY	KDAY	James M Cox Dayton International Airport	Dayton	US	39.902252	-84.219412	America/New_York
DAZ	OADZ	Darwaz Airport	Darwaz	AF	38.4611	70.8825	Asia/Kabul
DBA	OPDB	Dalbandin Airport	Dalbandin	PK	28.8783	64.3998	Asia/Karachi
DBB	HEAL	El Alamein International Airport	El Alamein	EG	30.9245	28.4614	Africa/Cairo
DBD	VEDB	Dhanbad Airport		IN	23.834	86.4253	Asia/Kolkata
DBM	HADM	Debra Marcos Airport	Debra Marcos	ET	10.35	37.717	Africa/Addis_Ababa
DBN	KDBN	W H 'Bud' Barron Airport	Dublin	US	32.564722	-82.984972	America/New_York
DBO	YSDU	Dubbo City Regional Airport	Dubbo	AU	-32.2167	148.575	Australia/Sydney
DBP	AYDB	Debepare Airport	Debepare	PG	-6.308611	141.905556	Pacific/Port_Moresby
DBQ	KDBQ	Dubuque Regional Airport	Dubuque	US	42.402	-90.709472	America/Chicago
DBR	VEDH	Darbhanga Airport		IN	26.1928	85.9169	Asia/Kolkata
DBS	KU41	Dubois Municipal Airport	Dubois	US	44.162361	-112.220667	America/Boise
DBT	HADT	Debre Tabor Airport	Debre Tabor	ET	11.967	38.0	Africa/Addis_Ababa
DBV	LDDU	Dubrovnik Airport	Dubrovnik	HR	42.5614	18.2682	Europe/Zagreb
DBY	YDAY	Dalby Airport		AU	-27.1553	151.267	Australia/Brisbane
DCA	KDCA	Ronald Reagan Washington Ntl Airport	Washington	US	38.85144	-77.037721	America/New_York
DCF	TDCF	Canefield Airport	Canefield	DM	15.3367	-61.3922	America/Dominica
DCI	LIED	Decimomannu Airport	Decimomannu	IT	39.3542	8.97248	Europe/Rome
DCK	PODC	Dahl Creek Airport	Dahl Creek	US	66.942561	-156.891369	America/Anchorage
DCM	LFCK	Castres-Mazamet Airport	Castres/Mazamet	FR	43.5563	2.28918	Europe/Paris
DCN	YCIN	RAAF Base Curtin		AU	-17.5814	123.828	Australia/Perth
DCT	MYRD	Duncan Town Airport		BS	22.1818	-75.7295	America/Nassau
DCU	KDCU	Pryor Field Regional Airport	Decatur	US	34.654056	-86.945361	America/Chicago
DCY	ZUDC	Daocheng Yading Airport	Daocheng County	CN	29.32306	100.05333	Asia/Shanghai
DDC	KDDC	Dodge City Regional Airport	Dodge City	US	37.763121	-99.965424	America/Chicago
DDD	VRMU	Kudahuvadhoo Dhaalu Airport	Dhaalu Atoll	MV	2.66612	72.8863	Indian/Maldives
DDG	ZYDD	Dandong Airport	Dandong	CN	40.0247	124.286	Asia/Shanghai
DDN	YDLT	Delta Downs Airport		AU	-16.9917	141.317	Australia/Brisbane
DDR	ZUDR	Rikaze Dingri Airport		CN	28.6025	86.8103	Asia/Shanghai
DDU	OPDD	Dadu Airport	Dadu	PK	26.5545	67.6746	Asia/Karachi
DEA	OPDG	Dera Ghazi Khan Airport	Dera Ghazi Khan	PK	29.961	70.4859	Asia/Karachi
DEB	LHDC	Debrecen International Airport	Debrecen	HU	47.4889	21.6153	Europe/Budapest
DEC	KDEC	Decatur Airport	Decatur	US	39.834562	-88.865689	America/Chicago
DED	VIDN	Dehradun Airport	Dehradun	IN	30.1897	78.1803	Asia/Kolkata
DEE	UHSM	Mendeleyevo Airport	Kunashir Island	RU	43.9584	145.683	Asia/Sakhalin
DEF	OIAD	Dezful Airport		IR	32.4344	48.3976	Asia/Tehran
DEH	KDEH	Decorah Municipal Airport	Decorah	US	43.2755	-91.739389	America/Chicago
DEI	FSSD	Denis Island Airport	Denis Island	SC	-3.80222	55.6669	Indian/Mahe
DEJ	_DEJ	Tongren Deijan Airport	Deijan	CN	28.121	108.1631	Asia/Shanghai
DEL	VIDP	Indira Gandhi International Airport	New Delhi	IN	28.5665	77.1031	Asia/Kolkata
DEM	HADD	Dembidollo Airport	Dembidollo	ET	8.554	34.858	Africa/Addis_Ababa
DEN	KDEN	Denver International Airport	Denver	US	39.861667	-104.673167	America/Denver
DEP	VEDZ	Daporijo Airport	Daporijo	IN	27.9855	94.2228	Asia/Kolkata
DEQ	_DEQ	Deqing Moganshan Airport	Deqing	CN	30.504167	120.107222	Asia/Shanghai
DER	AYDE	Derim Airport	Derim	PG	-6.14472	147.10722	Pacific/Port_Moresby
DES	FSDR	Desroches Airport	Desroches Island	SC	-5.6967	53.6558	Indian/Mahe
DET	KDET	Coleman A Young Municipal Airport	Detroit	US	42.412364	-83.010598	America/Detroit
DEZ	OSDZ	Deir ez-Zor Airport	Deir ez-Zor	SY	35.2854	40.176	Asia/Damascus
DFI	KDFI	Defiance Memorial Airport	Defiance	US	41.3375	-84.428806	America/New_York
DFP	YDDF	Drumduff Airport	Drumduff	AU	-16.053	143.01199	Australia/Brisbane
DFW	KDFW	Dallas-Fort Worth International Airport	Dallas-Fort Worth	US	32.897233	-97.037695	America/Chicago
DGA	MZPB	Pelican Beach Airstrip	Dangriga	BZ	16.98232	-88.228497	America/Belize
DGD	YDGA	Dalgaranga Gold Mine Airport		AU	-27.83028	117.31639	Australia/Perth
DGE	YMDG	Mudgee Airport	Mudgee	AU	-32.5625	149.61099	Australia/Sydney
DGF	CAL3	Douglas Lake Airport	Douglas Lake	CA	50.16546	-120.17127	America/Vancouver
DGH	VEDO	Deoghar Airport	Deoghar	IN	24.44567	86.707	Asia/Kolkata
DGL	KDGL	Douglas Municipal Airport	Douglas	US	31.342603	-109.506454	America/Phoenix
DGN	KNDY	Dahlgren Nsf Airport	Dahlgren	US	38.332878	-77.037011	America/New_York
DGO	MMDO	General Guadalupe Victoria International Airport	Durango	MX	24.1242	-104.528	America/Monterrey
DGR	NZDA	Dargaville Aerodrome		NZ	-35.9397	173.894	Pacific/Auckland
DGT	RPVD	Sibulan Airport	Dumaguete City	PH	9.33371	123.3	Asia/Manila
DGU	DFOD	Dedougou Airport	Dedougou	BF	12.459	-3.49	Africa/Ouagadougou
DGW	KDGW	Converse County Airport	Douglas	US	42.797194	-105.385833	America/Denver
DHD	YDRH	Durham Downs Airport		AU	-27.075	141.89999	Australia/Brisbane
DHF	OMAM	Abu Dhabi-Al Dhafra AB Airport	Al Bihouth	AE	24.2482	54.5477	Asia/Dubai
DHH	ZWLK	Balikun Dahe Airport	Barkol	CN	43.7546	93.1311	Asia/Shanghai
DHI	VNDH	Dhangarhi Airport	Dhangarhi	NP	28.7533	80.5819	Asia/Kathmandu
DHM	VIGG	Kangra Airport		IN	32.1651	76.2634	Asia/Kolkata
DHN	KDHN	Dothan Regional Airport	Dothan	US	31.321018	-85.449478	America/Chicago
DHR	EHKD	De Kooy Airport	Den Helder	NL	52.9234	4.78062	Europe/Amsterdam
DHT	KDHT	Dalhart Municipal Airport	Dalhart	US	36.022472	-102.547389	America/Chicago
DIA	OTBD	Doha International Airport	Doha	QA	25.2611	51.5651	Asia/Qatar
DIB	VEMN	Dibrugarh Airport	Dibrugarh	IN	27.4839	95.0169	Asia/Kolkata
DIE	FMNA	Arrachart Airport		MG	-12.3494	49.2917	Indian/Antananarivo
DIG	ZPDQ	Diqing Airport	Shangri-La	CN	27.7936	99.6772	Asia/Shanghai
DIJ	LFSD	Dijon-Bourgogne Airport	Dijon/Longvic	FR	47.2689	5.09	Europe/Paris
DIK	KDIK	Dickinson/Theodore Roosevelt Regional Airport	Dickinson	US	46.800474	-102.804435	America/Denver
DIL	WPDL	Presidente Nicolau Lobato International Airport	Dili	TL	-8.5464	125.526	Asia/Dili
DIM	DIDK	Dimbokro Airport	Dimbokro	CI	6.65167	-4.64056	Africa/Abidjan
DIN	VVDB	Dien Bien Phu Airport	Dien Bien Phu	VN	21.3975	103.008	Asia/Ho_Chi_Minh
DIP	DFED	Diapaga Airport	Diapaga	BF	12.05	1.783	Africa/Ouagadougou
DIQ	SNDV	Divinopolis Airport	Divinopolis	BR	-20.1807	-44.8709	America/Sao_Paulo
DIR	HADR	Aba Tenna Dejazmach Yilma International Airport	Dire Dawa	ET	9.6247	41.8542	Africa/Addis_Ababa
DIS	FCPD	Ngot Nzoungou Airport	Dolisie	CG	-4.20635	12.6599	Africa/Brazzaville
DIU	VA1P	Diu Airport	Diu	IN	20.7131	70.9211	Asia/Kolkata
DIY	LTCC	Diyarbakir Airport	Diyarbakir	TR	37.8939	40.201	Europe/Istanbul
DJA	DBBD	Djougou Airport	Djougou	BJ	9.69208	1.63778	Africa/Porto-Novo
DJB	WIPA	Sultan Thaha Airport	Jambi, Sumatra Island	ID	-1.63802	103.644	Asia/Jakarta
DJE	DTTJ	Djerba Zarzis International Airport	Djerba	TN	33.875	10.7755	Africa/Tunis
DJG	DAAJ	Djanet Inedbirene Airport	Djanet	DZ	24.2928	9.45244	Africa/Algiers
DJJ	WAJJ	Sentani International Airport	Jayapura-Papua Island	ID	-2.57695	140.51601	Asia/Jayapura
DJM	FCBD	Djambala Airport	Djambala	CG	-2.533	14.75	Africa/Brazzaville
DJN	KD66	Delta Junction Airport	Delta Junction	US	64.050117	-145.722465	America/Anchorage
DJO	DIDL	Daloa Airport		CI	6.79281	-6.47319	Africa/Abidjan
DJU	BIDV	Djúpivogur Airport	Djúpivogur	IS	64.6442	-14.2828	Atlantic/Reykjavik
DKI	YDKI	Dunk Island Airport		AU	-17.9417	146.14	Australia/Brisbane
DKK	KDKK	Chautauqua County/Dunkirk Airport	Dunkirk	US	42.493944	-79.271111	America/New_York
DKR	GOOY	Leopold Sedar Senghor International Airport	Dakar	SN	14.7397	-17.4902	Africa/Dakar
DKS	UODD	Dikson Airport	Dikson	RU	73.51781	80.37967	Asia/Krasnoyarsk
DKV	YDVR	Docker River Airport		AU	-24.86	129.07001	Australia/Darwin
DLA	FKKD	Douala International Airport	Douala	CM	4.00608	9.71948	Africa/Douala
DLC	ZYTL	Zhoushuizi Airport	Dalian	CN	38.9657	121.539	Asia/Shanghai
DLE	LFGJ	Dole-Tavaux Airport	Dole/Tavaux	FR	47.039	5.42725	Europe/Paris
DLF	KDLF	Laughlin Afb Airport	Del Rio	US	29.359399	-100.777923	America/Chicago
DLG	PADL	Dillingham Airport	Dillingham	US	59.044667	-158.5055	America/Anchorage
DLH	KDLH	Duluth International Airport	Duluth	US	46.84207	-92.193237	America/Chicago
DLI	VVDL	Lien Khuong Airport	Dalat	VN	11.75	108.367	Asia/Ho_Chi_Minh
DLK	YDLK	Dulkaninna Airport	Dulkaninna	AU	-29.0133	138.481	Australia/Adelaide
DLL	KDLC	Dillon County Airport	Dillon	US	34.449056	-79.368583	America/New_York
DLM	LTBS	Dalaman International Airport	Dalaman	TR	36.7131	28.7925	Europe/Istanbul
DLN	KDLN	Dillon Airport	Dillon	US	45.255361	-112.5525	America/Denver
DLS	KDLS	Columbia Gorge Regional/The Dalles Municipal Airport	The Dalles	US	45.619355	-121.168276	America/Los_Angeles
DLU	ZPDL	Dali Airport	Xiaguan	CN	25.6494	100.319	Asia/Shanghai
DLV	YDLV	Delissaville Airport		AU	-12.55	130.685	Australia/Darwin
DLY	NVVD	Dillon's Bay Airport	Dillon's Bay	VU	-18.7694	169.00101	Pacific/Efate
DLZ	ZMDZ	Dalanzadgad Airport	Dalanzadgad	MN	43.5917	104.43	Asia/Ulaanbaatar
DMA	KDMA	Davis Monthan Afb Airport	Tucson	US	32.166364	-110.88317	America/Phoenix
DMB	UADD	Aulie-ata International Airport	Taraz	KZ	42.8536	71.3036	Asia/Almaty
DMD	YDMG	Doomadgee Airport		AU	-17.9403	138.82201	Australia/Brisbane
DME	UUDD	Domodedovo International Airport	Moscow	RU	55.4088	37.9063	Europe/Moscow
DMK	VTBD	Don Mueang International Airport	Bangkok	TH	13.9126	100.607	Asia/Bangkok
DMM	OEDF	King Fahd International Airport	Ad Dammam	SA	26.4712	49.7979	Asia/Riyadh
DMN	KDMN	Deming Municipal Airport	Deming	US	32.262389	-107.719	America/Denver
DMO	KDMO	Sedalia Regional Airport	Sedalia	US	38.707417	-93.175917	America/Chicago
DMT	SWDM	Diamantino Airport	Diamantino	BR	-14.3769	-56.4004	America/Campo_Grande
DMU	VEMR	Dimapur Airport	Dimapur	IN	25.8839	93.7711	Asia/Kolkata
DNA	RODN	Kadena Air Base		JP	26.3556	127.768	Asia/Tokyo
DNB	YDBR	Dunbar Airport		AU	-16.05	142.39999	Australia/Brisbane
DND	EGPN	Dundee Airport	Dundee	GB	56.4525	-3.02583	Europe/London
DNH	ZLDH	Dunhuang Airport	Dunhuang	CN	40.1611	94.8092	Asia/Shanghai
DNK	UKDD	Dnipro International Airport	Dnipro	UA	48.3572	35.1006	Europe/Kyiv
DNL	KDNL	Daniel Field	Augusta	US	33.466583	-82.039389	America/New_York
DNN	KDNN	Dalton Municipal Airport	Dalton	US	34.722939	-84.870241	America/New_York
DNO	SWDN	Dianopolis Airport	Dianopolis	BR	-11.5954	-46.8467	America/Araguaina
DNP	VNDG	Tulsipur Airport	Dang	NP	28.1111	82.2942	Asia/Kathmandu
DNQ	YDLQ	Deniliquin Airport		AU	-35.5594	144.946	Australia/Sydney
DNR	LFRD	Dinard-Pleurtuit-Saint-Malo Airport	Dinard/Pleurtuit/Saint-Malo	FR	48.5877	-2.07996	Europe/Paris
DNS	KDNS	Denison Municipal Airport	Denison	US	41.986132	-95.380259	America/Chicago
DNV	KDNV	Vermilion Regional Airport	Danville	US	40.199827	-87.595166	America/Chicago
DNX	HSGG	Galegu Airport	Dinder	SD	12.533	35.067	Africa/Khartoum
DNZ	LTAY	Cardak Airport	Denizli	TR	37.7856	29.7013	Europe/Istanbul
DOB	WAPD	Dobo Airport	Dobo-Kobror Island	ID	-5.77222	134.21201	Asia/Jayapura
DOD	HTDO	Dodoma Airport	Dodoma	TZ	-6.17044	35.7526	Africa/Dar_es_Salaam
DOE	SMDJ	Djumu-Djomoe Airport	Djumu-Djomoe	SR	4.00571	-55.48164	America/Paramaribo
DOG	HSDN	Dongola Airport	Dongola	SD	19.1539	30.4301	Africa/Khartoum
DOH	OTHH	Hamad International Airport	Doha	QA	25.26059	51.61377	Asia/Qatar
DOK	UKCC	Donetsk International Airport	Donetsk	UA	48.0736	37.7397	Europe/Kyiv
DOL	LFRG	Deauville-Saint-Gatien Airport	Deauville	FR	49.3653	0.15431	Europe/Paris
DOM	TDPD	Melville Hall Airport	Marigot	DM	15.547	-61.3	America/Dominica
DON	MGDL	Dos Lagunas Airport	Dos Lagunas	GT	17.6124	-89.6884	America/Guatemala
DOP	VNDP	Dolpa Airport	Dolpa	NP	28.9857	82.8191	Asia/Kathmandu
DOR	DFEE	Dori Airport	Dori	BF	14.033	-0.033	Africa/Ouagadougou
DOU	SSDO	Dourados Airport	Dourados	BR	-22.2019	-54.9266	America/Campo_Grande
DOV	KDOV	Dover Afb Airport	Dover	US	39.129539	-75.465961	America/New_York
DOX	YDRA	Dongara Airport		AU	-29.3	114.933	Australia/Perth
DOY	ZSDY	Dongying Shengli Airport	Dongying	CN	37.5086	118.788	Asia/Shanghai
DPA	KDPA	Dupage Airport	Chicago/West Chicago	US	41.907053	-88.247995	America/Chicago
DPB	SCBI	Pampa Guanaco Airport	Bahia Inutil	CL	-54.045	-68.83167	America/Punta_Arenas
DPE	LFAB	St Aubin Airport	Dieppe	FR	49.8825	1.08528	Europe/Paris
DPG	KDPG	Michael Army Air Field (Dugway Proving Ground) Airport	Dugway Proving Ground	US	40.197382	-112.935054	America/Denver
DPL	RPMG	Dipolog Airport	Dipolog City	PH	8.60198	123.34188	Asia/Manila
DPO	YDPO	Devonport Airport	Devonport	AU	-41.1697	146.42999	Australia/Hobart
DPS	WADD	Ngurah Rai (Bali) International Airport	Denpasar-Bali Island	ID	-8.74817	115.167	Asia/Makassar
DQA	ZYDQ	Saertu Airport	Daqing Shi	CN	46.74639	125.14056	Asia/Shanghai
DQM	OODQ	Duqm International Airport	Duqm	OM	19.5019	57.6342	Asia/Muscat
DRA	NV65	Desert Rock Airport	Mercury	US	36.619944	-116.032285	America/Los_Angeles
DRB	YDBY	Derby Airport		AU	-17.37	123.661	Australia/Perth
DRD	YDOR	Dorunda Airport		AU	-16.5583	141.808	Australia/Brisbane
DRE	KDRM	Drummond Island Airport	Drummond Island	US	46.009311	-83.743934	America/New_York
DRF	3AK5	Drift River Airport	Kenai	US	60.588867	-152.161977	America/Anchorage
DRG	PADE	Deering Airport	Deering	US	66.069111	-162.767056	America/Anchorage
DRI	KDRI	Beauregard Regional Airport	De Ridder	US	30.831723	-93.339916	America/Chicago
DRJ	SMDA	Drietabbetje Airport	Drietabbetje	SR	4.11667	-54.66667	America/Paramaribo
DRK	MRDK	Drake Bay Airport	Puntarenas	CR	8.71889	-83.6417	America/Costa_Rica
DRN	YDBI	Dirranbandi Airport		AU	-28.5917	148.217	Australia/Brisbane
DRO	KDRO	Durango-La Plata County Airport	Durango	US	37.151528	-107.753778	America/Denver
DRP	RPLK	Legazpi Bicol International Airport	Daraga	PH	13.112222	123.677222	Asia/Manila
DRR	YDRI	Durrie Airport		AU	-25.685	140.228	Australia/Brisbane
DRS	EDDC	Dresden Airport	Dresden	DE	51.1328	13.7672	Europe/Berlin
DRT	KDRT	Del Rio International Airport	Del Rio	US	29.374207	-100.927157	America/Chicago
DRU	KM26	Drummond Airport	Drummond	US	46.620762	-113.205066	America/Denver
DRV	VRMD	Dharavandhoo Airport	Dharavandhoo	MV	5.15611	73.13028	Indian/Maldives
DRW	YPDN	Darwin International Airport	Darwin	AU	-12.4147	130.877	Australia/Darwin
DRY	YDRD	Drysdale River Airport		AU	-15.71357	126.3811	Australia/Perth
DSC	FKKS	Dschang Airport	Dschang	CM	5.45	10.067	Africa/Douala
DSD	TFFA	La Desirade Airport	Grande Anse	GP	16.2969	-61.0844	America/Guadeloupe
DSE	HADC	Combolcha Airport	Dessie	ET	11.0825	39.7114	Africa/Addis_Ababa
DSI	KDTS	Destin Executive Airport	Destin	US	30.400055	-86.471472	America/Chicago
DSK	OPDI	Dera Ismael Khan Airport	Dera Ismael Khan	PK	31.9094	70.8966	Asia/Karachi
DSM	KDSM	Des Moines International Airport	Des Moines	US	41.533973	-93.663072	America/Chicago
DSN	ZBDS	Ordos Ejin Horo Airport	Ordos	CN	39.49	109.86139	Asia/Shanghai
DSO	ZKSD	Sondok Airport		KP	39.7452	127.474	Asia/Pyongyang
DSS	GOBD	Blaise Diagne International Airport	Diass	SN	14.67111	-17.06694	Africa/Dakar
DSV	KDSV	Dansville Municipal Airport	Dansville	US	42.570531	-77.713273	America/New_York
DTA	KDTA	Delta Municipal Airport	Delta	US	39.38283	-112.502212	America/Denver
DTB	WIMN	Silangit Airport	Tingkeum, Sumatra Island	ID	2.25973	98.9919	Asia/Jakarta
DTD	WALJ	Datadawai Airport	Datadawai, Borneo Island	ID	0.626	116.6006	Asia/Makassar
DTE	RPUD	Daet Airport	Daet	PH	14.1292	122.98	Asia/Manila
DTH	KL06	Furnace Creek Airport	Death Valley National Park	US	36.4605	-116.879806	America/Los_Angeles
DTI	SNDT	Diamantina Airport	Diamantina	BR	-18.232	-43.6504	America/Sao_Paulo
DTL	KDTL	Detroit Lakes/Wething Field	Detroit Lakes	US	46.823046	-95.882786	America/Chicago
DTM	EDLW	Dortmund Airport	Dortmund	DE	51.5183	7.61224	Europe/Berlin
DTN	KDTN	Shreveport Downtown Airport	Shreveport	US	32.540822	-93.743836	America/Chicago
DTR	WN07	Decatur Shores Airport	Anacortes	US	48.499833	-122.813778	America/Los_Angeles
DTW	KDTW	Detroit Metro Wayne County Airport	Detroit	US	42.212431	-83.353393	America/New_York
DUA	KDUA	Durant Regional/Eaker Field	Durant	US	33.939698	-96.395057	America/Chicago
DUB	EIDW	Dublin Airport	Dublin	IE	53.4213	-6.27007	Europe/Dublin
DUC	KDUC	Halliburton Field	Duncan	US	34.470873	-97.95986	America/Chicago
DUD	NZDN	Dunedin Airport	Dunedin	NZ	-45.9281	170.198	Pacific/Auckland
DUE	FNDU	Dundo Airport	Chitato	AO	-7.40089	20.8185	Africa/Luanda
DUF	7NC2	Pine Island Airport	Corolla	US	36.253495	-75.788524	America/New_York
DUG	KDUG	Bisbee Douglas International Airport	Douglas Bisbee	US	31.468944	-109.60375	America/Phoenix
DUJ	KDUJ	Dubois Regional Airport	Dubois	US	41.178278	-78.898694	America/New_York
DUK	FADK	Mubatuba Airport	Mubatuba	ZA	-28.3684	32.2481	Africa/Johannesburg
DUM	WIBD	Pinang Kampai Airport	Dumai, Sumatra Island	ID	1.60919	101.434	Asia/Jakarta
DUQ	CAM3	Duncan Airport	Duncan	CA	48.75453	-123.7097	America/Vancouver
DUR	FALE	King Shaka International Airport	Durban	ZA	-29.61444	31.11972	Africa/Johannesburg
DUS	EDDL	Dusseldorf International Airport	Dusseldorf	DE	51.2895	6.76678	Europe/Berlin
DUT	PADU	Unalaska Airport	Unalaska	US	53.898944	-166.545028	America/Anchorage
DVK	CDK2	Diavik Airport	Diavik	CA	64.5114	-110.289	America/Edmonton
DVL	KDVL	Devils Lake Regional Airport	Devils Lake	US	48.116591	-98.909988	America/Chicago
DVN	KDVN	Davenport Municipal Airport	Davenport	US	41.610278	-90.588361	America/Chicago
DVO	RPMD	Francisco Bangoy International Airport	Davao City	PH	7.12552	125.646	Asia/Manila
DVP	YDPD	Davenport Downs Airport		AU	-24.15	141.108	Australia/Brisbane
DVR	YDMN	Daly River Airport		AU	-13.74981	130.69388	Australia/Darwin
DVT	KDVT	Phoenix Deer Valley Airport	Phoenix	US	33.688306	-112.082556	America/Phoenix
DWB	FMNO	Soalala Airport	Soalala	MG	-16.10169	45.35884	Indian/Antananarivo
DWC	OMDW	Al Maktoum International Airport	Jebel Ali	AE	24.89667	55.16139	Asia/Dubai
DWD	OEDM	Al Dawadmi Airport	Al Dawadmi	SA	24.449722	44.121111	Asia/Riyadh
DWH	KDWH	David Wayne Hooks Memorial Airport	Houston	US	30.061779	-95.552788	America/Chicago
DXB	OMDB	Dubai International Airport	Dubai	AE	25.2528	55.3644	Asia/Dubai
DXD	YDIX	Dixie Airport	New Dixie	AU	-15.11749	143.31605	Australia/Brisbane
DXE	KMBO	Bruce Campbell Field	Madison	US	32.438667	-90.103111	America/Chicago
DXJ	ZGXX	Xiangxi Biancheng Airport	Xiangxi	CN	28.4972	109.5218	Asia/Shanghai
DXN	VIND	Noida International Airport	Jewar	IN	28.175556	77.606111	Asia/Kolkata
DXR	KDXR	Danbury Municipal Airport	Danbury	US	41.371534	-73.482189	America/New_York
DYA	YDYS	Dysart Airport		AU	-22.6222	148.364	Australia/Brisbane
DYG	ZGDY	Dayong Airport	Dayong	CN	29.1028	110.443	Asia/Shanghai
DYL	KDYL	Doylestown Airport	Doylestown	US	40.333064	-75.122335	America/New_York
DYR	UHMA	Ugolny Airport	Anadyr	RU	64.7349	177.741	Asia/Anadyr
DYS	KDYS	Dyess Afb Airport	Abilene	US	32.418476	-99.856545	America/Chicago
DYU	UTDD	Dushanbe Airport	Dushanbe	TJ	38.5433	68.825	Asia/Dushanbe
DYW	YDLW	Daly Waters Airport	Daly Waters	AU	-16.2647	133.38338	Australia/Darwin
DZA	FMCZ	Dzaoudzi Pamandzi International Airport	Dzaoudzi	YT	-12.8047	45.2811	Indian/Mayotte
DZH	ZUDA	Dazhou Jinya Airport	Dazhou	CN	31.047313	107.435342	Asia/Shanghai
DZN	UAKD	Zhezkazgan Airport	Zhezkazgan	KZ	47.7083	67.7333	Asia/Almaty
DZO	SUDU	Santa Bernardina International Airport	Durazno	UY	-33.3589	-56.4992	America/Montevideo
EAA	PAEG	Eagle Airport	Eagle	US	64.778083	-141.149611	America/Anchorage
EAB	OYAB	Abs Airport	Abs	YE	16.011111	43.177778	Asia/Aden
EAE	NVSE	Sangafa Airport	Sangafa	VU	-17.0903	168.343	Pacific/Efate
EAM	OENG	Nejran Airport	Nejran	SA	17.6114	44.4192	Asia/Riyadh
EAN	KEAN	Phifer Airfield	Wheatland	US	42.05552	-104.928283	America/Denver
EAR	KEAR	Kearney Regional Airport	Kearney	US	40.727041	-99.00677	America/Chicago
EAS	LESO	San Sebastian Airport	Hondarribia	ES	43.3565	-1.79061	Europe/Madrid
EAT	KEAT	Pangborn Memorial Airport	Wenatchee	US	47.398806	-120.206833	America/Los_Angeles
EAU	KEAU	Chippewa Valley Regional Airport	Eau Claire	US	44.865806	-91.48425	America/Chicago
EAX	SMEG	Eduard Alexander Gummels International Airport	Paramaribo	SR	5.856694	-55.193	America/Paramaribo
EBA	LIRJ	Marina Di Campo Airport	Marina Di Campo	IT	42.7603	10.2394	Europe/Rome
EBB	HUEN	Entebbe International Airport	Kampala	UG	0.04239	32.4435	Africa/Kampala
EBD	HSOB	El Obeid Airport	Al-Ubayyid	SD	13.1532	30.2327	Africa/Khartoum
EBG	SKEB	El Bagre Airport	El Bagre	CO	7.59647	-74.8089	America/Bogota
EBH	DAOY	El Bayadh Airport	El Bayadh	DZ	33.72167	1.0925	Africa/Algiers
EBJ	EKEB	Esbjerg Airport	Esbjerg	DK	55.5259	8.5534	Europe/Copenhagen
EBL	ORER	Erbil International Airport	Arbil	IQ	36.2376	43.9632	Asia/Baghdad
EBM	DTTR	El Borma Airport	El Borma	TN	31.7043	9.25462	Africa/Tunis
EBS	KEBS	Webster City Municipal Airport	Webster City	US	42.436414	-93.868967	America/Chicago
EBU	LFMH	Saint-Etienne-Boutheon Airport	Saint-Etienne/Boutheon	FR	45.5406	4.29639	Europe/Paris
EBW	FKKW	Ebolowa Airport	Ebolowa	CM	2.876	11.185	Africa/Douala
ECA	K6D9	Iosco County Airport	East Tawas	US	44.312833	-83.422306	America/New_York
ECG	KECG	Elizabeth City Cg Air Station/Regional Airport	Elizabeth City	US	36.260576	-76.174567	America/New_York
ECH	YECH	Echuca Airport		AU	-36.1572	144.76199	Australia/Melbourne
ECN	LCEN	Ercan International Airport	Nicosia	CY	35.1547	33.4961	Asia/Famagusta
ECP	KECP	Northwest Florida Beaches International Airport	Panama City	US	30.358241	-85.795602	America/Chicago
ECS	KECS	Mondell Field	Newcastle	US	43.88425	-104.3145	America/Denver
EDB	HSDB	El Debba Airport	El Debba	SD	18.025	30.9583	Africa/Khartoum
EDC	KEDC	Austin Executive Airport	Austin	US	30.397493	-97.566394	America/Chicago
EDE	KEDE	Northeastern Regional Airport	Edenton	US	36.02859	-76.569767	America/New_York
EDF	PAED	Elmendorf Afb Airport	Anchorage	US	61.251353	-149.806526	America/Anchorage
EDI	EGPH	Edinburgh Airport	Edinburgh	GB	55.95	-3.3725	Europe/London
EDK	KEQA	El Dorado/Capt Jack Thomas Memorial Airport	El Dorado	US	37.774111	-96.817722	America/Chicago
EDL	HKEL	Eldoret International Airport	Eldoret	KE	0.40446	35.2389	Africa/Nairobi
EDM	LFRI	La Roche-sur-Yon Airport	La Roche-sur-Yon/Les Ajoncs	FR	46.7019	-1.37863	Europe/Paris
EDO	LTFD	Balikesir Korfez Airport	Edremit	TR	39.5546	27.0138	Europe/Istanbul
EDR	YPMP	Pormpuraaw Airport		AU	-14.8967	141.60899	Australia/Brisbane
EDW	KEDW	Edwards Afb Airport	Edwards	US	34.908088	-117.885529	America/Los_Angeles
EED	KEED	Needles Airport	Needles	US	34.766347	-114.62328	America/Los_Angeles
EEK	PAEE	Eek Airport	Eek	US	60.213694	-162.043889	America/Anchorage
EEN	KEEN	Dillant/Hopkins Airport	Keene	US	42.898389	-72.270778	America/New_York
EFD	KEFD	Ellington Airport	Houston	US	29.607333	-95.15875	America/Chicago
EFK	KEFK	Northeast Kingdom International Airport	Newport	US	44.888176	-72.228635	America/New_York
EFL	LGKF	Kefallinia Airport	Kefallinia Island	GR	38.1201	20.5005	Europe/Athens
EFW	KEFW	Jefferson Municipal Airport	Jefferson	US	42.009833	-94.341806	America/Chicago
EGC	LFBE	Bergerac-Roumaniere Airport	Bergerac/Roumaniere	FR	44.8253	0.51861	Europe/Paris
EGE	KEGE	Eagle County Regional Airport	Eagle	US	39.64275	-106.915944	America/Denver
EGI	KEGI	Duke Field,(Eglin Af Aux Nr 3) Airport	Crestview	US	30.648587	-86.521959	America/Chicago
EGM	AGGS	Sege Airport	Sege	SB	-8.57889	157.87601	Pacific/Guadalcanal
EGN	HSGN	Geneina Airport	Geneina	SD	13.4817	22.4672	Africa/Khartoum
EGO	UUOB	Belgorod International Airport	Belgorod	RU	50.6438	36.5901	Europe/Moscow
EGP	K5T9	Maverick County Memorial International Airport	Eagle Pass	US	28.857093	-100.513468	America/Chicago
EGS	BIEG	Egilsstaðir Airport	Egilsstaðir	IS	65.2833	-14.4014	Atlantic/Reykjavik
EGV	KEGV	Eagle River Union Airport	Eagle River	US	45.932333	-89.268278	America/Chicago
EGX	PAII	Egegik Airport	Egegik	US	58.18549	-157.375428	America/Anchorage
EHL	SAVB	El Bolson Airport	El Bolson	AR	-41.9432	-71.5323	America/Argentina/Salta
EHM	PAEH	Cape Newenham Lrrs Airport	Cape Newenham	US	58.64815	-162.063803	America/Anchorage
EHU	ZHEC	Ezhou Huahu Airport	Ezhou	CN	30.34286	115.02961	Asia/Shanghai
EIB	EDGE	Eisenach-Kindel Airport	Eisenach	DE	50.99278	10.47278	Europe/Berlin
EIE	UNII	Yeniseysk Airport	Yeniseysk	RU	58.4742	92.1125	Asia/Krasnoyarsk
EIH	YEIN	Einasleigh Airport	Einasleigh	AU	-18.5033	144.09399	Australia/Brisbane
EIK	URKE	Yeysk Airport	Yeysk	RU	46.68	38.21	Europe/Moscow
EIL	PAEI	Eielson Afb Airport	Fairbanks	US	64.66564	-147.10143	America/Anchorage
EIN	EHEH	Eindhoven Airport	Eindhoven	NL	51.4501	5.37453	Europe/Amsterdam
EIS	TUPJ	Terrance B. Lettsome International Airport	Road Town	VG	18.4448	-64.543	America/Tortola
EIY	LLEY	Ein Yahav Airfield	Sapir	IL	30.6217	35.2033	Asia/Jerusalem
EJA	SKEJ	Yariguies Airport	Barrancabermeja	CO	7.02433	-73.8068	America/Bogota
EJH	OEWJ	Al Wajh Domestic Airport	Al Wajh	SA	26.1986	36.4764	Asia/Riyadh
EJN	ZBEN	Ejina Banner Taolai Airport		CN	42.015556	101.000556	Asia/Shanghai
EKA	KEKA	Murray Field	Eureka	US	40.803398	-124.11279	America/Los_Angeles
EKI	KEKM	Elkhart Municipal Airport	Elkhart	US	41.719406	-86.003219	America/Indiana/Indianapolis
EKN	KEKN	Elkins/Randolph County (Jennings Randolph Field) Airport	Elkins	US	38.889444	-79.857139	America/New_York
EKO	KEKO	Elko Regional Airport	Elko	US	40.824999	-115.791337	America/Los_Angeles
EKS	UHSK	Shakhtyorsk Airport	Shakhtersk	RU	49.1903	142.08299	Asia/Sakhalin
EKT	ESSU	Eskilstuna Airport	Eskilstuna	SE	59.3511	16.7084	Europe/Stockholm
EKX	KEKX	Addington Field	Elizabethtown	US	37.686	-85.925028	America/New_York
ELA	KELA	Eagle Lake Airport	Eagle Lake	US	29.600028	-96.321944	America/Chicago
ELB	SKBC	Las Flores Airport	El Banco	CO	9.04554	-73.9749	America/Bogota
ELC	YELD	Elcho Island Airport	Elcho Island	AU	-12.0194	135.571	Australia/Darwin
ELD	KELD	South Arkansas Regional At Goodwin Field	El Dorado	US	33.221238	-92.811749	America/Chicago
ELF	HSFS	El Fasher Airport	El Fasher	SD	13.6149	25.3246	Africa/Khartoum
ELG	DAUE	El Golea Airport		DZ	30.5713	2.85959	Africa/Algiers
ELH	MYEH	North Eleuthera Airport	North Eleuthera	BS	25.4749	-76.6835	America/Nassau
ELI	PFEL	Elim Airport	Elim	US	64.614972	-162.270528	America/Anchorage
ELK	KELK	Elk City Regional Business Airport	Elk City	US	35.430778	-99.394278	America/Chicago
ELL	FAER	Ellisras Matimba Airport	Ellisras	ZA	-23.7267	27.6883	Africa/Johannesburg
ELM	KELM	Elmira/Corning Regional Airport	Elmira/Corning	US	42.159855	-76.891748	America/New_York
ELN	KELN	Bowers Field	Ellensburg	US	47.034846	-120.528859	America/Los_Angeles
ELO	SATD	El Dorado Airport	El Dorado	AR	-26.3975	-54.5747	America/Argentina/Cordoba
ELP	KELP	El Paso International Airport	El Paso	US	31.807333	-106.376361	America/Denver
ELQ	OEGS	Gassim Airport		SA	26.3028	43.7744	Asia/Riyadh
ELS	FAEL	Ben Schoeman Airport	East London	ZA	-33.0356	27.8259	Africa/Johannesburg
ELT	HETR	El Tor Airport		EG	28.209	33.6455	Africa/Cairo
ELU	DAUO	Guemar Airport	Guemar	DZ	33.5114	6.77679	Africa/Algiers
ELY	KELY	Ely/Yelland Field	Ely	US	39.299688	-114.841878	America/Los_Angeles
ELZ	KELZ	Wellsville Municipal/Tarantine Field	Wellsville	US	42.109524	-77.989979	America/New_York
EMA	EGNX	East Midlands Airport	Nottingham	GB	52.8311	-1.32806	Europe/London
EMD	YEML	Emerald Airport	Emerald	AU	-23.5675	148.179	Australia/Brisbane
EME	EDWE	Emden Airport	Emden	DE	53.39111	7.2275	Europe/Berlin
EMG	FAEM	Empangeni Airport	Empangeni	ZA	-28.72	31.89	Africa/Johannesburg
EMK	PAEM	Emmonak Airport	Emmonak	US	62.786139	-164.49075	America/Anchorage
EML	LSME	Emmen Airport		CH	47.0924	8.30512	Europe/Zurich
EMM	KEMM	Kemmerer Municipal Airport	Kemmerer	US	41.824083	-110.556944	America/Denver
EMN	GQNI	Nema Airport	Nema	MR	16.622	-7.3166	Africa/Nouakchott
EMP	KEMP	Emporia Municipal Airport	Emporia	US	38.330563	-96.189932	America/Chicago
EMT	KEMT	San Gabriel Valley Airport	El Monte	US	34.086009	-118.034845	America/Los_Angeles
EMX	SAVD	El Maiten Airport	El Maiten	AR	-42.0292	-71.1725	America/Argentina/Catamarca
ENA	PAEN	Kenai Municipal Airport	Kenai	US	60.573278	-151.244833	America/Anchorage
ENB	YEEB	Eneabba Airport	Eneabba	AU	-29.8325	115.246	Australia/Perth
ENC	LFSN	Nancy-Essey Airport	Nancy/Essey	FR	48.6921	6.23046	Europe/Paris
END	KEND	Vance Afb Airport	Enid	US	36.339806	-97.917239	America/Chicago
ENE	WATE	Ende (H Hasan Aroeboesman) Airport	Ende-Flores Island	ID	-8.84929	121.661	Asia/Makassar
ENF	EFET	Enontekio Airport	Enontekio	FI	68.3626	23.4243	Europe/Helsinki
ENH	ZHES	Enshi Airport	Enshi	CN	30.3203	109.485	Asia/Shanghai
ENI	RPEN	El Nido Airport	El Nido	PH	11.2025	119.416	Asia/Manila
ENK	EGAB	St Angelo Airport	Enniskillen	GB	54.3989	-7.65167	Europe/London
ENL	KENL	Centralia Municipal Airport	Centralia	US	38.515083	-89.091139	America/Chicago
ENN	PANN	Nenana Municipal Airport	Nenana	US	64.5473	-149.073925	America/Anchorage
ENO	SGEN	Encarnacion Airport	Encarnacion	PY	-27.3	-55.91	America/Asuncion
ENS	EHTW	Twenthe Airport	Enschede	NL	52.27	6.87417	Europe/Amsterdam
ENU	DNEN	Akanu Ibiam International Airport	Enegu	NG	6.47427	7.56196	Africa/Lagos
ENV	KENV	Wendover Airport	Wendover	US	40.718725	-114.028674	America/Denver
ENW	KENW	Kenosha Regional Airport	Kenosha	US	42.596063	-87.927324	America/Chicago
ENY	ZLYA	Yan'an Airport	Yan'an	CN	36.6369	109.554	Asia/Shanghai
EOH	SKMD	Enrique Olaya Herrera Airport	Medellin	CO	6.22055	-75.59058	America/Bogota
EOI	EGED	Eday Airport	Eday	GB	59.1906	-2.77222	Europe/London
EOK	KEOK	Keokuk Municipal Airport	Keokuk	US	40.459908	-91.428501	America/Chicago
EOR	SVED	El Dorado Airport	Bolivar	VE	6.73333	-61.58333	America/Caracas
EOS	KEOS	Neosho Hugh Robinson Airport	Neosho	US	36.810806	-94.391694	America/Chicago
EOZ	SVEZ	Elorza Airport		VE	7.08333	-69.53333	America/Caracas
EPA	SADP	El Palomar Airport	El Palomar	AR	-34.6099	-58.6126	America/Argentina/Buenos_Aires
EPG	NE69	Browns Airport	Weeping Water	US	40.868653	-96.108794	America/Chicago
EPH	KEPH	Ephrata Municipal Airport	Ephrata	US	47.308072	-119.516914	America/Los_Angeles
EPL	LFSG	Epinal-Mirecourt Airport	Epinal/Mirecourt	FR	48.325	6.06998	Europe/Paris
EPR	YESP	Esperance Airport		AU	-33.6844	121.823	Australia/Perth
EPS	MDAB	Arroyo Barril Airport	Arroyo Barril	DO	19.1986	-69.4298	America/Santo_Domingo
EPU	EEPU	Parnu Airport	Parnu	EE	58.419	24.4728	Europe/Tallinn
EQS	SAVE	Brigadier Antonio Parodi Airport	Esquel	AR	-42.908	-71.1395	America/Argentina/Catamarca
ERA	HCMU	Erigavo Airport	Erigavo	SO	10.64205	47.38798	Africa/Mogadishu
ERB	YERN	Ernabella Airport		AU	-26.2633	132.18201	Australia/Adelaide
ERC	LTCD	Erzincan Airport	Erzincan	TR	39.7102	39.527	Europe/Istanbul
ERD	UKDB	Berdyansk Airport	Berdiansk	UA	46.815	36.7581	Europe/Kyiv
ERF	EDDE	Erfurt Airport	Erfurt	DE	50.9798	10.9581	Europe/Berlin
ERG	UIKE	Yerbogachen Airport	Erbogachen	RU	61.275	108.03	Asia/Irkutsk
ERH	GMFK	Moulay Ali Cherif Airport	Errachidia	MA	31.9475	-4.39833	Africa/Casablanca
ERI	KERI	Erie International/Tom Ridge Field	Erie	US	42.083083	-80.173944	America/New_York
ERL	ZBER	Erenhot Saiwusu International Airport	Erenhot	CN	43.4225	112.09667	Asia/Shanghai
ERM	SSER	Erechim Airport	Erechim	BR	-27.6619	-52.2683	America/Sao_Paulo
ERN	SWEI	Eirunepe Airport	Eirunepe	BR	-6.63953	-69.8798	America/Eirunepe
ERR	KERR	Errol Airport	Errol	US	44.792167	-71.164525	America/New_York
ERS	FYWE	Eros Airport	Windhoek	NA	-22.6122	17.0804	Africa/Windhoek
ERV	KERV	Kerrville Municipal/Louis Schreiner Field	Kerrville	US	29.976667	-99.085472	America/Chicago
ERZ	LTCE	Erzurum International Airport	Erzurum	TR	39.9565	41.1702	Europe/Istanbul
ESB	LTAC	Esenboga International Airport	Ankara	TR	40.1281	32.9951	Europe/Istanbul
ESC	KESC	Delta County Airport	Escanaba	US	45.722674	-87.093716	America/New_York
ESD	KORS	Orcas Island Airport	Eastsound	US	48.708337	-122.910595	America/Los_Angeles
ESE	MMES	Ensenada Airport		MX	31.7953	-116.603	America/Tijuana
ESF	KESF	Esler Regional Airport	Alexandria	US	31.394904	-92.295773	America/Chicago
ESG	SGME	Dr. Luis Maria Argana International Airport	Mariscal Estigarribia	PY	-22.05	-60.62	America/Asuncion
ESH	EGKA	Shoreham Airport	Brighton	GB	50.8356	-0.29722	Europe/London
ESI	SBEP	Espinosa Airport	Espinosa	BR	-14.93369	-42.81	America/Sao_Paulo
ESK	LTBI	Eskişehir Air Base	Eskişehir	TR	39.7841	30.5821	Europe/Istanbul
ESL	URWI	Elista Airport	Elista	RU	46.3739	44.3309	Europe/Moscow
ESM	SETN	General Rivadeneira Airport	Tachina	EC	0.97852	-79.6266	America/Guayaquil
ESN	KESN	Easton/Newnam Field	Easton	US	38.80416	-76.06899	America/New_York
ESO	KE14	Ohkay Owingeh Airport	Espanola	US	36.026119	-106.045415	America/Denver
ESR	SCES	Ricardo Garcia Posada Airport	El Salvador	CL	-26.3111	-69.7652	America/Santiago
ESS	EDLE	Essen Mulheim Airport		DE	51.4023	6.93733	Europe/Berlin
EST	KEST	Estherville Municipal Airport	Estherville	US	43.407472	-94.746389	America/Chicago
ESU	GMMI	Mogador Airport	Essaouira	MA	31.3975	-9.68167	Africa/Casablanca
ESW	KESW	Easton State Airport	Easton	US	47.254184	-121.185532	America/Los_Angeles
ETB	KETB	West Bend Municipal Airport	West Bend	US	43.422174	-88.127926	America/Chicago
ETD	YEDA	Etadunna Airport	Etadunna	AU	-28.7408	138.589	Australia/Adelaide
ETE	HAMM	Metema Airport	Metema	ET	12.933	36.167	Africa/Addis_Ababa
ETM	LLER	Ilan and Asaf Ramon Airport	Eilat	IL	29.72717	35.01417	Asia/Jerusalem
ETN	KETN	Eastland Municipal Airport	Eastland	US	32.414889	-98.809694	America/Chicago
ETR	SERO	Coronel Artilleria Victor Larrea Airport	Santa Rosa	EC	-3.43516	-79.9778	America/Guayaquil
ETS	KEDN	Enterprise Municipal Airport	Enterprise	US	31.299722	-85.899833	America/Chicago
ETZ	LFJL	Metz-Nancy-Lorraine Airport	Metz / Nancy	FR	48.9821	6.25132	Europe/Paris
EUA	NFTE	Kaufana Airport	Eua Island	TO	-21.3783	-174.95799	Pacific/Tongatapu
EUC	YECL	Eucla Airport		AU	-31.7	128.883	Australia/Eucla
EUE	K05U	Eureka Airport	Eureka	US	39.60375	-116.003611	America/Los_Angeles
EUF	KEUF	Weedon Field	Eufaula	US	31.951306	-85.128917	America/Chicago
EUG	KEUG	Mahlon Sweet Field	Eugene	US	44.124583	-123.211972	America/Los_Angeles
EUM	EDHN	Neumunster Airport	Neumunster	DE	54.07944	9.94139	Europe/Berlin
EUN	GMML	Hassan I Airport	El Aaiun	EH	27.1517	-13.2192	Africa/El_Aaiun
EUQ	RPVS	Evelio Javier Airport	San Jose	PH	10.766	121.933	Asia/Manila
EUX	TNCE	F. D. Roosevelt Airport	Sint Eustatius	BQ	17.4965	-62.9794	America/Kralendijk
EVD	YEVA	Eva Downs Airport	Eva Downs	AU	-18.001	134.86301	Australia/Darwin
EVE	ENEV	Harstad/Narvik Airport Evenes	Evenes	NO	68.4913	16.6781	Europe/Oslo
EVG	ESND	Sveg Airport		SE	62.0478	14.4229	Europe/Stockholm
EVH	YEVD	Evans Head Aerodrome		AU	-29.0933	153.42	Australia/Sydney
EVM	KEVM	Eveleth/Virginia Municipal Airport	Eveleth	US	47.424167	-92.496556	America/Chicago
EVN	UDYZ	Zvartnots International Airport	Yerevan	AM	40.1473	44.3959	Asia/Yerevan
EVV	KEVV	Evansville Regional Airport	Evansville	US	38.040804	-87.528494	America/Chicago
EVW	KEVW	Evanston-Uinta County Burns Field	Evanston	US	41.274791	-111.034631	America/Denver
EVX	LFOE	Evreux-Fauville (BA 105) Air Base	Evreux/Fauville	FR	49.0287	1.21986	Europe/Paris
EWB	KEWB	New Bedford Regional Airport	New Bedford	US	41.676566	-70.957836	America/New_York
EWI	WABT	Enarotali Airport	Enarotali-Papua Island	ID	-3.9259	136.377	Asia/Jayapura
EWK	KEWK	Newton-City-County Airport	Newton	US	38.057079	-97.275207	America/Chicago
EWN	KEWN	Coastal Carolina Regional Airport	New Bern	US	35.072854	-77.04302	America/New_York
EWO	FCOE	Ewo Airport	Ewo	CG	-0.883	14.8	Africa/Brazzaville
EWR	KEWR	Newark Liberty International Airport	Newark	US	40.692481	-74.168688	America/New_York
EXM	YEXM	Exmouth Airport		AU	-22.0333	114.1	Australia/Perth
EXT	EGTE	Exeter International Airport	Exeter	GB	50.7344	-3.41389	Europe/London
EYL	GAYE	Yelimane Airport	Yelimane	ML	15.133	-10.567	Africa/Bamako
EYP	SKYP	El Yopal Airport	El Yopal	CO	5.31911	-72.384	America/Bogota
EYR	KO43	Yerington Municipal Airport	Yerington	US	39.005402	-119.156542	America/Los_Angeles
EYS	HKES	Eliye Springs Airport	Eliye Springs	KE	3.21667	35.9667	Africa/Nairobi
EYW	KEYW	Key West International Airport	Key West	US	24.55612	-81.759956	America/New_York
EZE	SAEZ	Ministro Pistarini International Airport	Ezeiza	AR	-34.8222	-58.5358	America/Argentina/Buenos_Aires
EZS	LTCA	Elazig Airport	Elazig	TR	38.6069	39.2914	Europe/Istanbul
EZV	USHB	Berezovo Airport		RU	63.921	65.0305	Asia/Yekaterinburg
FAA	GUFH	Faranah Airport		GN	10.0355	-10.7698	Africa/Conakry
FAB	EGLF	Farnborough Airport	Farnborough	GB	51.2758	-0.77633	Europe/London
FAC	NTKF	Faaite Airport		PF	-16.6867	-145.32899	Pacific/Tahiti
FAE	EKVG	Vagar Airport	Vagar	FO	62.0636	-7.27722	Atlantic/Faroe
FAF	KFAF	Felker Army Air Field	Fort Eustis	US	37.132609	-76.608936	America/New_York
FAG	BIFM	Fagurhólsmýri Airport	Fagurhólsmýri	IS	63.8747	-16.6411	Atlantic/Reykjavik
FAH	OAFR	Farah Airport	Farah	AF	32.367	62.183	Asia/Kabul
FAI	PAFA	Fairbanks International Airport	Fairbanks	US	64.815356	-147.856667	America/Anchorage
FAM	KFAM	Farmington Regional Airport	Farmington	US	37.760892	-90.428668	America/Chicago
FAO	LPFR	Faro Airport	Faro	PT	37.0144	-7.96591	Europe/Lisbon
FAQ	AYFR	Frieda River Airport	Frieda River	PG	-4.61047	141.96014	Pacific/Port_Moresby
FAR	KFAR	Hector International Airport	Fargo	US	46.920639	-96.81575	America/Chicago
FAT	KFAT	Fresno Yosemite International Airport	Fresno	US	36.776556	-119.718833	America/Los_Angeles
FAU	OOFD	Fahud Airport	Fahud	OM	22.35476	56.48415	Asia/Muscat
FAV	NTGF	Fakarava Airport		PF	-16.0541	-145.657	Pacific/Tahiti
FAY	KFAY	Fayetteville Regional/Grannis Field	Fayetteville	US	34.991211	-78.880274	America/New_York
FAZ	OISF	Fasa Airport	Fasa	IR	28.8918	53.7233	Asia/Tehran
FBA	SWOB	Fonte Boa Airport	Fonte Boa	BR	-2.53261	-66.0832	America/Boa_Vista
FBD	OAFZ	Faizabad Airport	Faizabad	AF	37.1211	70.5181	Asia/Kabul
FBE	SSFB	Francisco Beltrao Airport	Francisco Beltrao	BR	-26.0592	-53.0635	America/Sao_Paulo
FBG	KFBG	Simmons Army Air Field	Fort Bragg	US	35.132096	-78.935346	America/New_York
FBK	PAFB	Ladd Army Air Field	Fairbanks/Ft Wainwright	US	64.837612	-147.614492	America/Anchorage
FBL	KFBL	Faribault Municipal-Liz Wall Strohfus Field	Faribault	US	44.328969	-93.313074	America/Chicago
FBM	FZQA	Lubumbashi International Airport	Lubumbashi	CD	-11.5913	27.5309	Africa/Lubumbashi
FBR	KFBR	Fort Bridger Airport	Fort Bridger	US	41.393333	-110.405972	America/Denver
FBY	KFBY	Fairbury Municipal Airport	Fairbury	US	40.181972	-97.167889	America/Chicago
FCA	KGPI	Glacier Park International Airport	Kalispell	US	48.3105	-114.256	America/Denver
FCB	FAFB	Ficksburg Sentraoes Airport	Ficksburg	ZA	-28.8231	27.9089	Africa/Johannesburg
FCH	KFCH	Fresno Chandler Executive Airport	Fresno	US	36.732124	-119.820333	America/Los_Angeles
FCM	KFCM	Flying Cloud Airport	Minneapolis	US	44.827507	-93.458572	America/Chicago
FCO	LIRF	Leonardo Da Vinci (Fiumicino) International Airport	Rome	IT	41.8045	12.2508	Europe/Rome
FCS	KFCS	Butts Army Air Field (Fort Carson) Airport	Fort Carson	US	38.678304	-104.75648	America/Denver
FCY	KFCY	Hutfly Airport	Forrest City	US	34.941998	-90.774966	America/Chicago
FDA	SKFU	Fundacion Airport	Fundacion	CO	10.5333	-74.2	America/Bogota
FDE	ENBL	Bringeland Airport	Førde	NO	61.3911	5.75694	Europe/Oslo
FDF	TFFF	Martinique Aime Cesaire International Airport	Fort-de-France	MQ	14.591	-61.0032	America/Martinique
FDH	EDNY	Friedrichshafen Airport	Friedrichshafen	DE	47.6713	9.51149	Europe/Berlin
FDK	KFDK	Frederick Municipal Airport	Frederick	US	39.417021	-77.374732	America/New_York
FDO	SADF	San Fernando Airport	San Fernando	AR	-34.4532	-58.5896	America/Argentina/Buenos_Aires
FDR	KFDR	Frederick Regional Airport	Frederick	US	34.352096	-98.983909	America/Chicago
FDU	FZBO	Bandundu Airport		CD	-3.31132	17.3817	Africa/Kinshasa
FDY	KFDY	Findlay Airport	Findlay	US	41.012028	-83.668611	America/New_York
FEB	VNSR	Sanfebagar Airport	Sanfebagar	NP	29.233	81.217	Asia/Kathmandu
FEC	SNJD	Joao Durval Carneiro Airport	Feira De Santana	BR	-12.2003	-38.9068	America/Bahia
FEG	UZKF	Fergana Airport	Fergana	UZ	40.3588	71.745	Asia/Tashkent
FEJ	SNOU	Feijó Airport	Feijó	BR	-8.14083	-70.34722	America/Rio_Branco
FEK	DIFK	Ferkessedougou Airport	Ferkessedougou	CI	9.6	-5.2	Africa/Abidjan
FEL	ETSF	Furstenfeldbruck Airport	Furstenfeldbruck	DE	48.20555	11.26694	Europe/Berlin
FEN	SBFN	Fernando de Noronha Airport	Fernando De Noronha	BR	-3.85493	-32.4233	America/Noronha
FEP	KFEP	Albertus Airport	Freeport	US	42.246115	-89.581977	America/Chicago
FET	KFET	Fremont Municipal Airport	Fremont	US	41.449944	-96.521194	America/Chicago
FEZ	GMFF	Saiss Airport	Fes	MA	33.9273	-4.97796	Africa/Casablanca
FFA	KFFA	First Flight Airport	Kill Devil Hills	US	36.017583	-75.671583	America/New_York
FFD	EGVA	RAF Fairford	Fairford	GB	51.6822	-1.79003	Europe/London
FFL	KFFL	Fairfield Municipal Airport	Fairfield	US	41.05572	-91.980822	America/Chicago
FFM	KFFM	Fergus Falls Regional Airport	Fergus Falls	US	46.284395	-96.156688	America/Chicago
FFO	KFFO	Wright-Patterson Afb Airport	Dayton	US	39.825971	-84.046103	America/New_York
FFT	KFFT	Capital City Airport	Frankfort	US	38.181732	-84.90675	America/New_York
FFU	SCFT	Futaleufu Airport	Futaleufu	CL	-43.1892	-71.8511	America/Santiago
FGD	GQPF	Fderik Airport	Fderik	MR	22.667	-12.733	Africa/Nouakchott
FGI	NSFI	Fagali'i Airport	Apia	WS	-13.8487	-171.74001	Pacific/Apia
FGU	NTGB	Fangatau Airport		PF	-15.8199	-140.88699	Pacific/Tahiti
FHU	KFHU	Sierra Vista Municipal-Libby Army Air Field	Fort Huachuca Sierra Vista	US	31.588461	-110.344375	America/Phoenix
FHZ	NTKH	Fakahina Airport	Fakahina	PF	-15.9922	-140.16499	Pacific/Tahiti
FID	K0B8	Elizabeth Field	Fishers Island	US	41.252139	-72.031639	America/New_York
FIE	EGEF	Fair Isle Airport	Fair Isle	GB	59.5358	-1.62806	Europe/London
FIG	GUFA	Fria Airport		GN	10.3506	-13.5692	Africa/Conakry
FIH	FZAA	Ndjili International Airport	Kinshasa	CD	-4.38575	15.4446	Africa/Kinshasa
FIK	YFNE	Finke Airport	Finke	AU	-25.5947	134.58299	Australia/Darwin
FIL	KFOM	Fillmore Municipal Airport	Fillmore	US	38.958139	-112.363139	America/Denver
FIN	AYFI	Finschhafen Airport	Buki	PG	-6.62175	147.85405	Pacific/Port_Moresby
FIZ	YFTZ	Fitzroy Crossing Airport		AU	-18.1819	125.559	Australia/Perth
FJR	OMFJ	Fujairah International Airport		AE	25.1122	56.324	Asia/Dubai
FKB	EDSB	Karlsruhe Baden-Baden Airport	Baden-Baden	DE	48.7794	8.0805	Europe/Berlin
FKI	FZIC	Bangoka International Airport	Kisangani	CD	0.48164	25.338	Africa/Lubumbashi
FKJ	RJNF	Fukui Airport		JP	36.1428	136.224	Asia/Tokyo
FKL	KFKL	Venango Regional Airport	Franklin	US	41.377417	-79.860639	America/New_York
FKN	KFKN	Franklin Regional Airport	Franklin	US	36.700296	-76.902136	America/New_York
FKQ	WASF	Fakfak Airport	Fakfak-Papua Island	ID	-2.92019	132.267	Asia/Jayapura
FKS	RJSF	Fukushima Airport	Sukagawa	JP	37.2274	140.431	Asia/Tokyo
FLA	SKFL	Gustavo Artunduaga Paredes Airport	Florencia	CO	1.58919	-75.5644	America/Bogota
FLB	SNQG	Cangapara Airport	Floriano	BR	-6.84639	-43.0773	America/Fortaleza
FLD	KFLD	Fond Du Lac County Airport	Fond Du Lac	US	43.771174	-88.488418	America/Chicago
FLF	EDXF	Flensburg-Schäferhaus Airport	Flensburg	DE	54.77333	9.37889	Europe/Berlin
FLG	KFLG	Flagstaff Pulliam Airport	Flagstaff	US	35.140316	-111.669241	America/Phoenix
FLI	BIHT	Holt Airport	Flateyri	IS	66.01418	-23.44169	Atlantic/Reykjavik
FLL	KFLL	Fort Lauderdale/Hollywood International Airport	Fort Lauderdale	US	26.071667	-80.149694	America/New_York
FLM	SGFI	Filadelfia Airport	Filadelfia	PY	-22.36	-60.05	America/Asuncion
FLN	SBFL	Hercilio Luz International Airport	Florianopolis	BR	-27.67028	-48.5525	America/Sao_Paulo
FLO	KFLO	Florence Regional Airport	Florence	US	34.185363	-79.723883	America/New_York
FLP	KFLP	Marion County Regional Airport	Flippin	US	36.290889	-92.59025	America/Chicago
FLR	LIRQ	Firenze / Peretola Airport	Firenze	IT	43.81	11.2051	Europe/Rome
FLS	YFLI	Flinders Island Airport		AU	-40.0917	147.993	Australia/Hobart
FLT	KFLT	Flat Airport	Flat	US	62.452781	-157.986747	America/Anchorage
FLV	KFLV	Sherman Army Air Field	Fort Leavenworth	US	39.367576	-94.91434	America/Chicago
FLW	LPFL	Flores Airport	Santa Cruz das Flores	PT	39.4553	-31.1314	Atlantic/Azores
FLX	KFLX	Fallon Municipal Airport	Fallon	US	39.499169	-118.748792	America/Los_Angeles
FLY	YFIL	Finley Airport		AU	-35.6667	145.55	Australia/Sydney
FLZ	WIMS	Dr Ferdinand Lumban Tobing Airport	Sibolga, Sumatra Island	ID	1.55594	98.8889	Asia/Jakarta
FMA	SARF	Formosa Airport	Formosa	AR	-26.2127	-58.2281	America/Argentina/Cordoba
FME	KFME	Fort Meade Executive Airport	Fort Meade (Odenton)	US	39.085334	-76.75946	America/New_York
FMG	MRFL	Flamingo Airport	Brasilito	CR	10.4186	-85.7827	America/Costa_Rica
FMH	KFMH	Cape Cod Coast Guard Air Station	Falmouth	US	41.659139	-70.522806	America/New_York
FMI	FZRF	Kalemie Airport		CD	-5.87556	29.25	Africa/Lubumbashi
FMM	EDJA	Memmingen Allgau Airport	Memmingen	DE	47.9888	10.2395	Europe/Berlin
FMN	KFMN	Four Corners Regional Airport	Farmington	US	36.741251	-108.229942	America/Denver
FMO	EDDG	Munster Osnabruck Airport	Munster	DE	52.1346	7.68483	Europe/Berlin
FMS	KFSW	Fort Madison Municipal Airport	Fort Madison	US	40.659111	-91.32775	America/Chicago
FMU	K6S2	Florence Municipal Airport	Florence	US	43.982818	-124.111367	America/Los_Angeles
FMY	KFMY	Page Field	Fort Myers	US	26.586615	-81.863247	America/New_York
FNA	GFLL	Lungi International Airport	Freetown	SL	8.61644	-13.1955	Africa/Freetown
FNB	ETNU	Neubrandenburg Airport		DE	53.6022	13.306	Europe/Berlin
FNC	LPMA	Madeira Airport	Funchal	PT	32.6979	-16.7745	Atlantic/Madeira
FND	VRCF	Funadhoo Airport	Funadhoo	MV	6.161111	73.287222	Indian/Maldives
FNE	AYFA	Fane Airport	Fane Mission	PG	-8.54928	147.08583	Pacific/Port_Moresby
FNG	DFEF	Fada N'gourma Airport	Fada N'gourma	BF	12.033	0.35	Africa/Ouagadougou
FNH	HAFN	Fincha Airport	Fincha	ET	9.583	37.35	Africa/Addis_Ababa
FNI	LFTW	Nimes-Arles-Camargue Airport	Nimes/Garons	FR	43.7574	4.41635	Europe/Paris
FNJ	ZKPY	Pyongyang International Airport	Pyongyang	KP	39.2241	125.67	Asia/Pyongyang
FNL	KFNL	Northern Colorado Regional Airport	Fort Collins/Loveland	US	40.451816	-105.011326	America/Denver
FNT	KFNT	Bishop International Airport	Flint	US	42.965464	-83.744738	America/New_York
FNU	LIER	Oristano / Fenosu Airport	Oristano	IT	39.8943	8.6404	Europe/Rome
FOB	82CL	Fort Bragg Airport	Fort Bragg	US	39.474333	-123.795571	America/Los_Angeles
FOC	ZSFZ	Fuzhou Changle International Airport	Fuzhou	CN	25.9351	119.663	Asia/Shanghai
FOD	KFOD	Fort Dodge Regional Airport	Fort Dodge	US	42.551194	-94.191833	America/Chicago
FOE	KFOE	Topeka Regional Airport	Topeka	US	38.950949	-95.663614	America/Chicago
FOG	LIBF	Foggia / Gino Lisa Airport	Foggia	IT	41.4329	15.535	Europe/Rome
FOK	KFOK	Francis S Gabreski Airport	Westhampton Beach	US	40.843619	-72.631812	America/New_York
FOM	FKKM	Foumban Nkounja Airport	Foumban	CM	5.63692	10.7508	Africa/Douala
FON	MRAN	Arenal Airport	La Fortuna/San Carlos	CR	10.478	-84.6345	America/Costa_Rica
FOO	WABF	Kornasoren Airfield	Kornasoren-Numfoor Island	ID	-0.93633	134.87199	Asia/Jayapura
FOR	SBFZ	Pinto Martins International Airport	Fortaleza	BR	-3.77628	-38.5326	America/Fortaleza
FOS	YFRT	Forrest Airport		AU	-30.8381	128.11501	Australia/Perth
FOT	YFST	Forster (Wallis Is) Airport		AU	-32.2042	152.479	Australia/Sydney
FOU	FOGF	Fougamou Airport	Fougamou	GA	-1.283	10.617	Africa/Libreville
FPO	MYGF	Grand Bahama International Airport	Freeport	BS	26.5587	-78.6956	America/Nassau
FPR	KFPR	Treasure Coast International Airport	Fort Pierce	US	27.497472	-80.372639	America/New_York
FPY	KFPY	Perry-Foley Airport	Perry	US	30.070812	-83.581544	America/New_York
FRA	EDDF	Frankfurt am Main International Airport	Frankfurt am Main	DE	50.0264	8.54313	Europe/Berlin
FRB	YFBS	Forbes Airport	Forbes	AU	-33.3636	147.935	Australia/Sydney
FRC	SIMK	Franca Airport	Franca	BR	-20.5922	-47.3829	America/Sao_Paulo
FRD	KFHR	Friday Harbor Airport	Friday Harbor	US	48.521972	-123.024361	America/Los_Angeles
FRE	AGGF	Fera/Maringe Airport	Fera Island	SB	-8.1075	159.577	Pacific/Guadalcanal
FRG	KFRG	Republic Airport	Farmingdale	US	40.729274	-73.413421	America/New_York
FRH	KFRH	French Lick Municipal Airport	French Lick	US	38.506222	-86.636944	America/Indiana/Indianapolis
FRI	KFRI	Marshall Army Air Field	Fort Riley (Junction City)	US	39.052639	-96.764508	America/Chicago
FRK	FSSF	Fregate Island Airport	Fregate Island	SC	-4.583	55.95	Indian/Mahe
FRL	LIPK	Forli Airport	Forli	IT	44.1948	12.0701	Europe/Rome
FRM	KFRM	Fairmont Municipal Airport	Fairmont	US	43.643938	-94.415616	America/Chicago
FRN	PAFR	Bryant Army Air Field	Fort Richardson (Anchorage)	US	61.2659	-149.653308	America/Anchorage
FRO	ENFL	Florø Airport	Florø	NO	61.5836	5.02472	Europe/Oslo
FRR	KFRR	Front Royal-Warren County Airport	Front Royal	US	38.917512	-78.253373	America/New_York
FRS	MGTK	Mundo Maya International Airport	San Benito	GT	16.9138	-89.8664	America/Guatemala
FRT	SCFR	Frutillar Airport	Frutillar	CL	-41.13083	-73.06472	America/Santiago
FRW	FBFT	Francistown Airport	Francistown	BW	-21.1596	27.4745	Africa/Gaborone
FRY	KIZG	White Mountain Regional Airport	Fryeburg	US	43.991139	-70.947889	America/New_York
FRZ	ETHF	Fritzlar Airport	Fritzlar	DE	51.1146	9.286	Europe/Berlin
FSC	LFKF	Figari Sud-Corse Airport	Figari Sud-Corse	FR	41.5006	9.09778	Europe/Paris
FSD	KFSD	Joe Foss Field	Sioux Falls	US	43.582018	-96.741925	America/Chicago
FSI	KFSI	Henry Post Army Air Field (Fort Sill) Airport	Fort Sill	US	34.649827	-98.402185	America/Chicago
FSK	KFSK	Fort Scott Municipal Airport	Fort Scott	US	37.798361	-94.769361	America/Chicago
FSM	KFSM	Fort Smith Regional Airport	Fort Smith	US	35.336647	-94.366109	America/Chicago
FSP	LFVP	St Pierre Airport	Saint-Pierre	PM	46.7629	-56.1731	America/Miquelon
FSS	EGQK	RAF Kinloss	Kinloss	GB	57.6494	-3.56064	Europe/London
FST	KFST	Fort Stockton-Pecos County Airport	Fort Stockton	US	30.91525	-102.912778	America/Chicago
FSU	KFSU	Fort Sumner Municipal Airport	Fort Sumner	US	34.488751	-104.216418	America/Denver
FSZ	RJNS	Mt. Fuji Shizuoka Airport		JP	34.79604	138.18775	Asia/Tokyo
FTA	NVVF	Futuna Airport	Futuna Island	VU	-19.5164	170.23199	Pacific/Efate
FTE	SAWC	El Calafate Airport	El Calafate	AR	-50.2803	-72.0531	America/Argentina/Rio_Gallegos
FTI	NSFQ	Fitiuta Airport	Fitiuta Village	AS	-14.216112	-169.423549	Pacific/Pago_Pago
FTK	KFTK	Godman Army Air Field	Fort Knox	US	37.907065	-85.972036	America/New_York
FTU	FMSD	Tolanaro Airport	Tolanaro	MG	-25.0381	46.9561	Indian/Antananarivo
FTW	KFTW	Fort Worth Meacham International Airport	Fort Worth	US	32.81977	-97.36245	America/Chicago
FTX	FCOO	Owando Airport	Owando	CG	-0.53135	15.9501	Africa/Brazzaville
FTY	KFTY	Fulton County Executive/Charlie Brown Field	Atlanta	US	33.780119	-84.520708	America/New_York
FUE	GCFV	Fuerteventura Airport	Fuerteventura Island	ES	28.4527	-13.8638	Atlantic/Canary
FUG	ZSFY	Fuyang Xiguan Airport	Fuyang	CN	32.88216	115.73436	Asia/Shanghai
FUJ	RJFE	Fukue Airport	Goto	JP	32.6663	128.83299	Asia/Tokyo
FUK	RJFF	Fukuoka Airport	Fukuoka	JP	33.5859	130.451	Asia/Tokyo
FUL	KFUL	Fullerton Municipal Airport	Fullerton	US	33.872014	-117.979784	America/Los_Angeles
FUN	NGFU	Funafuti International Airport	Funafuti	TV	-8.525	179.196	Pacific/Funafuti
FUO	ZGFS	Foshan Shadi Airport	Foshan	CN	23.0833	113.07	Asia/Shanghai
FUT	NLWF	Pointe Vele Airport	Futuna Island	WF	-14.3114	-178.06599	Pacific/Wallis
FVL	YFLO	Flora Valley Airport		AU	-18.2833	128.41701	Australia/Perth
FVM	VRMF	Fuvahmulah Airport	Fuvahmulah Island	MV	-0.30972	73.435	Indian/Maldives
FWA	KFWA	Fort Wayne International Airport	Fort Wayne	US	40.978472	-85.195167	America/New_York
FWH	KNFW	Fort Worth Nas Jrb (Carswell Field) Airport	Fort Worth	US	32.769186	-97.441535	America/Chicago
FWL	0AA4	Farewell Airport	Farewell	US	62.509183	-153.890626	America/Anchorage
FXE	KFXE	Fort Lauderdale Executive Airport	Fort Lauderdale	US	26.197279	-80.170706	America/New_York
FXO	FQCB	Cuamba Airport	Cuamba	MZ	-14.815	36.53	Africa/Maputo
FXY	KFXY	Forest City Municipal/Trimble Field	Forest City	US	43.234757	-93.624104	America/Chicago
FYM	KFYM	Fayetteville Municipal Airport	Fayetteville	US	35.059694	-86.564	America/Chicago
FYT	FTTY	Faya Largeau Airport		TD	17.9171	19.1111	Africa/Ndjamena
FYU	PFYU	Fort Yukon Airport	Fort Yukon	US	66.572417	-145.246333	America/Anchorage
FYV	KFYV	Drake Field	Fayetteville	US	36.005096	-94.170063	America/Chicago
GAB	KGAB	Gabbs Airport	Gabbs	US	38.922264	-117.958561	America/Los_Angeles
GAC	MHGS	Gracias Airport	El Molino	HN	14.59667	-88.59417	America/Tegucigalpa
GAD	KGAD	Northeast Alabama Regional Airport	Gadsden	US	33.970405	-86.091289	America/Chicago
GAE	DTTG	Gabes Matmata International Airport	Gabès	TN	33.8769	10.1033	Africa/Tunis
GAF	DTTF	Gafsa Ksar International Airport	Gafsa	TN	34.422	8.8225	Africa/Tunis
GAG	KGAG	Gage Airport	Gage	US	36.295765	-99.776496	America/Chicago
GAH	YGAY	Gayndah Airport		AU	-25.6144	151.619	Australia/Brisbane
GAI	KGAI	Montgomery County Airpark	Gaithersburg	US	39.168333	-77.166	America/New_York
GAJ	RJSC	Yamagata Airport	Yamagata	JP	38.4119	140.371	Asia/Tokyo
GAL	PAGA	Edward G Pitka Sr Airport	Galena	US	64.73619	-156.934555	America/Anchorage
GAM	PAGM	Gambell Airport	Gambell	US	63.766616	-171.732784	America/Anchorage
GAN	VRMG	Gan International Airport	Gan	MV	-0.69333	73.15556	Indian/Maldives
GAO	MUGT	Mariana Grajales Airport	Guantanamo	CU	20.0853	-75.1583	America/Havana
GAP	AYGP	Gusap Airport	Gusap	PG	-6.0532	145.95905	Pacific/Port_Moresby
GAQ	GAGO	Gao Airport		ML	16.2484	-0.00546	Africa/Bamako
GAR	AYGI	Garaina Airport	Garaina	PG	-7.87563	147.14127	Pacific/Port_Moresby
GAS	HKGA	Garissa Airport	Garissa	KE	-0.46351	39.6483	Africa/Nairobi
GAT	LFNA	Gap - Tallard Airport	Avignon	FR	44.455	6.03778	Europe/Paris
GAU	VEGT	Lokpriya Gopinath Bordoloi International Airport	Guwahati	IN	26.1061	91.5859	Asia/Kolkata
GAW	VYGG	Gangaw Airport	Gangaw	MM	22.1747	94.1344	Asia/Yangon
GAY	VEGY	Gaya Airport		IN	24.7443	84.9512	Asia/Kolkata
GBA	EGBP	Kemble Airport	Kemble	GB	51.6681	-2.05694	Europe/London
GBB	UBBQ	Gabala International Airport	Gabala	AZ	40.82667	47.7125	Asia/Baku
GBD	KGBD	Great Bend Municipal Airport	Great Bend	US	38.344251	-98.859197	America/Chicago
GBE	FBSK	Sir Seretse Khama International Airport	Gaborone	BW	-24.5552	25.9182	Africa/Gaborone
GBF	AYNE	Negarbo(Negabo) Airport	Negarbo	PG	-6.56778	144.70306	Pacific/Port_Moresby
GBG	KGBG	Harrel W Timmons Galesburg Regional Airport	Galesburg	US	40.938001	-90.431124	America/Chicago
GBH	PAGB	Galbraith Lake Airport	Galbraith Lake	US	68.479667	-149.489917	America/Anchorage
GBI	VOGB	Kalaburagi	Gulbarga	IN	17.30778	76.95806	Asia/Kolkata
GBJ	TFFM	Les Bases Airport	Grand Bourg	GP	15.8687	-61.27	America/Guadeloupe
GBK	GFGK	Gbangbatok Airport	Gbangbatok	SL	7.767	-12.383	Africa/Freetown
GBL	YGBI	South Goulburn Is Airport		AU	-11.65	133.382	Australia/Darwin
GBP	YGAM	Gamboola Airport		AU	-16.55	143.66701	Australia/Brisbane
GBR	KGBR	Great Barrington Airport	Great Barrington	US	42.184214	-73.403241	America/New_York
GBT	OING	Gorgan Airport	Gorgan	IR	36.9094	54.4013	Asia/Tehran
GBU	HSKG	Khashm El Girba Airport	Khashm El Girba	SD	14.925	35.878	Africa/Khartoum
GBV	YGIB	Gibb River Airport		AU	-16.4233	126.445	Australia/Perth
GBW	YGIA	Ginbata	Ginbata	AU	-22.57867	120.03941	Australia/Perth
GBZ	NZGB	Great Barrier Aerodrome	Claris	NZ	-36.2414	175.472	Pacific/Auckland
GCC	KGCC	Northeast Wyoming Regional Airport	Gillette	US	44.348908	-105.539367	America/Denver
GCD	K3W7	Grand Coulee Dam Airport	Electric City	US	47.922056	-119.083	America/Los_Angeles
GCH	OIAH	Gachsaran Airport		IR	30.3376	50.828	Asia/Tehran
GCI	EGJB	Guernsey Airport	Saint Peter Port	GG	49.435	-2.60197	Europe/Guernsey
GCJ	FAGC	Grand Central Airport	Midrand	ZA	-25.9863	28.1401	Africa/Johannesburg
GCK	KGCK	Garden City Regional Airport	Garden City	US	37.927528	-100.724417	America/Chicago
GCM	MWCR	Owen Roberts International Airport	Georgetown	KY	19.2928	-81.3577	America/Cayman
GCN	KGCN	Grand Canyon Ntl Park Airport	Grand Canyon	US	35.952361	-112.146972	America/Phoenix
GCT	K1Z1	Grand Canyon Bar Ten Airstrip	Whitmore	US	36.2565	-113.230889	America/Phoenix
GCW	K1G4	Grand Canyon West Airport	Peach Springs	US	35.986111	-113.816917	America/Phoenix
GCY	KGCY	Greeneville Municipal Airport	Greeneville	US	36.195734	-82.811366	America/New_York
GDC	KGYH	Donaldson Field	Greenville	US	34.758313	-82.376414	America/New_York
GDD	YGDN	Gordon Downs Airport	Gordon Downs	AU	-18.6781	128.592	Australia/Perth
GDE	HAGO	Gode Airport	Gode	ET	5.93513	43.5786	Africa/Addis_Ababa
GDG	UHBI	Magdagachi Airport	Magdagachi	RU	53.4733	125.795	Asia/Yakutsk
GDI	FEGL	Gordil Airport	Melle	CF	9.583	21.733	Africa/Bangui
GDJ	FZWC	Gandajika Airport	Gandajika	CD	-6.733	23.95	Africa/Lubumbashi
GDL	MMGL	Don Miguel Hidalgo Y Costilla International Airport	Guadalajara	MX	20.5218	-103.311	America/Mexico_City
GDM	KGDM	Gardner Municipal Airport	Gardner	US	42.549883	-72.016019	America/New_York
GDN	EPGD	Gdańsk Lech Wałęsa Airport	Gdańsk	PL	54.3776	18.4662	Europe/Warsaw
GDO	SVGD	Guasdalito Airport		VE	7.23333	-70.8	America/Caracas
GDP	SNGD	Guadalupe Airport	Guadalupe	BR	-6.78222	-43.5822	America/Fortaleza
GDQ	HAGN	Gonder Airport	Gondar	ET	12.5199	37.434	Africa/Addis_Ababa
GDT	MBGT	JAGS McCartney International Airport	Cockburn Town	TC	21.4445	-71.1423	America/Grand_Turk
GDV	KGDV	Dawson Community Airport	Glendive	US	47.138722	-104.807222	America/Denver
GDW	KGDW	Gladwin Zettel Memorial Airport	Gladwin	US	43.970589	-84.47502	America/New_York
GDX	UHMM	Sokol Airport	Magadan	RU	59.911	150.72	Asia/Magadan
GDZ	URKG	Gelendzhik Airport	Gelendzhik	RU	44.58209	38.01248	Europe/Moscow
GEA	NWWM	Noumea Magenta Airport	Noumea	NC	-22.2583	166.47301	Pacific/Noumea
GEB	WAMJ	Gebe Airport	Gebe Island	ID	-0.07889	129.45799	Asia/Jayapura
GED	KGED	Delaware Coastal Airport	Georgetown	US	38.687633	-75.359304	America/New_York
GEE	YGTO	Georgetown (Tas) Airport		AU	-41.08	146.84	Australia/Hobart
GEF	AGEV	Geva Airport	Liangia	SB	-7.57583	156.597	Pacific/Guadalcanal
GEG	KGEG	Spokane International Airport	Spokane	US	47.619028	-117.535222	America/Los_Angeles
GEL	SBNM	Santo Angelo Airport	Santo Angelo	BR	-28.2817	-54.1691	America/Sao_Paulo
GEO	SYCJ	Cheddi Jagan International Airport	Georgetown	GY	6.49855	-58.2541	America/Guyana
GER	MUNG	Rafael Cabrera Airport	Nueva Gerona	CU	21.8347	-82.7838	America/Havana
GES	RPMR	General Santos International Airport	General Santos	PH	6.058	125.096	Asia/Manila
GET	YGEL	Geraldton Airport		AU	-28.7961	114.707	Australia/Perth
GEV	ESNG	Gallivare Airport	Gallivare	SE	67.1324	20.8146	Europe/Stockholm
GEY	KGEY	South Big Horn County Airport	Greybull	US	44.517944	-108.083	America/Denver
GFD	KGFD	Pope Field	Greenfield	US	39.790321	-85.736089	America/Indiana/Indianapolis
GFF	YGTH	Griffith Airport	Griffith	AU	-34.2508	146.067	Australia/Sydney
GFK	KGFK	Grand Forks International Airport	Grand Forks	US	47.947868	-97.175685	America/Chicago
GFL	KGFL	Floyd Bennett Memorial Airport	Glens Falls	US	43.341222	-73.610306	America/New_York
GFN	YGFN	Grafton Airport		AU	-29.7594	153.03	Australia/Sydney
GFO	SYBT	Bartica A Airport	Bartica	GY	6.37477	-58.6381	America/Guyana
GFR	LFRF	Granville Airport	Granville	FR	48.8831	-1.56417	Europe/Paris
GFY	FYGF	Grootfontein Airport	Grootfontein	NA	-19.6022	18.1227	Africa/Windhoek
GGB	SWHP	Fazenda Olhos D`agua Airport	Agua Boa	BR	-14.01944	-52.15222	America/Cuiaba
GGD	YGDS	Gregory Downs Airport		AU	-18.625	139.233	Australia/Brisbane
GGE	KGGE	Georgetown County Airport	Georgetown	US	33.311417	-79.320306	America/New_York
GGF	SNYA	Almeirim Airport	Almeirim	BR	-1.49194	-52.57833	America/Santarem
GGG	KGGG	East Texas Regional Airport	Longview	US	32.384	-94.7115	America/Chicago
GGH	SSCT	Cianorte Airport	Cianorte	BR	-23.6915	-52.6419	America/Sao_Paulo
GGM	HKKG	Kakamega Airport	Kakamega	KE	0.27134	34.7873	Africa/Nairobi
GGN	DIGA	Gagnoa Airport	Gagnoa	CI	6.133	-5.95	Africa/Abidjan
GGO	DIGL	Guiglo Airport	Guiglo	CI	6.52499	-7.47861	Africa/Abidjan
GGR	HCMW	Garowe Airport	Garowe	SO	8.46	48.568333	Africa/Mogadishu
GGS	SAWR	Gobernador Gregores Airport	Gobernador Gregores	AR	-48.7831	-70.15	America/Argentina/Rio_Gallegos
GGT	MYEF	Exuma International Airport	George Town	BS	23.5626	-75.878	America/Nassau
GGW	KGGW	Wokal Field/Glasgow-Valley County Airport	Glasgow	US	48.212444	-106.614806	America/Denver
GHA	DAUG	Noumerat - Moufdi Zakaria Airport	Ghardaia	DZ	32.3841	3.79411	Africa/Algiers
GHB	MYEM	Governor's Harbour Airport	Governor's Harbour	BS	25.2847	-76.331	America/Nassau
GHC	MYBG	Great Harbour Cay Airport		BS	25.7383	-77.8401	America/Nassau
GHF	ETEU	Giebelstadt Army Air Field		DE	49.6481	9.96649	Europe/Berlin
GHM	KGHM	Centerville Municipal Airport	Centerville	US	35.837416	-87.445377	America/Chicago
GHT	HLGT	Ghat Airport	Ghat	LY	25.1456	10.1426	Africa/Tripoli
GHU	SAAG	Gualeguaychu Airport	Gualeguaychu	AR	-33.0103	-58.6131	America/Argentina/Cordoba
GHV	LRBV	Braşov-Ghimbav International Airport	Braşov	RO	45.70611	25.52333	Europe/Bucharest
GIB	LXGB	Gibraltar Airport	Gibraltar	GI	36.1512	-5.34966	Europe/Gibraltar
GIC	YBOI	Boigu Airport		AU	-9.23278	142.218	Australia/Brisbane
GID	HBBE	Gitega Airport	Gitega	BI	-3.41721	29.91131	Africa/Bujumbura
GIF	KGIF	Winter Haven Regional Airport	Winter Haven	US	28.06292	-81.753314	America/New_York
GIG	SBGL	Galeao - Antonio Carlos Jobim International Airport	Rio De Janeiro	BR	-22.81	-43.25056	America/Sao_Paulo
GII	GUSI	Siguiri Airport	Siguiri	GN	11.433	-9.167	Africa/Conakry
GIL	OPGT	Gilgit Airport	Gilgit	PK	35.9188	74.3336	Asia/Karachi
GIR	SKGI	Santiago Vila Airport	Girardot	CO	4.27624	-74.7967	America/Bogota
GIS	NZGS	Gisborne Airport	Gisborne	NZ	-38.6633	177.978	Pacific/Auckland
GIU	VCCS	Sigiriya Airport	Sigiriya	LK	7.95667	80.7285	Asia/Colombo
GIY	FAGI	Giyani Airport	Giyani	ZA	-23.2833	30.65	Africa/Johannesburg
GIZ	OEGN	Jizan Regional Airport	Jizan	SA	16.9011	42.5858	Asia/Riyadh
GJA	MHNJ	La Laguna Airport	Guanaja	HN	16.4454	-85.9066	America/Tegucigalpa
GJL	DAAV	Jijel Ferhat Abbas Airport	Jijel	DZ	36.7951	5.87361	Africa/Algiers
GJM	SBGM	Guajara-Mirim Airport	Guajara-Mirim	BR	-10.7864	-65.2848	America/Boa_Vista
GJR	BIGJ	Gjögur Airport	Gjögur	IS	65.9953	-21.3269	Atlantic/Reykjavik
GJT	KGJT	Grand Junction Regional Airport	Grand Junction	US	39.121499	-108.525486	America/Denver
GKA	AYGA	Goroka Airport	Goronka	PG	-6.08169	145.392	Pacific/Port_Moresby
GKD	LTFK	Imroz Airport	Gokceada	TR	40.2045	25.8833	Europe/Istanbul
GKE	ETNG	Geilenkirchen Airport		DE	50.9608	6.04242	Europe/Berlin
GKK	VRMO	Kooddoo Airport	Kooddoo	MV	0.733078	73.434202	Indian/Maldives
GKL	YGKL	Great Keppel Is Airport		AU	-23.1833	150.942	Australia/Lindeman
GKN	PAGK	Gulkana Airport	Gulkana	US	62.154335	-145.455292	America/Anchorage
GKT	KGKT	Gatlinburg-Pigeon Forge Airport	Sevierville	US	35.857759	-83.528703	America/New_York
GLA	EGPF	Glasgow International Airport	Glasgow	GB	55.8719	-4.43306	Europe/London
GLB	KP13	San Carlos Apache Airport	Globe	US	33.353139	-110.667361	America/Phoenix
GLD	KGLD	Renner Field/Goodland Municipal Airport	Goodland	US	39.370741	-101.698734	America/Denver
GLE	KGLE	Gainesville Municipal Airport	Gainesville	US	33.652194	-97.197278	America/Chicago
GLF	MRGF	Golfito Airport	Golfito	CR	8.65401	-83.1822	America/Costa_Rica
GLG	YGLE	Glengyle Airport		AU	-24.8083	139.60001	Australia/Brisbane
GLH	KGLH	Greenville Mid-Delta Airport	Greenville	US	33.485247	-90.984486	America/Chicago
GLI	YGLI	Glen Innes Airport		AU	-29.675	151.689	Australia/Sydney
GLJ	SKGZ	Garzon La Jagua Airport	Garzon	CO	2.1464	-75.6944	America/Bogota
GLK	HCMR	Galcaio Airport	Galcaio	SO	6.78083	47.4547	Africa/Mogadishu
GLL	ENKL	Gol Airport	Klanten	NO	60.7914	9.05056	Europe/Oslo
GLM	YGLO	Glenormiston Airport		AU	-22.8883	138.825	Australia/Brisbane
GLO	EGBJ	Gloucestershire Airport	Staverton	GB	51.8942	-2.16722	Europe/London
GLR	KGLR	Gaylord Regional Airport	Gaylord	US	45.013028	-84.703444	America/Detroit
GLS	KGLS	Scholes International At Galveston Airport	Galveston	US	29.265333	-94.860417	America/Chicago
GLT	YGLA	Gladstone Airport	Gladstone	AU	-23.8697	151.22301	Australia/Brisbane
GLU	VQGP	Gelephu Airport	Gelephu	BT	26.884639	90.464165	Asia/Thimphu
GLV	PAGL	Golovin Airport	Golovin	US	64.550459	-163.007172	America/Anchorage
GLW	KGLW	Glasgow Municipal Airport	Glasgow	US	37.031776	-85.953756	America/Chicago
GLX	WAMA	Gamarmalamo Airport	Galela-Celebes Island	ID	1.83833	127.786	Asia/Jayapura
GLZ	EHGR	Gilze Rijen Air Base	Breda	NL	51.5674	4.93183	Europe/Amsterdam
GMA	FZFK	Gemena Airport	Gemena	CD	3.23537	19.7713	Africa/Kinshasa
GMB	HAGM	Gambella Airport	Gambela	ET	8.12876	34.5631	Africa/Addis_Ababa
GMD	GMMB	Ben Slimane Airport	Ben Slimane	MA	33.6554	-7.22145	Africa/Casablanca
GME	UMGG	Gomel Airport	Gomel	BY	52.527	31.0167	Europe/Minsk
GMI	AYGT	Gasmata Island Airport	Gasmata Island	PG	-6.27111	150.33099	Pacific/Port_Moresby
GMM	FCOG	Gamboma Airport	Gamboma	CG	-1.8294	15.88524	Africa/Brazzaville
GMN	NZGM	Greymouth Airport		NZ	-42.4617	171.19	Pacific/Auckland
GMO	DNGO	Gombe Lawanti International Airport	Gombe	NG	10.29833	10.89639	Africa/Lagos
GMP	RKSS	Gimpo International Airport	Seoul	KR	37.5583	126.791	Asia/Seoul
GMR	NTGJ	Totegegie Airport		PF	-23.0799	-134.89	Pacific/Gambier
GMS	SNGM	Fazenda Canada Airport	Uberlandia	BR	-18.8625	-48.41528	America/Sao_Paulo
GMT	PAGZ	Granite Mountain Air Station	Granite Mountain	US	65.402133	-161.281475	America/Anchorage
GMU	KGMU	Greenville Downtown Airport	Greenville	US	34.847932	-82.349998	America/New_York
GMV	UT25	Monument Valley Airport	Monument Valley	US	37.016667	-110.200685	America/Denver
GMZ	GCGM	La Gomera Airport	Alajero	ES	28.0296	-17.2146	Atlantic/Canary
GNA	UMMG	Hrodna Airport	Hrodna	BY	53.602	24.0538	Europe/Minsk
GNB	LFLS	Grenoble-Isere Airport	Grenoble/Saint-Geoirs	FR	45.3629	5.32937	Europe/Paris
GND	TGPY	Point Salines International Airport	Saint George's	GD	12.0042	-61.7862	America/Grenada
GNF	K2O1	Gansner Field	Quincy	US	39.943917	-120.945389	America/Los_Angeles
GNG	KGNG	Gooding Municipal Airport	Gooding	US	42.917081	-114.766338	America/Boise
GNI	RCGI	Lyudao Airport	Lyudao	TW	22.6739	121.466	Asia/Taipei
GNJ	UBBG	Ganja Airport	Ganja	AZ	40.73883	46.32	Asia/Baku
GNM	SNGI	Guanambi Airport	Guanambi	BR	-14.2082	-42.7461	America/Fortaleza
GNR	SAHR	Dr. Arturo H. Illia Airport	General Roca	AR	-39.0007	-67.6205	America/Argentina/Salta
GNS	WIMB	Binaka Airport	Gunung Sitoli, Nias Island	ID	1.16638	97.7047	Asia/Jakarta
GNT	KGNT	Grants-Milan Municipal Airport	Grants	US	35.167278	-107.902056	America/Denver
GNU	KGNU	Goodnews Airport	Goodnews	US	59.117861	-161.573667	America/Anchorage
GNV	KGNV	Gainesville Regional Airport	Gainesville	US	29.690056	-82.271778	America/New_York
GNY	LTCS	Sanliurfa GAP Airport	Sanliurfa	TR	37.44566	38.89559	Europe/Istanbul
GNZ	FBGZ	Ghanzi Airport	Ghanzi	BW	-21.6925	21.6581	Africa/Gaborone
GOA	LIMJ	Genova / Sestri Cristoforo Colombo Airport	Genova	IT	44.4133	8.8375	Europe/Rome
GOB	HAGB	Robe Airport	Goba	ET	7.017	40.0	Africa/Addis_Ababa
GOG	FYGB	Gobabis Airport	Gobabis	NA	-22.5044	18.9731	Africa/Windhoek
GOH	BGGH	Nuuk Airport	Nuuk	GL	64.191	-51.678	America/Nuuk
GOI	VOGO	Dabolim Airport	Dabolim	IN	15.3808	73.8314	Asia/Kolkata
GOJ	UWGG	Nizhny Novgorod International Airport	Nizhny Novgorod	RU	56.2301	43.784	Europe/Moscow
GOK	KGOK	Guthrie/Edmond Regional Airport	Guthrie	US	35.851258	-97.41609	America/Chicago
GOL	K4S1	Gold Beach Municipal Airport	Gold Beach	US	42.415361	-124.424917	America/Los_Angeles
GOM	FZNA	Goma International Airport	Goma	CD	-1.67081	29.2385	Africa/Lubumbashi
GON	KGON	Groton-New London Airport	Groton (New London)	US	41.330056	-72.045139	America/New_York
GOO	YGDI	Goondiwindi Airport		AU	-28.5214	150.32001	Australia/Brisbane
GOP	VEGK	Gorakhpur Airport	Gorakhpur	IN	26.7397	83.4497	Asia/Kolkata
GOQ	ZLGM	Golmud Airport	Golmud	CN	36.4006	94.7861	Asia/Shanghai
GOR	HAGR	Gore Airport	Gore	ET	8.1614	35.5529	Africa/Addis_Ababa
GOT	ESGG	Gothenburg-Landvetter Airport	Gothenburg	SE	57.6628	12.2798	Europe/Stockholm
GOU	FKKR	Garoua International Airport	Garoua	CM	9.33589	13.3701	Africa/Douala
GOV	YPGV	Gove Airport	Nhulunbuy	AU	-12.2694	136.81799	Australia/Darwin
GOX	VOGA	Manohar International Airport	Mopa	IN	15.7322	73.868	Asia/Kolkata
GOY	VCCG	Amparai Airport	Amparai	LK	7.33708	81.6259	Asia/Colombo
GOZ	LBGO	Gorna Oryahovitsa Airport	Gorna Oryahovitsa	BG	43.1514	25.7129	Europe/Sofia
GPA	LGRX	Araxos Airport	Patras	GR	38.1511	21.4256	Europe/Athens
GPB	SBGU	Tancredo Thomas de Faria Airport	Guarapuava	BR	-25.3875	-51.5202	America/Sao_Paulo
GPI	SKGP	Juan Casiano Airport	Guapi	CO	2.57013	-77.8986	America/Bogota
GPL	MRGP	Guapiles Airport	Pococi	CR	10.2172	-83.797	America/Costa_Rica
GPN	YGPT	Garden Point Airport		AU	-11.4025	130.422	Australia/Darwin
GPO	SAZG	General Pico Airport	General Pico	AR	-35.6962	-63.7583	America/Argentina/Salta
GPS	SEGS	Seymour Airport	Baltra	EC	-0.45376	-90.2659	Pacific/Galapagos
GPT	KGPT	Gulfport-Biloxi International Airport	Gulfport	US	30.407269	-89.070096	America/Chicago
GPZ	KGPZ	Grand Rapids/Itasca County-Gordon Newstrom Field	Grand Rapids	US	47.209284	-93.509945	America/Chicago
GQQ	KGQQ	Galion Municipal Airport	Galion	US	40.753389	-82.723806	America/New_York
GRB	KGRB	Green Bay/Austin Straubel International Airport	Green Bay	US	44.484634	-88.129713	America/Chicago
GRD	KGRD	Greenwood County Airport	Greenwood	US	34.250394	-82.157809	America/New_York
GRE	KGRE	Greenville Airport	Greenville	US	38.836222	-89.378889	America/Chicago
GRF	KGRF	Gray Army Air Field (Joint Base Lewis-Mcchord) Airport	Fort Lewis/Tacoma	US	47.079219	-122.580783	America/Los_Angeles
GRI	KGRI	Central Nebraska Regional Airport	Grand Island	US	40.967543	-98.309639	America/Chicago
GRJ	FAGG	George Airport	George	ZA	-34.0056	22.3789	Africa/Johannesburg
GRK	KGRK	Robert Gray Army Air Field	Fort Hood (Killeen)	US	31.06725	-97.828917	America/Chicago
GRL	AYGG	Garasa Airport	Au	PG	-7.98071	147.21346	Pacific/Port_Moresby
GRM	KCKC	Grand Marais/Cook County Airport	Grand Marais	US	47.838432	-90.384578	America/Chicago
GRN	KGRN	Gordon Municipal Airport	Gordon	US	42.805978	-102.17525	America/Denver
GRO	LEGE	Girona Airport	Girona	ES	41.901	2.76055	Europe/Madrid
GRP	SWGI	Gurupi Airport	Gurupi	BR	-11.7396	-49.1322	America/Fortaleza
GRQ	EHGG	Eelde Airport	Groningen	NL	53.1197	6.57944	Europe/Amsterdam
GRR	KGRR	Gerald R Ford International Airport	Grand Rapids	US	42.880833	-85.522806	America/New_York
GRS	LIRS	Grosseto Airport	Grosetto	IT	42.7597	11.0719	Europe/Rome
GRU	SBGR	Guarulhos - Governador Andre Franco Montoro International Airport	Sao Paulo	BR	-23.43556	-46.47306	America/Sao_Paulo
GRV	URMG	Grozny North Airport	Grozny	RU	43.3883	45.6986	Europe/Moscow
GRW	LPGR	Graciosa Airport	Santa Cruz da Graciosa	PT	39.0922	-28.0298	Atlantic/Azores
GRX	LEGR	Federico Garcia Lorca Airport	Granada	ES	37.1887	-3.77736	Europe/Madrid
GRY	BIGR	Grímsey Airport	Grímsey	IS	66.5458	-18.0173	Atlantic/Reykjavik
GRZ	LOWG	Graz Airport	Graz	AT	46.9911	15.4396	Europe/Vienna
GSA	WBKN	Long Pasia Airport	Long Miau	MY	4.4	115.717	Asia/Kuching
GSB	KGSB	Seymour Johnson Afb Airport	Goldsboro	US	35.339385	-77.960594	America/New_York
GSC	YGSC	Gascoyne Junction Airport		AU	-25.05	115.2	Australia/Perth
GSE	ESGP	Gothenburg City Airport	Gothenburg	SE	57.7747	11.8704	Europe/Stockholm
GSH	KGSH	Goshen Municipal Airport	Goshen	US	41.526133	-85.794325	America/Indiana/Indianapolis
GSI	SOGS	Grand-Santi Airport	Grand-Santi	GF	4.28583	-54.37306	America/Cayenne
GSJ	MGSJ	San Jose Airport	Puerto San Jose	GT	13.9362	-90.8358	America/Guatemala
GSM	OIKQ	Dayrestan Airport		IR	26.7546	55.9024	Asia/Tehran
GSN	YMGN	Mount Gunson Airport	Mount Gunson	AU	-31.4597	137.174	Australia/Adelaide
GSO	KGSO	Piedmont Triad International Airport	Greensboro	US	36.101327	-79.941123	America/New_York
GSP	KGSP	Greenville Spartanburg International Airport	Greer	US	34.895671	-82.218859	America/New_York
GSQ	HEOW	Shark El Oweinat International Airport		EG	22.5857	28.7166	Africa/Cairo
GSR	HCMG	Gardo Airport	Gardo	SO	9.517	49.083	Africa/Mogadishu
GSS	FASE	Sabi Sabi Airport	Belfast	ZA	-24.9415	31.4446	Africa/Johannesburg
GST	PAGS	Gustavus Airport	Gustavus	US	58.425278	-135.707417	America/Anchorage
GSU	HSGF	Azaza Airport	Gedaref	SD	14.133	35.317	Africa/Khartoum
GSV	UWSG	Gagarin Airport	Saratov	RU	51.71283	46.17117	Europe/Saratov
GTA	AGOK	Gatokae Airport	Gatokae	SB	-8.73917	158.20306	Pacific/Guadalcanal
GTE	YGTE	Groote Eylandt Airport	Groote Eylandt	AU	-13.975	136.46001	Australia/Darwin
GTF	KGTF	Great Falls International Airport	Great Falls	US	47.482299	-111.370279	America/Denver
GTG	KGTG	Grantsburg Municipal Airport	Grantsburg	US	45.798378	-92.664331	America/Chicago
GTI	EDCG	Rugen Airport	Rugen	DE	54.38333	13.32556	Europe/Berlin
GTN	NZGT	Glentanner Airport	Glentanner Station	NZ	-43.9067	170.12801	Pacific/Auckland
GTO	WAMG	Jalaluddin Airport	Gorontalo-Celebes Island	ID	0.63712	122.85	Asia/Makassar
GTP	K3S8	Grants Pass Airport	Grants Pass	US	42.510121	-123.38799	America/Los_Angeles
GTR	KGTR	Golden Triangle Regional Airport	Columbus/W Point/Starkville	US	33.448278	-88.591389	America/Chicago
GTS	YTGT	The Granites Airport	The Granites	AU	-20.5483	130.347	Australia/Darwin
GTT	YGTN	Georgetown Airport		AU	-18.305	143.53	Australia/Brisbane
GTY	KW05	Gettysburg Regional Airport	Gettysburg	US	39.841309	-77.27465	America/New_York
GUA	MGGT	La Aurora Airport	Guatemala City	GT	14.5833	-90.5275	America/Guatemala
GUB	MMGR	Guerrero Negro Airport	Guerrero Negro	MX	28.0261	-114.024	America/Tijuana
GUC	KGUC	Gunnison-Crested Butte Regional Airport	Gunnison	US	38.534333	-106.93175	America/Denver
GUD	GAGM	Goundam Airport	Goundam	ML	16.3614	-3.59972	Africa/Bamako
GUF	KJKA	Gulf Shores International/Jack Edwards Field	Gulf Shores	US	30.289639	-87.671778	America/Chicago
GUH	YGDH	Gunnedah Airport		AU	-30.9611	150.25101	Australia/Sydney
GUI	SVGI	Guiria Airport		VE	10.57408	-62.31267	America/Caracas
GUJ	SBGW	Guaratingueta Airport	Guaratingueta	BR	-22.7916	-45.2048	America/Sao_Paulo
GUL	YGLB	Goulburn Airport		AU	-34.8103	149.726	Australia/Sydney
GUM	PGUM	Guam International Airport	Tamuning	GU	13.483952	144.797129	Pacific/Guam
GUP	KGUP	Gallup Municipal Airport	Gallup	US	35.511058	-108.789309	America/Denver
GUQ	SVGU	Guanare Airport	Guanare	VE	9.02694	-69.75515	America/Caracas
GUR	AYGN	Gurney Airport	Gurney	PG	-10.3115	150.334	Pacific/Port_Moresby
GUS	KGUS	Grissom Arb Airport	Peru	US	40.648092	-86.152119	America/Indiana/Indianapolis
GUT	ETUO	Gutersloh Airport	Gutersloh	DE	51.9228	8.30633	Europe/Berlin
GUU	BIGF	Grundarfjörður Airport	Grundarfjörður	IS	64.9914	-23.2247	Atlantic/Reykjavik
GUV	AYML	Mougulu Airport	Mougulu	PG	-6.28086	142.42077	Pacific/Port_Moresby
GUW	UATG	Atyrau International Airport	Atyrau	KZ	47.1219	51.8214	Asia/Atyrau
GUX	VAGN	Guna Airport		IN	24.6547	77.3473	Asia/Kolkata
GUY	KGUY	Guymon Municipal Airport	Guymon	US	36.684155	-101.506969	America/Chicago
GUZ	SNGA	Guarapari Airport	Guarapari	BR	-20.6465	-40.4919	America/Sao_Paulo
GVA	LSGG	Geneva Cointrin International Airport	Geneva	CH	46.2381	6.10895	Europe/Zurich
GVE	KGVE	Gordonsville Municipal Airport	Gordonsville	US	38.155984	-78.16578	America/New_York
GVI	AYGV	Green River Airport	Green River	PG	-3.90224	141.17052	Pacific/Port_Moresby
GVL	KGVL	Lee Gilmer Memorial Airport	Gainesville	US	34.272626	-83.830226	America/New_York
GVN	UHKM	Maygatka Airport.	Sovetskaya Gavan	RU	48.927	140.034	Asia/Vladivostok
GVP	YGNV	Greenvale Airport		AU	-18.9833	145.117	Australia/Brisbane
GVR	SBGV	Governador Valadares Airport	Governador Valadares	BR	-18.8952	-41.9822	America/Sao_Paulo
GVT	KGVT	Majors Airport	Greenville	US	33.067833	-96.065333	America/Chicago
GVX	ESSK	Gavle Sandviken Airport	Gavle / Sandviken	SE	60.5933	16.9514	Europe/Stockholm
GWA	VYGW	Gwa Airport	Gwa	MM	17.6	94.5833	Asia/Yangon
GWD	OPGD	Gwadar International Airport	Gwadar	PK	25.2333	62.3295	Asia/Karachi
GWE	FVTL	Thornhill Air Base	Gweru	ZW	-19.4364	29.8619	Africa/Harare
GWL	VIGR	Gwalior Airport	Gwalior	IN	26.2933	78.2278	Asia/Kolkata
GWO	KGWO	Greenwood-Leflore Airport	Greenwood	US	33.493309	-90.086677	America/Chicago
GWS	KGWS	Kgws Sumers Airpark	Glenwood Springs	US	39.506	-107.309083	America/Denver
GWT	EDXW	Westerland Sylt Airport	Westerland	DE	54.9132	8.34047	Europe/Berlin
GWV	2LA8	Fokker Field	Bush	US	30.593175	-89.873478	America/Chicago
GXF	OYSY	Sayun International Airport	Sayun	YE	15.9661	48.7883	Asia/Aden
GXG	FNNG	Negage Airport	Negage	AO	-7.75451	15.2877	Africa/Luanda
GXH	ZLXH	Gannan Xiahe Airport	Xiahe	CN	34.819014	102.622261	Asia/Shanghai
GXM	WAGA	Kuala Kurun	Kuala Kurun	ID	-1.128903	113.873075	Asia/Pontianak
GXQ	SCCY	Teniente Vidal Airport	Coyhaique	CL	-45.5942	-72.1061	America/Coyhaique
GXX	FKKJ	Yagoua Airport	Yagoua	CM	10.3561	15.2372	Africa/Douala
GXY	KGXY	Greeley-Weld County Airport	Greeley	US	40.437417	-104.633222	America/Denver
GYA	SLGY	Capitan de Av. Emilio Beltran Airport	Guayaramerin	BO	-10.8206	-65.3456	America/La_Paz
GYD	UBBB	Heydar Aliyev International Airport	Baku	AZ	40.4675	50.0467	Asia/Baku
GYE	SEGU	Simon Bolivar International Airport	Guayaquil	EC	-2.15742	-79.8836	America/Guayaquil
GYG	UEMM	Magan Airport	Magan	RU	62.10348	129.54529	Asia/Yakutsk
GYI	HRYG	Gisenyi Airport	Gisenyi	RW	-1.6772	29.2589	Africa/Kigali
GYL	YARG	Argyle Airport		AU	-16.6369	128.451	Australia/Perth
GYM	MMGM	General Jose Maria Yanez International Airport	Guaymas	MX	27.969	-110.925	America/Hermosillo
GYN	SBGO	Santa Genoveva Airport	Goiania	BR	-16.632	-49.2207	America/Sao_Paulo
GYP	YGYM	Gympie Airport		AU	-26.2828	152.702	Australia/Brisbane
GYR	KGYR	Phoenix Goodyear Airport	Goodyear	US	33.423278	-112.375361	America/Phoenix
GYS	ZUGU	Guangyuan Airport	Guangyuan	CN	32.3911	105.702	Asia/Shanghai
GYU	ZLGY	Guyuan Liupanshan Airport	Guyuan	CN	36.07889	106.21694	Asia/Shanghai
GYY	KGYY	Gary/Chicago International Airport	Gary/Chicago	US	41.61725	-87.414528	America/Chicago
GYZ	YGRM	Gruyere Airport		AU	-28.03417	123.81417	Australia/Perth
GZG	ZUGZ	Garze Gesar Airport	Garze	CN	31.7575	99.554167	Asia/Shanghai
GZO	AGGN	Nusatupe Airport	Gizo	SB	-8.09778	156.864	Pacific/Guadalcanal
GZP	LTFG	Gazipasa Airport	Gazipasa	TR	36.29922	32.3006	Europe/Istanbul
GZT	LTAJ	Gaziantep International Airport	Gaziantep	TR	36.9472	37.4787	Europe/Istanbul
GZW	OIIK	Qazvin Airport	Qazvin	IR	36.2401	50.0471	Asia/Tehran
HAA	ENHK	Hasvik Airport	Hasvik	NO	70.4867	22.1397	Europe/Oslo
HAB	KHAB	Marion County-Rankin Fite Airport	Hamilton	US	34.116944	-87.998222	America/Chicago
HAC	RJTH	Hachijojima Airport	Hachijojima	JP	33.115	139.786	Asia/Tokyo
HAD	ESMT	Halmstad Airport	Halmstad	SE	56.6911	12.8202	Europe/Stockholm
HAF	KHAF	Half Moon Bay Airport	Half Moon Bay	US	37.513444	-122.501167	America/Los_Angeles
HAH	FMCH	Prince Said Ibrahim International Airport	Moroni	KM	-11.5337	43.2719	Indian/Comoro
HAI	KHAI	Three Rivers Municipal/Dr Haines Airport	Three Rivers	US	41.95974	-85.593062	America/Detroit
HAJ	EDDV	Hannover Airport	Hannover	DE	52.4611	9.68508	Europe/Berlin
HAK	ZJHK	Haikou Meilan International Airport	Haikou	CN	19.9349	110.459	Asia/Shanghai
HAM	EDDH	Hamburg Airport	Hamburg	DE	53.6304	9.98823	Europe/Berlin
HAN	VVNB	Noi Bai International Airport	Hanoi	VN	21.2212	105.807	Asia/Ho_Chi_Minh
HAO	KHAO	Butler County Regional/Hogan Field	Hamilton	US	39.36375	-84.521944	America/New_York
HAQ	VRMH	Hanimaadhoo International Airport	Haa Dhaalu	MV	6.74611	73.16833	Indian/Maldives
HAR	KCXY	Capital City Airport	Harrisburg	US	40.217139	-76.851361	America/New_York
HAS	OEHL	Hail Airport		SA	27.4379	41.6863	Asia/Riyadh
HAT	YHTL	Heathlands Airport		AU	-11.75	142.58299	Australia/Brisbane
HAU	ENHD	Haugesund Airport	Karmoy	NO	59.3453	5.20836	Europe/Oslo
HAV	MUHA	Jose Marti International Airport	Havana	CU	22.9892	-82.4091	America/Havana
HAW	EGFE	Haverfordwest Airport	Haverfordwest	GB	51.8331	-4.96111	Europe/London
HAY	SKAG	Aguachica Airport	Aguachica	CO	8.3	-73.6306	America/Bogota
HBA	YMHB	Hobart International Airport	Hobart	AU	-42.8361	147.50999	Australia/Hobart
HBB	NM83	Industrial Airpark	Hobbs	US	32.766781	-103.208821	America/Denver
HBE	HEBA	Borg El Arab International Airport	Alexandria	EG	30.9177	29.6964	Africa/Cairo
HBG	KHBG	Hattiesburg Bobby L Chain Municipal Airport	Hattiesburg	US	31.264944	-89.252889	America/Chicago
HBK	KP14	Holbrook Municipal Airport	Holbrook	US	34.940722	-110.1385	America/Phoenix
HBQ	ZLHB	Haibei Qilian Airport	Haibei	CN	38.012	100.644	Asia/Shanghai
HBR	KHBR	Hobart Regional Airport	Hobart	US	34.989917	-99.053059	America/Chicago
HBT	OEKK	King Khaled Military City Airport	King Khaled Military City	SA	27.9009	45.5282	Asia/Riyadh
HBU	ZMBS	Bulgan Sum Airport		MN	46.1006	91.5842	Asia/Hovd
HBX	VAHB	Hubli Airport	Hubli	IN	15.3617	75.0849	Asia/Kolkata
HCA	KBPG	Big Spring/Mc Mahon-Wrinkle Airport	Big Spring	US	32.212618	-101.521646	America/Chicago
HCC	K1B1	Columbia County Airport	Hudson	US	42.291295	-73.710323	America/New_York
HCM	HCME	Eil Airport	Eil	SO	7.917	49.8	Africa/Mogadishu
HCN	RCKW	Hengchun Airport	Hengchung	TW	22.0411	120.73	Asia/Taipei
HCQ	YHLC	Halls Creek Airport		AU	-18.2339	127.67	Australia/Perth
HCR	PAHC	Holy Cross Airport	Holy Cross	US	62.188306	-159.774944	America/Anchorage
HCW	KCQW	Cheraw Municipal/Lynch Bellinger Field	Cheraw	US	34.712861	-79.957	America/New_York
HCZ	ZGCZ	Chenzhou Beihu Airport	Chenzhou	CN	25.753213	112.844963	Asia/Shanghai
HDD	OPKD	Hyderabad Airport	Hyderabad	PK	25.3181	68.3661	Asia/Karachi
HDE	KHDE	Brewster Field	Holdrege	US	40.451808	-99.336028	America/Chicago
HDF	EDAH	Heringsdorf Airport	Heringsdorf	DE	53.8787	14.1523	Europe/Berlin
HDG	ZBHD	Handan Airport	Handan	CN	36.52583	114.42556	Asia/Shanghai
HDH	PHDH	Kawaihapai Airfield	Mokuleia	US	21.579474	-158.197281	Pacific/Honolulu
HDK	VRBK	Kulhudhuffushi Airport	Kulhudhuffushi	MV	6.63111	73.06667	Indian/Maldives
HDM	OIHH	Hamadan Airport	Hamadan	IR	34.8692	48.5525	Asia/Tehran
HDN	KHDN	Yampa Valley Airport	Hayden	US	40.481194	-107.217667	America/Denver
HDO	VIDX	Hindon Airport	Ghaziabad	IN	28.70579	77.342137	Asia/Kolkata
HDR	OIKP	Havadarya Airport	Havadarya	IR	27.1583	56.1725	Asia/Tehran
HDS	FAHS	Hoedspruit Air Force Base Airport	Hoedspruit	ZA	-24.3686	31.0487	Africa/Johannesburg
HDY	VTSS	Hat Yai International Airport	Hat Yai	TH	6.93321	100.393	Asia/Bangkok
HEA	OAHR	Herat Airport		AF	34.21	62.2283	Asia/Kabul
HED	AK33	Herendeen Bay Airport	Herendeen Bay	US	55.801395	-160.899254	America/Anchorage
HEE	KHEE	Thompson-Robbins Airport	Helena/West Helena	US	34.576492	-90.675889	America/Chicago
HEH	VYHH	Heho Airport	Heho	MM	20.747	96.792	Asia/Yangon
HEI	EDXB	Heide-Busum Airport	Busum	DE	54.15333	8.90167	Europe/Berlin
HEK	ZYHE	Heihe Airport	Heihe	CN	50.17162	127.30888	Asia/Shanghai
HEL	EFHK	Helsinki Vantaa Airport	Helsinki	FI	60.3172	24.9633	Europe/Helsinki
HER	LGIR	Heraklion International Nikos Kazantzakis Airport	Heraklion	GR	35.3397	25.1803	Europe/Athens
HES	KHRI	Hermiston Municipal Airport	Hermiston	US	45.828222	-119.259167	America/Los_Angeles
HET	ZBHH	Baita International Airport	Hohhot	CN	40.8514	111.824	Asia/Shanghai
HEW	LGAT	Athen Helenikon Airport	Athens	GR	37.8933	23.7261	Europe/Athens
HEZ	KHEZ	Hardy-Anders Field/Natchez-Adams County Airport	Natchez	US	31.613661	-91.297336	America/Chicago
HFA	LLHA	Haifa International Airport	Haifa	IL	32.8094	35.0431	Asia/Jerusalem
HFD	KHFD	Hartford-Brainard Airport	Hartford	US	41.73671	-72.649433	America/New_York
HFE	ZSOF	Hefei Xinqiao International Airport	Hefei	CN	31.98667	116.975	Asia/Shanghai
HFF	KHFF	Mackall Army Air Field	Camp Mackall	US	35.036302	-79.497513	America/New_York
HFN	BIHN	Hornafjörðu Airport	Höfn	IS	64.2956	-15.2272	Atlantic/Reykjavik
HFS	ESOH	Hagfors Airport		SE	60.0201	13.5789	Europe/Stockholm
HFT	ENHF	Hammerfest Airport	Hammerfest	NO	70.6797	23.6686	Europe/Oslo
HGA	HCMH	Egal International Airport	Hargeisa	SO	9.51817	44.0888	Africa/Mogadishu
HGD	YHUG	Hughenden Airport		AU	-20.815	144.22501	Australia/Brisbane
HGE	SVHG	Higuerote Airport		VE	10.46245	-66.09276	America/Caracas
HGH	ZSHC	Hangzhou Xiaoshan International Airport	Hangzhou	CN	30.2295	120.434	Asia/Shanghai
HGI	VEHO	Donyi Polo Airport	Itanagar	IN	26.971841	93.642308	Asia/Kolkata
HGL	EDXH	Helgoland-Dune Airport	Helgoland	DE	54.18528	7.91583	Europe/Berlin
HGN	VTCH	Mae Hong Son Airport		TH	19.3013	97.9758	Asia/Bangkok
HGO	DIKO	Korhogo Airport		CI	9.38718	-5.55666	Africa/Abidjan
HGR	KHGR	Hagerstown Regional/Richard A Henson Field	Hagerstown	US	39.7085	-77.7265	America/New_York
HGS	GFHA	Hastings Airport	Freetown	SL	8.39713	-13.1291	Africa/Freetown
HGU	AYMH	Mount Hagen Kagamuga Airport	Mount Hagen	PG	-5.82679	144.29601	Pacific/Port_Moresby
HGZ	2AK6	Hog River Airport	Hogatza	US	66.176133	-155.684817	America/Anchorage
HHE	RJSH	Hachinohe Airport		JP	40.5564	141.466	Asia/Tokyo
HHH	KHXD	Hilton Head Airport	Hilton Head Island	US	32.224495	-80.697401	America/New_York
HHI	PHHI	Wheeler Army Air Field	Wahiawa	US	21.481444	-158.037833	Pacific/Honolulu
HHN	EDFH	Frankfurt-Hahn Airport	Hahn	DE	49.9487	7.26389	Europe/Berlin
HHQ	VTPH	Hua Hin Airport	Hua Hin	TH	12.6362	99.9515	Asia/Bangkok
HHR	KHHR	Jack Northrop Field/Hawthorne Municipal Airport	Hawthorne	US	33.922861	-118.335083	America/Los_Angeles
HHZ	NTGH	Hikueru Atoll Airport	Hikueru Atoll	PF	-17.5447	-142.614	Pacific/Tahiti
HIA	ZSSH	Lianshui Airport	Huai'an	CN	33.79083	119.125	Asia/Shanghai
HIB	KHIB	Range Regional Airport	Hibbing	US	47.386575	-92.838978	America/Chicago
HID	YHID	Horn Island Airport	Horn Island	AU	-10.5864	142.28999	Australia/Brisbane
HIE	KHIE	Mount Washington Regional Airport	Whitefield	US	44.367556	-71.545806	America/New_York
HIF	KHIF	Hill Afb Airport	Ogden	US	41.12394	-111.973056	America/Denver
HIG	YHHY	Highbury Airport		AU	-16.4333	143.14999	Australia/Brisbane
HII	KHII	Lake Havasu City Airport	Lake Havasu City	US	34.571124	-114.358277	America/Phoenix
HIJ	RJOA	Hiroshima Airport	Hiroshima	JP	34.4361	132.91901	Asia/Tokyo
HIM	VCCH	Minneriya Airport	Hingurakgoda	LK	8.04981	80.9814	Asia/Colombo
HIN	RKPS	Sacheon Air Base	Sacheon	KR	35.0885	128.07001	Asia/Seoul
HIO	KHIO	Portland-Hillsboro Airport	Portland	US	45.542122	-122.950722	America/Los_Angeles
HIP	YHDY	Headingly Airport		AU	-21.3333	138.283	Australia/Brisbane
HIR	AGGH	Honiara International Airport	Honiara	SB	-9.428	160.05499	Pacific/Guadalcanal
HJJ	ZGCJ	Zhijiang Airport	Huaihua	CN	27.44111	109.7	Asia/Shanghai
HJR	VAKJ	Khajuraho Airport	Khajuraho	IN	24.8172	79.9186	Asia/Kolkata
HJT	ZMHU	Khujirt Airport		MN	46.9258	102.773	Asia/Ulaanbaatar
HKA	KHKA	Blytheville Municipal Airport	Blytheville	US	35.940414	-89.830799	America/Chicago
HKD	RJCH	Hakodate Airport	Hakodate	JP	41.77	140.82201	Asia/Tokyo
HKG	VHHH	Chek Lap Kok International Airport	Hong Kong	HK	22.3089	113.915	Asia/Hong_Kong
HKK	NZHK	Hokitika Airfield		NZ	-42.7136	170.985	Pacific/Auckland
HKN	AYHK	Kimbe Airport	Hoskins	PG	-5.46217	150.405	Pacific/Port_Moresby
HKS	KHKS	Hawkins Field	Jackson	US	32.334778	-90.222528	America/Chicago
HKT	VTSP	Phuket International Airport	Phuket	TH	8.1132	98.3169	Asia/Bangkok
HKY	KHKY	Hickory Regional Airport	Hickory	US	35.741146	-81.389551	America/New_York
HLA	FALA	Lanseria Airport	Johannesburg	ZA	-25.9385	27.9261	Africa/Johannesburg
HLB	KHLB	Batesville Airport	Batesville	US	39.343111	-85.258417	America/Indiana/Indianapolis
HLC	KHLC	Hill City Municipal Airport	Hill City	US	39.380194	-99.831472	America/Chicago
HLD	ZBLA	Dongshan Airport	Hailar	CN	49.205	119.825	Asia/Shanghai
HLE	FHSH	Saint Helena Airport	Saint Helena	SH	-15.962108	-5.645901	Atlantic/St_Helena
HLF	ESSF	Hultsfred Airport		SE	57.5258	15.8233	Europe/Stockholm
HLG	KHLG	Wheeling Ohio County Airport	Wheeling	US	40.175011	-80.646268	America/New_York
HLH	ZBUL	Ulanhot Airport	Ulanhot	CN	46.19533	122.00833	Asia/Shanghai
HLI	KCVH	Hollister Municipal Airport	Hollister	US	36.893347	-121.410274	America/Los_Angeles
HLJ	EYSB	Barysiai Airport	Barysiai	LT	56.0706	23.5581	Europe/Vilnius
HLL	YHIL	Hillside Airport		AU	-21.75	119.417	Australia/Perth
HLN	KHLN	Helena Regional Airport	Helena	US	46.606722	-111.983278	America/Denver
HLP	WIHH	Halim Perdanakusuma International Airport	Jakarta	ID	-6.26661	106.891	Asia/Jakarta
HLR	KHLR	Yoakum-Defrenn Army Heliport	Fort Hood (Killeen)	US	31.137591	-97.714089	America/Chicago
HLS	YSTH	St Helens Airport		AU	-41.3367	148.282	Australia/Hobart
HLT	YHML	Hamilton Airport		AU	-37.6489	142.065	Australia/Melbourne
HLU	NWWH	Nesson Airport	Houailou	NC	-21.2564	165.617	Pacific/Noumea
HLW	FAHL	Hluhluwe Airport	Hluhluwe	ZA	-28.0166	32.27517	Africa/Johannesburg
HLZ	NZHN	Hamilton International Airport	Hamilton	NZ	-37.8667	175.332	Pacific/Auckland
HMA	USHH	Khanty Mansiysk Airport	Khanty-Mansiysk	RU	61.0285	69.0861	Asia/Yekaterinburg
HMB	HEMK	Sohag International Airport	Sohag	EG	26.34278	31.74278	Africa/Cairo
HME	DAUH	Oued Irara Airport	Hassi Messaoud	DZ	31.673	6.14044	Africa/Algiers
HMG	YHMB	Hermannsburg Airport		AU	-23.93	132.80499	Australia/Darwin
HMI	ZWHM	Hami Airport	Hami	CN	42.8414	93.6692	Asia/Shanghai
HMJ	UKLH	Khmelnytskyi Airport	Khmelnytskyi	UA	49.3597	26.9334	Europe/Kyiv
HMN	KHMN	Holloman Afb Airport	Alamogordo	US	32.851858	-106.108542	America/Denver
HMO	MMHO	General Ignacio P. Garcia International Airport	Hermosillo	MX	29.0959	-111.048	America/Hermosillo
HMR	ENHA	Stafsberg Airport	Hamar	NO	60.8181	11.068	Europe/Oslo
HMT	KHMT	Hemet-Ryan Airport	Hemet	US	33.734028	-117.022306	America/Los_Angeles
HMV	ESUT	Hemavan Airport		SE	65.8061	15.0828	Europe/Stockholm
HMY	RKTP	Seosan Air Base	Seosan	KR	36.704	126.486	Asia/Seoul
HNA	RJSI	Hanamaki Airport		JP	39.4286	141.13499	Asia/Tokyo
HNB	KHNB	Huntingburg Airport	Huntingburg	US	38.249017	-86.952819	America/Indiana/Vincennes
HNC	KHSE	Billy Mitchell Airport	Hatteras	US	35.232806	-75.617806	America/New_York
HND	RJTT	Tokyo International Airport	Tokyo	JP	35.5523	139.78	Asia/Tokyo
HNH	PAOH	Hoonah Airport	Hoonah	US	58.096199	-135.408756	America/Anchorage
HNI	ZGHC	Hechi Jinchengjiang Airport	Hechi	CN	24.802425	107.713141	Asia/Shanghai
HNL	PHNL	Daniel K Inouye International Airport	Honolulu	US	21.317825	-157.92025	Pacific/Honolulu
HNM	PHHN	Hana Airport	Hana	US	20.795637	-156.014438	Pacific/Honolulu
HNS	PAHN	Haines Airport	Haines	US	59.243831	-135.523537	America/Anchorage
HNY	ZGHY	Hengyang Airport	Hengyang	CN	26.9053	112.628	Asia/Shanghai
HOA	HKHO	Hola Airport	Hola	KE	-1.522	40.004	Africa/Nairobi
HOB	KHOB	Lea County Regional Airport	Hobbs	US	32.687349	-103.217529	America/Denver
HOD	OYHD	Hodeidah International Airport	Hodeida	YE	14.753	42.9763	Asia/Aden
HOF	OEAH	Al Ahsa Airport		SA	25.2853	49.4852	Asia/Riyadh
HOG	MUHG	Frank Pais International Airport	Holguin	CU	20.7856	-76.3151	America/Havana
HOH	LOIH	Hohenems-Dornbirn Airport	Hohenems / Dornbirn	AT	47.385	9.7	Europe/Vienna
HOI	NTTO	Hao Airport		PF	-18.0748	-140.946	Pacific/Tahiti
HOK	YHOO	Hooker Creek Airport		AU	-18.3367	130.638	Australia/Darwin
HOM	PAHO	Homer Airport	Homer	US	59.645549	-151.476595	America/Anchorage
HON	KHON	Huron Regional Airport	Huron	US	44.385194	-98.228556	America/Chicago
HOP	KHOP	Campbell Army Air Field (Fort Campbell) Airport	Fort Campbell/Hopkinsville	US	36.672956	-87.49182	America/Chicago
HOQ	EDQM	Hof-Plauen Airport	Hof	DE	50.28861	11.85639	Europe/Berlin
HOR	LPHR	Horta Airport	Horta	PT	38.5199	-28.7159	Atlantic/Azores
HOS	SAHC	Chos Malal Airport	Chos Malal	AR	-37.4447	-70.2225	America/Argentina/Salta
HOT	KHOT	Memorial Field	Hot Springs	US	34.478028	-93.096222	America/Chicago
HOU	KHOU	William P Hobby Airport	Houston	US	29.6458	-95.277232	America/Chicago
HOV	ENOV	Ørsta-Volda Airport Hovden	Ørsta	NO	62.18	6.0741	Europe/Oslo
HOX	VYHL	Hommalinn Airport	Hommalinn	MM	24.8996	94.914	Asia/Yangon
HPA	NFTL	Lifuka Island Airport	Lifuka	TO	-19.777	-174.341	Pacific/Tongatapu
HPB	PAHP	Hooper Bay Airport	Hooper Bay	US	61.523871	-166.146623	America/Anchorage
HPH	VVCI	Cat Bi International Airport	Haiphong	VN	20.8194	106.725	Asia/Ho_Chi_Minh
HPN	KHPN	Westchester County Airport	White Plains	US	41.066953	-73.707566	America/New_York
HPT	KHPT	Hampton Municipal Airport	Hampton	US	42.723694	-93.226333	America/Chicago
HPV	HI01	Princeville Airport	Hanalei	US	22.20919	-159.445534	Pacific/Honolulu
HPY	KHPY	Baytown Airport	Baytown	US	29.786083	-94.952667	America/Chicago
HQL	ZWTK	Tashkurgan Khunjerab Airport	Tashkurgan	CN	37.66271	75.29227	Asia/Shanghai
HQM	KHQM	Bowerman Field	Hoquiam	US	46.971194	-123.936556	America/Los_Angeles
HRB	ZYHB	Taiping Airport	Harbin	CN	45.6234	126.25	Asia/Shanghai
HRE	FVHA	Harare International Airport	Harare	ZW	-17.9318	31.0928	Africa/Harare
HRF	VRAH	Hoarafushi Airport	Hoarafushi	MV	6.969182	72.896501	Indian/Maldives
HRG	HEGN	Hurghada International Airport	Hurghada	EG	27.1783	33.7994	Africa/Cairo
HRI	VCRI	Mattala Rajapaksa International Airport	Hambantota	LK	6.2845	81.12417	Asia/Colombo
HRK	UKHH	Kharkiv International Airport	Kharkiv	UA	49.9248	36.29	Europe/Kyiv
HRL	KHRL	Valley International Airport	Harlingen	US	26.226559	-97.655312	America/Chicago
HRM	DAFH	Hassi R'Mel Airport		DZ	32.9304	3.31154	Africa/Algiers
HRO	KHRO	Boone County Airport	Harrison	US	36.261521	-93.154729	America/Chicago
HRS	FAHR	Harrismith Airport	Harrismith	ZA	-28.2351	29.1062	Africa/Johannesburg
HRT	EGXU	RAF Linton-On-Ouse	Linton-On-Ouse	GB	54.0489	-1.25275	Europe/London
HRY	YHBY	Henbury Airport		AU	-24.55	133.217	Australia/Darwin
HRZ	SSHZ	Horizontina Airport	Horizontina	BR	-27.6383	-54.3391	America/Sao_Paulo
HSA	UAIT	Turkistan International Airport	Turkistan	KZ	43.30667	68.55017	Asia/Almaty
HSB	KHSB	Harrisburg-Raleigh Airport	Harrisburg	US	37.811256	-88.55026	America/Chicago
HSC	ZGSG	Shaoguan Guitou Airport	Shaoguan	CN	24.97313	113.423695	Asia/Shanghai
HSG	RJFS	Saga Airport	Saga	JP	33.1497	130.302	Asia/Tokyo
HSH	KHND	Henderson Executive Airport	Las Vegas	US	35.972855	-115.134385	America/Los_Angeles
HSI	KHSI	Hastings Municipal Airport	Hastings	US	40.60525	-98.427889	America/Chicago
HSK	LEHC	Huesca/Pirineos Airport	Monflorite/Alcala del Obispo	ES	42.0761	-0.31667	Europe/Madrid
HSL	PAHL	Huslia Airport	Huslia	US	65.697861	-156.351389	America/Anchorage
HSM	YHSM	Horsham Airport		AU	-36.6697	142.173	Australia/Melbourne
HSN	ZSZS	Zhoushan Airport	Zhoushan	CN	29.9342	122.362	Asia/Shanghai
HSP	KHSP	Ingalls Field	Hot Springs	US	37.951453	-79.833889	America/New_York
HSR	VAHS	Rajkot International Airport	Rajkot	IN	22.381915	71.031681	Asia/Kolkata
HSS	VIHR	Hissar Airport		IN	29.1794	75.7553	Asia/Kolkata
HST	KHST	Homestead Arb Airport	Homestead	US	25.488551	-80.383566	America/New_York
HSV	KHSV	Huntsville International-Carl T Jones Field	Huntsville	US	34.637197	-86.775054	America/Chicago
HSZ	RCPO	Hsinchu Air Base	Hsinchu City	TW	24.818	120.939	Asia/Taipei
HTA	UIAA	Chita-Kadala Airport	Chita	RU	52.0263	113.306	Asia/Chita
HTG	UOHH	Khatanga Airport	Khatanga	RU	71.9781	102.491	Asia/Krasnoyarsk
HTH	KHTH	Hawthorne Industrial Airport	Hawthorne	US	38.545077	-118.632403	America/Los_Angeles
HTI	YBHM	Hamilton Island Airport	Hamilton Island	AU	-20.3581	148.952	Australia/Lindeman
HTL	KHTL	Roscommon County/Blodgett Memorial Airport	Houghton Lake	US	44.359869	-84.669483	America/Detroit
HTN	ZWTN	Hotan Airport	Hotan	CN	37.0385	79.8649	Asia/Shanghai
HTO	KJPX	East Hampton Town Airport	East Hampton	US	40.959417	-72.251667	America/New_York
HTR	RORH	Hateruma Airport	Hateruma	JP	24.0589	123.806	Asia/Tokyo
HTS	KHTS	Tri-State/Milton J Ferguson Field	Huntington	US	38.368508	-82.56036	America/New_York
HTU	YHPN	Hopetoun Airport		AU	-35.7153	142.36	Australia/Melbourne
HTV	KUTS	Huntsville Municipal Airport	Huntsville	US	30.746889	-95.587167	America/Chicago
HTW	KHTW	Lawrence County Airpark	Chesapeake/Huntington Wva	US	38.419111	-82.494833	America/New_York
HTY	LTDA	Hatay Airport	Hatay	TR	36.36278	36.28222	Europe/Istanbul
HTZ	SKHC	Hato Corozal Airport	Hato Corozal	CO	6.15	-71.75	America/Bogota
HUA	KHUA	Redstone Army Air Field	Redstone Arsnl Huntsville	US	34.678661	-86.684791	America/Chicago
HUB	YHBR	Humbert River Airport		AU	-16.48967	130.63028	Australia/Darwin
HUC	KX63	Dr Hermenegildo Ortiz Quinones Airport	Humacao	US	18.138056	-65.800694	America/Puerto_Rico
HUD	K0K7	Humboldt Municipal Airport	Humboldt	US	42.734861	-94.245472	America/Chicago
HUE	HAHU	Humera Airport	Humera	ET	14.25	36.583	Africa/Addis_Ababa
HUF	KHUF	Terre Haute Regional Airport	Terre Haute	US	39.450632	-87.30699	America/Indiana/Indianapolis
HUG	MGHT	Huehuetenango Airport	Huehuetenango	GT	15.3274	-91.4624	America/Guatemala
HUH	NTTH	Huahine-Fare Airport	Fare	PF	-16.6872	-151.022	Pacific/Tahiti
HUI	VVPB	Phu Bai Airport	Hue	VN	16.4015	107.703	Asia/Ho_Chi_Minh
HUJ	KHHW	Stan Stamper Municipal Airport	Hugo	US	34.033639	-95.542056	America/Chicago
HUL	KHUL	Houlton International Airport	Houlton	US	46.124607	-67.79236	America/New_York
HUM	KHUM	Houma-Terrebonne Airport	Houma	US	29.566502	-90.660427	America/Chicago
HUN	RCYU	Hualien Airport	Hualien City	TW	24.0231	121.618	Asia/Taipei
HUO	ZBHZ	Huolinguole Huolinhe Airport	Holingol	CN	45.487222	119.407222	Asia/Shanghai
HUQ	HLON	Hon Airport		LY	29.1101	15.9656	Africa/Tripoli
HUS	PAHU	Hughes Airport	Hughes	US	66.039083	-154.264694	America/Anchorage
HUT	KHUT	Hutchinson Regional Airport	Hutchinson	US	38.066155	-97.86049	America/Chicago
HUU	SPNC	Alferez Fap David Figueroa Fernandini Airport	Huanuco	PE	-9.87881	-76.2048	America/Lima
HUW	SWHT	Humaita Airport	Humaita	BR	-7.53212	-63.0721	America/Manaus
HUX	MMBT	Bahias de Huatulco International Airport	Huatulco	MX	15.7753	-96.2626	America/Mexico_City
HUY	EGNJ	Humberside Airport	Grimsby	GB	53.5744	-0.35083	Europe/London
HUZ	ZGHZ	Huizhou Airport	Huizhou	CN	23.05	114.6	Asia/Shanghai
HVA	FMNL	Analalava Airport		MG	-14.6297	47.7638	Indian/Antananarivo
HVB	YHBA	Hervey Bay Airport	Hervey Bay	AU	-25.3189	152.88	Australia/Brisbane
HVD	ZMKD	Khovd Airport	Khovd	MN	47.9541	91.6282	Asia/Hovd
HVE	KHVE	Hanksville Airport	Hanksville	US	38.419417	-110.702917	America/Denver
HVG	ENHV	Valan Airport	Honningsvåg	NO	71.0097	25.9836	Europe/Oslo
HVK	BIHK	Hólmavík Airport	Hólmavík	IS	65.7047	-21.6964	Atlantic/Reykjavik
HVN	KHVN	Tweed/New Haven Airport	New Haven	US	41.263725	-72.887729	America/New_York
HVR	KHVR	Havre City-County Airport	Havre	US	48.542985	-109.762342	America/Denver
HVS	KHVS	Hartsville Regional Airport	Hartsville	US	34.403083	-80.119222	America/New_York
HWD	KHWD	Hayward Executive Airport	Hayward	US	37.658932	-122.121739	America/Los_Angeles
HWK	YHAW	Wilpena Pound Airport	Hawker	AU	-31.85591	138.46808	Australia/Adelaide
HWN	FVWN	Hwange National Park Airport	Hwange	ZW	-18.6299	27.021	Africa/Harare
HWO	KHWO	North Perry Airport	Hollywood	US	26.001262	-80.240694	America/New_York
HWR	VIHX	Halwara International Airport	Ludhiana	IN	30.7485	75.6298	Asia/Kolkata
HXD	ZLDL	Delingha Airport	Delingha	CN	37.125	97.268611	Asia/Shanghai
HXX	YHAY	Hay Airport		AU	-34.5314	144.83	Australia/Sydney
HYA	KHYA	Cape Cod Gateway Airport	Hyannis	US	41.669337	-70.280359	America/New_York
HYC	EGTB	Wycombe Air Park	High Wycombe	GB	51.6117	-0.80833	Europe/London
HYD	VOHS	Rajiv Gandhi International Airport Shamshabad	Hyderabad	IN	17.23132	78.42986	Asia/Kolkata
HYL	KHYL	Clark Bay Seaplane Base	Hollis	US	55.490417	-132.623556	America/Anchorage
HYN	ZSLQ	Huangyan Luqiao Airport	Huangyan	CN	28.5622	121.429	Asia/Shanghai
HYR	KHYR	Sawyer County Airport	Hayward	US	46.025267	-91.444261	America/Chicago
HYS	KHYS	Hays Regional Airport	Hays	US	38.842222	-99.273167	America/Chicago
HYV	EFHV	Hyvinkaa Airport		FI	60.6544	24.8811	Europe/Helsinki
HZA	ZSHZ	Heze Mudan Airport	Heze	CN	35.21333	115.73667	Asia/Shanghai
HZB	LFQT	Merville-Calonne Airport	Merville/Calonne	FR	50.6184	2.64224	Europe/Paris
HZG	ZLHZ	Hanzhong Airport	Hanzhong	CN	33.0636	107.008	Asia/Shanghai
HZH	ZUNP	Qiandongnan Liping Airport		CN	26.322778	109.151667	Asia/Shanghai
HZK	BIHU	Húsavík Airport	Húsavík	IS	65.9523	-17.426	Atlantic/Reykjavik
HZL	KHZL	Hazleton Regional Airport	Hazleton	US	40.986773	-75.994703	America/New_York
HZP	CYNR	Fort Mackay / Horizon Airport	Fort Mackay	CA	57.3817	-111.701	America/Edmonton
IAA	UOII	Igarka Airport	Igarka	RU	67.4372	86.6219	Asia/Krasnoyarsk
IAB	KIAB	Mc Connell Afb Airport	Wichita	US	37.623116	-97.267629	America/Chicago
IAD	KIAD	Washington Dulles International Airport	Washington	US	38.947456	-77.459929	America/New_York
IAG	KIAG	Niagara Falls International Airport	Niagara Falls	US	43.108414	-78.946196	America/New_York
IAH	KIAH	George Bush Intcntl/Houston Airport	Houston	US	29.984435	-95.341442	America/Chicago
IAM	DAUZ	In Amenas Airport	Amenas	DZ	28.0515	9.64291	Africa/Algiers
IAN	PAIK	Bob Baker Memorial Airport	Kiana	US	66.976178	-160.438599	America/Anchorage
IAO	RPNS	Siargao Airport	Del Carmen	PH	9.8591	126.014	Asia/Manila
IAQ	OIBH	Bahregan Airport	Bushehr	IR	29.839667	50.272167	Asia/Tehran
IAR	UUDL	Tunoshna Airport		RU	57.5607	40.1574	Europe/Moscow
IAS	LRIA	Iasi Airport	Iasi	RO	47.1785	27.6206	Europe/Bucharest
IBA	DNIB	Ibadan Airport	Ibadan	NG	7.36246	3.97833	Africa/Lagos
IBB	SEII	General Villamil Airport	Isabela	EC	-0.94263	-90.953	Pacific/Galapagos
IBE	SKIB	Perales Airport	Ibague	CO	4.42161	-75.1333	America/Bogota
IBP	SPBR	Iberia Airport	Iberia	PE	-11.4116	-69.4887	America/Lima
IBR	RJAH	Hyakuri Airport	Omitama	JP	36.1811	140.41499	Asia/Tokyo
IBZ	LEIB	Ibiza Airport	Ibiza	ES	38.8729	1.37312	Europe/Madrid
ICA	SVIC	Icabaru Airport		VE	4.33632	-61.7396	America/Caracas
ICC	SVIE	Andres Miguel Salazar Marcano Airport	Isla de Coche	VE	10.79441	-63.98159	America/Caracas
ICI	NFCI	Cicia Airport	Cicia	FJ	-17.7433	-179.342	Pacific/Fiji
ICK	SMNI	Nieuw Nickerie Airport	Nieuw Nickerie	SR	5.95556	-57.0394	America/Paramaribo
ICL	KICL	Schenck Field	Clarinda	US	40.722194	-95.026611	America/Chicago
ICN	RKSI	Incheon International Airport	Seoul	KR	37.4691	126.451	Asia/Seoul
ICR	MUNC	Nicaro Airport	Nicaro	CU	20.6886	-75.5315	America/Havana
ICS	KU70	Cascade Airport	Cascade	US	44.492333	-116.014778	America/Boise
ICT	KICT	Wichita Dwight D Eisenhower Ntl Airport	Wichita	US	37.649952	-97.433043	America/Chicago
ICY	19AK	Icy Bay Airport	Icy Bay	US	59.969019	-141.66177	America/Anchorage
IDA	KIDA	Idaho Falls Regional Airport	Idaho Falls	US	43.513673	-112.07082	America/Boise
IDB	ESUE	Idre Airport	Idre	SE	61.8697	12.6894	Europe/Stockholm
IDF	FZCB	Idiofa Airport	Idiofa	CD	-5.0	19.6	Africa/Kinshasa
IDG	KIDG	Ida Grove Municipal Airport	Ida Grove	US	42.332598	-95.444888	America/Chicago
IDH	KGIC	Idaho County Airport	Grangeville	US	45.942667	-116.123028	America/Los_Angeles
IDI	KIDI	Indiana County/Jimmy Stewart Field	Indiana	US	40.631061	-79.101526	America/New_York
IDK	YIDK	Indulkana Airport		AU	-26.9667	133.325	Australia/Adelaide
IDO	SWIY	Santa Izabel do Morro Airport	Cristalandia	BR	-11.5723	-50.6662	America/Araguaina
IDP	KIDP	Independence Municipal Airport	Independence	US	37.157926	-95.77895	America/Chicago
IDR	VAID	Devi Ahilyabai Holkar Airport	Indore	IN	22.7218	75.8011	Asia/Kolkata
IDY	LFEY	Ile d'Yeu Airport	Ile d'Yeu	FR	46.7186	-2.39111	Europe/Paris
IEG	EPZG	Zielona Góra-Babimost Airport	Babimost	PL	52.1385	15.7986	Europe/Warsaw
IEJ	RORE	Ie Jima Airport		JP	26.722	127.785	Asia/Tokyo
IES	EDAU	Riesa-Gohlis Airport	Riesa	DE	51.29361	13.35611	Europe/Berlin
IEV	UKKK	Kyiv Zhuliany International Airport	Kyiv	UA	50.4017	30.4497	Europe/Kyiv
IFA	KIFA	Iowa Falls Municipal Airport	Iowa Falls	US	42.471356	-93.270723	America/Chicago
IFF	YIFY	Iffley Airport		AU	-18.9	141.217	Australia/Brisbane
IFH	OIFE	Hesa Airport	Hesa	IR	32.9289	51.5611	Asia/Tehran
IFJ	BIIS	Ísafjörður Airport	Ísafjörður	IS	66.0581	-23.1353	Atlantic/Reykjavik
IFL	YIFL	Innisfail Airport		AU	-17.5594	146.01199	Australia/Brisbane
IFN	OIFM	Esfahan Shahid Beheshti International Airport	Isfahan	IR	32.7508	51.8613	Asia/Tehran
IFO	UKLI	Ivano-Frankivsk International Airport	Ivano-Frankivsk	UA	48.8842	24.6861	Europe/Kyiv
IFP	KIFP	Laughlin/Bullhead International Airport	Bullhead City	US	35.154614	-114.559332	America/Phoenix
IFU	VREI	Ifuru Airport	Ifuru	MV	5.70833	73.025	Indian/Maldives
IGA	MYIG	Inagua Airport	Matthew Town	BS	20.975	-73.6669	America/Nassau
IGB	SAVJ	Cabo F.A.A. H. R. Bordon Airport	Ingeniero Jacobacci	AR	-41.3209	-69.5749	America/Argentina/Salta
IGD	LTCT	Igdir Airport	Igdir	TR	39.97663	43.87665	Europe/Istanbul
IGG	PAIG	Igiugig Airport	Igiugig	US	59.324042	-155.901773	America/Anchorage
IGH	YIGM	Ingham Airport		AU	-18.6606	146.15199	Australia/Brisbane
IGL	LTBL	Cigli Airport	Izmir	TR	38.513	27.0101	Europe/Istanbul
IGM	KIGM	Kingman Airport	Kingman	US	35.259478	-113.93805	America/Phoenix
IGN	RPMI	Iligan Airport		PH	8.13049	124.215	Asia/Manila
IGO	SKIG	Chigorodo Airport	Chigorodo	CO	7.68038	-76.6865	America/Bogota
IGR	SARI	Cataratas Del Iguazu International Airport	Puerto Iguazu	AR	-25.7373	-54.4734	America/Argentina/Cordoba
IGS	ETSI	Ingolstadt Manching Airport	Manching	DE	48.7157	11.534	Europe/Berlin
IGT	URMS	Magas Airport	Magas	RU	43.3223	45.0126	Europe/Moscow
IGU	SBFI	Cataratas International Airport	Foz Do Iguacu	BR	-25.60028	-54.485	America/Sao_Paulo
IHA	RJAN	Niijima Airport		JP	34.3694	139.269	Asia/Tokyo
IHC	FQIA	Inhaca Airport	Inhaca	MZ	-25.99714	32.92935	Africa/Maputo
IHO	FMSI	Ihosy Airport	Ihosy	MG	-22.40472	46.16494	Indian/Antananarivo
IHR	OIZI	Iran Shahr Airport		IR	27.2361	60.72	Asia/Tehran
IIA	EIMN	Inishmaan Aerodrome	Inis Meain	IE	53.093	-9.56806	Europe/Dublin
IIL	OICI	Ilam Airport	Ilam	IR	33.5866	46.4048	Asia/Tehran
IJK	USII	Izhevsk Airport	Izhevsk	RU	56.8281	53.4575	Europe/Samara
IJU	SSIJ	Ijui Airport	Ijui	BR	-28.3687	-53.8466	America/Sao_Paulo
IJX	KIJX	Jacksonville Municipal Airport	Jacksonville	US	39.774611	-90.238278	America/Chicago
IKA	OIIE	Imam Khomeini International Airport	Tehran	IR	35.4161	51.1522	Asia/Tehran
IKB	KUKF	Wilkes County Airport	North Wilkesboro	US	36.223601	-81.098608	America/New_York
IKG	UCFP	Karakol Airport	Karakol	KG	42.5081	78.4078	Asia/Bishkek
IKI	RJDB	Iki Airport	Iki	JP	33.749	129.785	Asia/Tokyo
IKK	KIKK	Greater Kankakee Airport	Kankakee	US	41.071389	-87.846278	America/Chicago
IKL	FZGV	Ikela Airport	Ikela	CD	-1.2	23.283	Africa/Kinshasa
IKO	PAKO	Nikolski Air Station	Nikolski	US	52.941556	-168.849028	America/Nome
IKP	YIKM	Inkerman Airport		AU	-16.275	141.442	Australia/Brisbane
IKS	UEST	Tiksi Airport	Tiksi	RU	71.6977	128.903	Asia/Yakutsk
IKT	UIII	Irkutsk Airport	Irkutsk	RU	52.268	104.389	Asia/Irkutsk
IKU	UCFL	Issyk-Kul International Airport	Tamchy	KG	42.5883	76.7133	Asia/Bishkek
ILA	WABL	Illaga Airport	Illaga-Papua Island	ID	-3.83328	137.58299	Asia/Jayapura
ILD	LEDA	Lleida-Alguaire Airport	Lleida	ES	41.72819	0.53502	Europe/Madrid
ILE	KILE	Skylark Field	Killeen	US	31.085833	-97.6865	America/Chicago
ILF	CZBD	Ilford Airport	Ilford	CA	56.0614	-95.6139	America/Winnipeg
ILG	KILG	New Castle Airport	Wilmington	US	39.67871	-75.606635	America/New_York
ILH	ETIK	Illesheim Air Base		DE	49.4739	10.3881	Europe/Berlin
ILI	PAIL	Iliamna Airport	Iliamna	US	59.755578	-154.917752	America/Anchorage
ILK	FMMQ	Atsinanana Airport	Ilaka	MG	-19.583	48.803	Indian/Antananarivo
ILL	KBDH	Willmar Municipal/John L Rice Field	Willmar	US	45.117028	-95.129333	America/Chicago
ILM	KILM	Wilmington International Airport	Wilmington	US	34.271151	-77.902891	America/New_York
ILN	KILN	Wilmington Air Park	Wilmington	US	39.427917	-83.792111	America/New_York
ILO	RPVI	Iloilo International Airport	Iloilo City	PH	10.83302	122.49336	Asia/Manila
ILP	NWWE	Ile des Pins Airport	Ile des Pins	NC	-22.5889	167.45599	Pacific/Noumea
ILQ	SPLO	Ilo Airport	Ilo	PE	-17.695	-71.344	America/Lima
ILR	DNIL	Ilorin International Airport	Ilorin	NG	8.44021	4.49392	Africa/Lagos
ILS	MSSS	Ilopango International Airport	San Salvador	SV	13.6995	-89.1199	America/El_Salvador
ILU	HKKL	Kilaguni Airport	Kilaguni	KE	-2.91061	38.0652	Africa/Nairobi
ILY	EGPI	Islay Airport	Port Ellen	GB	55.6819	-6.25667	Europe/London
ILZ	LZZI	Zilina Airport	Zilina	SK	49.2315	18.6135	Europe/Bratislava
IMB	SYIB	Imbaimadai Airport	Imbaimadai	GY	5.70811	-60.2942	America/Guyana
IMF	VEIM	Imphal Airport	Imphal	IN	24.76	93.8967	Asia/Kolkata
IMK	VNST	Simikot Airport	Simikot	NP	29.9711	81.8189	Asia/Kathmandu
IML	KIML	Imperial Municipal Airport	Imperial	US	40.510326	-101.620146	America/Denver
IMM	KIMM	Immokalee Regional Airport	Immokalee	US	26.433712	-81.400478	America/New_York
IMO	FEFZ	Zemio Airport	Zemio	CF	5.05	25.15	Africa/Bangui
IMP	SBIZ	Prefeito Renato Moreira Airport	Imperatriz	BR	-5.53129	-47.46	America/Fortaleza
IMQ	OITU	Makou Airport	Makou	IR	39.33	44.43	Asia/Tehran
IMT	KIMT	Ford Airport	Iron Mountain Kingsford	US	45.818356	-88.114544	America/Chicago
INA	UUYI	Inta Airport	Inta	RU	66.05483	60.11032	Europe/Moscow
INC	ZLIC	Yinchuan Hedong International Airport	Yinchuan	CN	38.321	106.38978	Asia/Shanghai
IND	KIND	Indianapolis International Airport	Indianapolis	US	39.717306	-86.294639	America/New_York
INF	DATG	In Guezzam Airport	In Guezzam	DZ	19.567	5.75	Africa/Algiers
ING	SAWA	Lago Argentino Airport	El Calafate	AR	-50.3361	-72.2486	America/Argentina/Rio_Gallegos
INH	FQIN	Inhambane Airport	Inhambabe	MZ	-23.8764	35.4085	Africa/Maputo
INI	LYNI	Nis Airport	Nis	RS	43.3373	21.8537	Europe/Belgrade
INJ	YINJ	Injune Airport		AU	-25.85	148.533	Australia/Brisbane
INK	KINK	Winkler County Airport	Wink	US	31.779806	-103.201694	America/Chicago
INL	KINL	Falls International/Einarson Field	International Falls	US	48.565588	-93.402179	America/Chicago
INM	YINN	Innamincka Airport		AU	-27.7	140.733	Australia/Adelaide
INN	LOWI	Innsbruck Airport	Innsbruck	AT	47.2602	11.344	Europe/Vienna
INO	FZBA	Inongo Airport	Inongo	CD	-1.94722	18.2858	Africa/Kinshasa
INQ	EIIR	Inisheer Aerodrome	Inis Oirr	IE	53.0647	-9.5109	Europe/Dublin
INS	KINS	Creech Afb Airport	Indian Springs	US	36.586344	-115.677371	America/Los_Angeles
INT	KINT	Smith Reynolds Airport	Winston Salem	US	36.133714	-80.221988	America/New_York
INU	ANYN	Nauru International Airport	Yaren District	NR	-0.54746	166.91901	Pacific/Nauru
INV	EGPE	Inverness Airport	Inverness	GB	57.5425	-4.0475	Europe/London
INW	KINW	Winslow-Lindbergh Regional Airport	Winslow	US	35.02191	-110.722516	America/Phoenix
INX	WASI	Inanwatan Airport	Inanwatan Airport-Papua Island	ID	-2.1281	132.161	Asia/Jayapura
INZ	DAUI	In Salah Airport	In Salah	DZ	27.251	2.51202	Africa/Algiers
IOA	LGIO	Ioannina Airport	Ioannina	GR	39.6964	20.8225	Europe/Athens
IOM	EGNS	Isle of Man Airport	Castletown	IM	54.0833	-4.62389	Europe/Isle_of_Man
ION	FCOI	Impfondo Airport	Impfondo	CG	1.617	18.067	Africa/Brazzaville
IOR	EIIM	Inishmore Aerodrome	Inis Mor	IE	53.1067	-9.65361	Europe/Dublin
IOS	SBIL	Bahia - Jorge Amado Airport	Ilheus	BR	-14.816	-39.0332	America/Bahia
IOU	NWWO	Edmond Cane Airport	Ile Ouen	NC	-22.46	166.783	Pacific/Noumea
IOW	KIOW	Iowa City Municipal Airport	Iowa City	US	41.639632	-91.547889	America/Chicago
IPA	NVVI	Ipota Airport	Ipota	VU	-18.85639	169.28333	Pacific/Efate
IPC	SCIP	Mataveri Airport	Isla De Pascua	CL	-27.1648	-109.422	Pacific/Easter
IPE	RPMV	Ipil Airport	Ipil	PH	7.78556	122.602	Asia/Manila
IPG	SWII	Ipiranga Airport	Santo Antonio Do Ica	BR	-2.93907	-69.694	America/Manaus
IPH	WMKI	Sultan Azlan Shah Airport	Ipoh	MY	4.56797	101.092	Asia/Kuala_Lumpur
IPI	SKIP	San Luis Airport	Ipiales	CO	0.86193	-77.6718	America/Bogota
IPL	KIPL	Imperial County Airport	Imperial	US	32.834222	-115.57875	America/Los_Angeles
IPN	SBIP	Usiminas Airport	Ipatinga	BR	-19.4707	-42.4876	America/Sao_Paulo
IPT	KIPT	Williamsport Regional Airport	Williamsport	US	41.241667	-76.921806	America/New_York
IPU	SNIU	Ipiau Airport	Ipiau	BR	-14.13389	-39.73389	America/Bahia
IPZ	MRSI	San Isidro del General Airport	Perez Zeledon	CR	9.35262	-83.7131	America/Costa_Rica
IQA	ORAA	Al Asad Air Base	Hit	IQ	33.7856	42.4412	Asia/Baghdad
IQM	ZWCM	Qiemo Airport	Qiemo	CN	38.1494	85.5328	Asia/Shanghai
IQN	ZLQY	Qingyang Airport	Qingyang	CN	35.7997	107.603	Asia/Shanghai
IQQ	SCDA	Diego Aracena Airport	Iquique	CL	-20.5352	-70.1813	America/Santiago
IQT	SPQT	Coronel FAP Francisco Secada Vignetta International Airport	Iquitos	PE	-3.78474	-73.3088	America/Lima
IRA	AGGK	Ngorangora Airport	Kirakira	SB	-10.4497	161.89799	Pacific/Guadalcanal
IRB	K2F0	Iraan Municipal Airport	Iraan	US	30.906222	-101.889806	America/Chicago
IRC	PACR	Circle City Airport	Circle	US	65.827917	-144.076197	America/Anchorage
IRE	SNIC	Irece Airport	Irece	BR	-11.3399	-41.847	America/Bahia
IRG	YLHR	Lockhart River Airport		AU	-12.7869	143.30499	Australia/Brisbane
IRI	HTIR	Iringa Airport	Nduli	TZ	-7.66863	35.7521	Africa/Dar_es_Salaam
IRJ	SANL	Capitan V A Almonacid Airport	La Rioja	AR	-29.3816	-66.7958	America/Argentina/La_Rioja
IRK	KIRK	Kirksville Regional Airport	Kirksville	US	40.093472	-92.544917	America/Chicago
IRM	USHI	Igrim Airport		RU	63.1988	64.4393	Asia/Yekaterinburg
IRN	MHIR	Iriona Airport	Iriona	HN	15.93917	-85.13722	America/Tegucigalpa
IRO	FEFI	Birao Airport	Birao	CF	10.2364	22.7169	Africa/Bangui
IRP	FZJH	Matari Airport		CD	2.82761	27.5883	Africa/Lubumbashi
IRS	KIRS	Kirsch Municipal Airport	Sturgis	US	41.813288	-85.438961	America/Detroit
IRZ	SWTP	Tapuruquara Airport	Santa Isabel Do Rio Negro	BR	-0.41694	-65.03389	America/Manaus
ISA	YBMA	Mount Isa Airport	Mount Isa	AU	-20.6639	139.489	Australia/Brisbane
ISB	OPIS	Islamabad International Airport	Islamabad	PK	33.54908	72.82565	Asia/Karachi
ISC	EGHE	St. Mary's Airport	St. Mary's	GB	49.9133	-6.29167	Europe/London
ISE	LTFC	Suleyman Demirel International Airport	Isparta	TR	37.8554	30.3684	Europe/Istanbul
ISG	ROIG	Ishigaki Airport	Ishigaki	JP	24.3445	124.187	Asia/Tokyo
ISI	YISF	Isisford Airport		AU	-24.2583	144.425	Australia/Brisbane
ISJ	MMIM	Isla Mujeres Airport		MX	21.245	-86.74	America/Cancun
ISK	VAOZ	Ozar Airport	Nasik	IN	20.1191	73.9129	Asia/Kolkata
ISL	LTBA	Ataturk International Airport	Istanbul	TR	40.9769	28.8146	Europe/Istanbul
ISM	KISM	Kissimmee Gateway Airport	Orlando	US	28.289807	-81.437081	America/New_York
ISO	KISO	Kinston Regional Jetport At Stallings Field	Kinston	US	35.331433	-77.60883	America/New_York
ISP	KISP	Long Island Mac Arthur Airport	New York	US	40.796136	-73.100665	America/New_York
ISQ	KISQ	Schoolcraft County Airport	Manistique	US	45.974639	-86.171833	America/Detroit
ISS	KIWI	Wiscasset Airport	Wiscasset	US	43.961417	-69.712556	America/New_York
IST	LTFM	Istanbul Airport	Arnavutköy, Istanbul	TR	41.27533	28.752	Europe/Istanbul
ISU	ORSU	Sulaymaniyah International Airport	Sulaymaniyah	IQ	35.56175	45.31674	Asia/Baghdad
ISW	KISW	Alexander Field South Wood County Airport	Wisconsin Rapids	US	44.360356	-89.839043	America/Chicago
ITA	SBIC	Itacoatiara Airport	Itacoatiara	BR	-3.12726	-58.4812	America/Boa_Vista
ITB	SBIH	Itaituba Airport	Itaituba	BR	-4.24234	-56.0007	America/Belem
ITE	SNZW	Itubera Airport	Itubera	BR	-13.73222	-39.14167	America/Bahia
ITH	KITH	Ithaca Tompkins International Airport	Ithaca	US	42.491369	-76.458728	America/New_York
ITI	SNYH	Agropecuaria Castanhais Airport	Cumaru Do Norte	BR	-8.7	-51.17417	America/Santarem
ITM	RJOO	Osaka International Airport	Osaka	JP	34.7855	135.438	Asia/Tokyo
ITO	PHTO	Hilo International Airport	Hilo	US	19.720262	-155.04847	Pacific/Honolulu
ITP	SDUN	Itaperuna Airport	Itaperuna	BR	-21.2193	-41.8759	America/Sao_Paulo
ITQ	SSIQ	Itaqui Airport	Itaqui	BR	-29.1731	-56.5367	America/Sao_Paulo
IUD	OTBH	Al Udeid Air Base	Ar Rayyan	QA	25.1173	51.315	Asia/Qatar
IUE	NIUE	Niue International Airport	Alofi	NU	-19.07903	-169.9256	Pacific/Niue
IVA	FMNJ	Ambanja Airport	Ambanja	MG	-13.64571	48.45943	Indian/Antananarivo
IVC	NZNV	Invercargill Airport	Invercargill	NZ	-46.4124	168.313	Pacific/Auckland
IVG	LYBR	Berane Airport	Berane	ME	42.839	19.862	Europe/Podgorica
IVL	EFIV	Ivalo Airport	Ivalo	FI	68.6073	27.4053	Europe/Helsinki
IVR	YIVL	Inverell Airport		AU	-29.8883	151.144	Australia/Sydney
IVW	YINW	Inverway Airport	Inverway	AU	-17.8411	129.64301	Australia/Darwin
IWA	UUBI	Ivanovo South Airport	Ivanovo	RU	56.9394	40.9408	Europe/Moscow
IWD	KIWD	Gogebic/Iron County Airport	Ironwood	US	46.527481	-90.131394	America/Menominee
IWJ	RJOW	Iwami Airport	Masuda	JP	34.6764	131.78999	Asia/Tokyo
IWK	RJOI	Iwakuni Marine Corps Air Station	Iwakuni	JP	34.1439	132.23599	Asia/Tokyo
IWO	RJAW	Iwo Jima Airport		JP	24.784	141.323	Asia/Tokyo
IWS	KIWS	West Houston Airport	Houston	US	29.818194	-95.672611	America/Chicago
IXA	VEAT	Agartala Airport	Agartala	IN	23.890667	91.239333	Asia/Kolkata
IXB	VEBD	Bagdogra Airport	Siliguri	IN	26.6812	88.3286	Asia/Kolkata
IXC	VICG	Chandigarh Airport	Chandigarh	IN	30.6735	76.7885	Asia/Kolkata
IXD	VIAL	Allahabad Airport	Allahabad	IN	25.4401	81.7339	Asia/Kolkata
IXE	VOML	Mangalore International Airport	Mangalore	IN	12.9613	74.8901	Asia/Kolkata
IXG	VABM	Belgaum Airport		IN	15.8593	74.6183	Asia/Kolkata
IXH	VEKR	Kailashahar Airport		IN	24.3082	92.0072	Asia/Kolkata
IXI	VELR	North Lakhimpur Airport	Lilabari	IN	27.2955	94.0976	Asia/Kolkata
IXJ	VIJU	Jammu Airport	Jammu	IN	32.6891	74.8374	Asia/Kolkata
IXK	VAKS	Keshod Airport		IN	21.3171	70.2704	Asia/Kolkata
IXL	VILH	Leh Kushok Bakula Rimpochee Airport	Leh	IN	34.1359	77.5465	Asia/Kolkata
IXM	VOMD	Madurai Airport	Madurai	IN	9.83451	78.0934	Asia/Kolkata
IXN	VEKW	Khowai Airport	Khowai	IN	24.0619	91.6039	Asia/Kolkata
IXP	VIPK	Pathankot Air Force Station		IN	32.2338	75.6346	Asia/Kolkata
IXQ	VEKM	Kamalpur Airport		IN	24.1317	91.8142	Asia/Kolkata
IXR	VERC	Birsa Munda Airport	Ranchi	IN	23.3143	85.3217	Asia/Kolkata
IXS	VEKU	Silchar Airport	Silchar	IN	24.9129	92.9787	Asia/Kolkata
IXT	VEPG	Pasighat Airport	Pasighat	IN	28.0661	95.3356	Asia/Kolkata
IXU	VAAU	Aurangabad Airport	Aurangabad	IN	19.8627	75.3981	Asia/Kolkata
IXV	VEAN	Along Airport		IN	28.1753	94.802	Asia/Kolkata
IXW	VEJS	Jamshedpur Airport		IN	22.8132	86.1688	Asia/Kolkata
IXY	VAKE	Kandla Airport	Kandla	IN	23.1127	70.1003	Asia/Kolkata
IXZ	VOPB	Vir Savarkar International Airport	Port Blair	IN	11.6412	92.7297	Asia/Kolkata
IYK	KIYK	Inyokern Airport	Inyokern	US	35.658741	-117.829532	America/Los_Angeles
IZA	SBZM	Zona da Mata Regional Airport	Juiz De Fora	BR	-21.51306	-43.17306	America/Sao_Paulo
IZO	RJOC	Izumo Airport	Izumo	JP	35.4136	132.89	Asia/Tokyo
IZT	MMIT	Ixtepec Airport		MX	16.4493	-95.0937	America/Mexico_City
JAA	OAJL	Jalalabad Airport		AF	34.3998	70.4986	Asia/Kabul
JAB	YJAB	Jabiru Airport		AU	-12.6583	132.89301	Australia/Darwin
JAC	KJAC	Jackson Hole Airport	Jackson	US	43.607337	-110.737749	America/Denver
JAD	YPJT	Perth Jandakot Airport	Perth	AU	-32.0975	115.881	Australia/Perth
JAE	SPJE	Shumba Airport	Jaen	PE	-5.59248	-78.774	America/Lima
JAF	VCCJ	Jaffna International Airport	Jaffna	LK	9.79233	80.0701	Asia/Colombo
JAG	OPJA	Shahbaz Air Base	Jacobabad	PK	28.2842	68.4497	Asia/Karachi
JAI	VIJP	Jaipur International Airport	Jaipur	IN	26.8242	75.8122	Asia/Kolkata
JAK	MTJA	Jacmel Airport	Jacmel	HT	18.2411	-72.5185	America/Port-au-Prince
JAL	MMJA	El Lencero Airport	Xalapa	MX	19.4751	-96.7975	America/Mexico_City
JAM	LBIA	Bezmer Air Base	Yambol	BG	42.4549	26.3522	Europe/Sofia
JAN	KJAN	Jackson-Medgar Wiley Evers International Airport	Jackson	US	32.311167	-90.075889	America/Chicago
JAP	MRCH	Chacarita Airport	Puntarenas	CR	9.98141	-84.7727	America/Costa_Rica
JAR	OISJ	Jahrom Airport		IR	28.5867	53.5791	Asia/Tehran
JAS	KJAS	Jasper County/Bell Field	Jasper	US	30.885694	-94.034944	America/Chicago
JAU	SPJJ	Francisco Carle Airport	Jauja	PE	-11.7831	-75.4734	America/Lima
JAV	BGJN	Ilulissat Airport	Ilulissat	GL	69.2432	-51.0571	America/Nuuk
JAW	SNAB	Araripina Airport	Araripina	BR	-7.58676	-40.5355	America/Recife
JAX	KJAX	Jacksonville International Airport	Jacksonville	US	30.494046	-81.687847	America/New_York
JBK	ZWQT	Qitai Jiangbulake Airport	Qitai	CN	44.183	89.5945	Asia/Shanghai
JBQ	MDJB	La Isabela International Airport	La Isabela	DO	18.5725	-69.9856	America/Santo_Domingo
JBR	KJBR	Jonesboro Municipal Airport	Jonesboro	US	35.831711	-90.646422	America/Chicago
JCB	SSJA	Santa Terezinha Airport	Joacaba	BR	-27.1714	-51.5533	America/Sao_Paulo
JCI	KIXD	New Century Aircenter Airport	Olathe	US	38.830917	-94.890306	America/Chicago
JCK	YJLC	Julia Creek Airport		AU	-20.6683	141.72301	Australia/Brisbane
JCL	LKCS	Ceske Budejovice Airport	Ceske Budejovice	CZ	48.9464	14.4275	Europe/Prague
JCM	SNJB	Jacobina Airport	Jacobina	BR	-11.1632	-40.5531	America/Bahia
JCR	SBEK	Jacareacanga Airport	Jacareacanga	BR	-6.23316	-57.7769	America/Santarem
JCT	KJCT	Kimble County Airport	Junction	US	30.511111	-99.762889	America/Chicago
JCY	0TE7	Lbj Ranch Airport	Johnson City	US	30.251813	-98.622531	America/Chicago
JDA	KGCD	Grant County Regional/Ogilvie Field	John Day	US	44.402983	-118.967655	America/Los_Angeles
JDF	SBJF	Francisco de Assis Airport	Juiz De Fora	BR	-21.7915	-43.3868	America/Sao_Paulo
JDG	RKPD	Jeongseok Airport		KR	33.3996	126.712	Asia/Seoul
JDH	VIJO	Jodhpur Airport	Jodhpur	IN	26.2511	73.0489	Asia/Kolkata
JDN	KJDN	Jordan Airport	Jordan	US	47.32875	-106.952694	America/Denver
JDO	SBJU	Orlando Bezerra de Menezes Airport	Juazeiro Do Norte	BR	-7.21896	-39.2701	America/Fortaleza
JDR	SNJR	Prefeito Octavio de Almeida Neves Airport	Sao Joao Del Rei	BR	-21.085	-44.22472	America/Sao_Paulo
JDZ	ZSJD	Jingdezhen Airport	Jingdezhen	CN	29.3386	117.176	Asia/Shanghai
JED	OEJN	King Abdulaziz International Airport	Jeddah	SA	21.6796	39.1565	Asia/Riyadh
JEE	MTJE	Jeremie Airport	Jeremie	HT	18.6631	-74.1703	America/Port-au-Prince
JEF	KJEF	Jefferson City Memorial Airport	Jefferson City	US	38.591174	-92.156145	America/Chicago
JEG	BGAA	Aasiaat Airport	Aasiaat	GL	68.7218	-52.7847	America/Nuuk
JEK	FLJK	Jeki Airstrip	Lower Zambezi National Park	ZM	-15.63333	29.60333	Africa/Lusaka
JEQ	SNJK	Jequie Airport	Jequie	BR	-13.8777	-40.0716	America/Bahia
JER	EGJJ	Jersey Airport	Saint Helier	JE	49.2079	-2.19551	Europe/Jersey
JFK	KJFK	John F Kennedy International Airport	New York	US	40.639928	-73.778692	America/New_York
JFN	KHZY	Northeast Ohio Regional Airport	Ashtabula	US	41.777778	-80.696778	America/New_York
JFR	BGPT	Paamiut Airport	Paamiut	GL	62.01474	-49.67094	America/Nuuk
JGA	VAJM	Jamnagar Airport	Jamnagar	IN	22.4655	70.0126	Asia/Kolkata
JGN	ZLJQ	Jiayuguan Airport	Jiayuguan	CN	39.8569	98.3414	Asia/Shanghai
JGS	ZSGS	Jinggangshan Airport	Ji'an	CN	26.8569	114.737	Asia/Shanghai
JHB	WMKJ	Senai International Airport	Senai	MY	1.64131	103.67	Asia/Kuala_Lumpur
JHF	SBJH	São Paulo Catarina Executive Airport	São Roque	BR	-23.42694	-47.16583	America/Sao_Paulo
JHG	ZPJH	Xishuangbanna Gasa Airport	Jinghong	CN	21.9739	100.76	Asia/Shanghai
JHL	CAL4	Fort MacKay/Albian Aerodrome	Albian Village	CA	57.2239	-111.419	America/Edmonton
JHM	PHJH	Kapalua Airport	Lahaina	US	20.962936	-156.673032	Pacific/Honolulu
JHS	BGSS	Sisimiut Airport	Sisimiut	GL	66.9513	-53.7293	America/Nuuk
JHW	KJHW	Chautauqua County/Jamestown Airport	Jamestown	US	42.153394	-79.258023	America/New_York
JIA	SWJN	Juina Airport	Juina	BR	-11.41944	-58.70167	America/Cuiaba
JIB	HDAM	Djibouti-Ambouli Airport	Djibouti City	DJ	11.5473	43.1595	Africa/Djibouti
JIC	ZLJC	Jinchuan Airport	Jinchang	CN	38.54222	102.34833	Asia/Shanghai
JIJ	HAJJ	Jigjiga Garad Wilwal Airport	Jijiga	ET	9.33033	42.91083	Africa/Addis_Ababa
JIK	LGIK	Ikaria Airport	Ikaria Island	GR	37.6827	26.3471	Europe/Athens
JIL	ZYJL	Jilin Airport	Jilin	CN	44.0022	126.396	Asia/Shanghai
JIM	HAJM	Jimma Airport	Jimma	ET	7.66609	36.8166	Africa/Addis_Ababa
JIN	HUJI	Jinja Airport	Jinja	UG	0.45	33.2	Africa/Kampala
JIP	SEJI	Jipijapa Airport	Jipijapa	EC	-1.0	-80.66666	America/Guayaquil
JIQ	ZUQJ	Qianjiang Wulingshan Airport	Chongqing	CN	29.51456	108.83371	Asia/Shanghai
JIR	VNJI	Jiri Airport	Jiri	NP	27.617	86.217	Asia/Kathmandu
JIU	ZSJJ	Jiujiang Lushan Airport	Jiujiang	CN	29.47694	115.80111	Asia/Shanghai
JIW	OPJI	Jiwani Airport	Jiwani	PK	25.0678	61.8054	Asia/Karachi
JJD	SBJE	Comandante Ariston Pessoa Airport	Jijoca de Jericoacoara (Cruz)	BR	-2.90667	-40.358	America/Fortaleza
JJG	SBJA	Humberto Ghizzo Bortoluzzi Regional Airport	Jaguaruna	BR	-28.67528	-49.06028	America/Sao_Paulo
JJI	SPJI	Juanjui Airport	Juanjui	PE	-7.1691	-76.7286	America/Lima
JJM	HKMK	Mulika Lodge Airport	Meru-Kinna	KE	0.16508	38.19514	Africa/Nairobi
JJN	ZSQZ	Quanzhou Airport	Quanzhou	CN	24.7964	118.59	Asia/Shanghai
JKG	ESGJ	Jonkoping Airport	Jonkoping	SE	57.7576	14.0687	Europe/Stockholm
JKH	LGHI	Chios Island National Airport	Chios Island	GR	38.3432	26.1406	Europe/Athens
JKL	LGKY	Kalymnos Airport	Kalymnos Island	GR	36.9633	26.9406	Europe/Athens
JKR	VNJP	Janakpur Airport	Janakpur	NP	26.7088	85.9224	Asia/Kathmandu
JKV	KJSO	Cherokee County Airport	Jacksonville	US	31.86933	-95.217405	America/Chicago
JLA	KJLA	Quartz Creek Airport	Cooper Landing	US	60.484264	-149.7229	America/Anchorage
JLN	KJLN	Joplin Regional Airport	Joplin	US	37.153167	-94.498807	America/Chicago
JLR	VAJB	Jabalpur Airport		IN	23.1778	80.052	Asia/Kolkata
JLS	SDJL	Jales Airport	Jales	BR	-20.293	-50.5464	America/Sao_Paulo
JMK	LGMK	Mikonos Airport	Mykonos Island	GR	37.4351	25.3481	Europe/Athens
JMO	VNJS	Jomsom Airport	Jomsom	NP	28.78043	83.723	Asia/Kathmandu
JMS	KJMS	Jamestown Regional Airport	Jamestown	US	46.929722	-98.678194	America/Chicago
JMU	ZYJM	Jiamusi Airport	Jiamusi	CN	46.8434	130.465	Asia/Shanghai
JNA	SNJN	Januaria Airport	Januaria	BR	-15.4738	-44.3855	America/Sao_Paulo
JNB	FAOR	O. R. Tambo International Airport	Johannesburg	ZA	-26.13367	28.24233	Africa/Johannesburg
JNG	ZSJG	Jining Da'an Airport	Jining	CN	35.646944	116.744167	Asia/Shanghai
JNH	ZSJX	Jiaxing Nanhu Airport	Jiaxing	CN	30.698056	120.663056	Asia/Shanghai
JNI	SAAJ	Junin Airport	Junin	AR	-34.5459	-60.9306	America/Argentina/Buenos_Aires
JNU	PAJN	Juneau International Airport	Juneau	US	58.354712	-134.578471	America/Anchorage
JNX	LGNX	Naxos Airport	Naxos Island	GR	37.0811	25.3681	Europe/Athens
JNZ	ZYJZ	Jinzhou Airport	Jinzhou	CN	41.1014	121.062	Asia/Shanghai
JOE	EFJO	Joensuu Airport	Joensuu / Liperi	FI	62.6629	29.6075	Europe/Helsinki
JOG	WARJ	Adi Sutjipto International Airport	Yogyakarta, Java Island	ID	-7.78818	110.432	Asia/Jakarta
JOH	FAPJ	Port St Johns Airport	Port St Johns	ZA	-31.6059	29.5198	Africa/Johannesburg
JOI	SBJV	Lauro Carneiro de Loyola Airport	Joinville	BR	-26.2245	-48.7974	America/Sao_Paulo
JOL	RPMJ	Jolo Airport		PH	6.05367	121.011	Asia/Manila
JOM	HTNJ	Njombe Airport	Njombe	TZ	-9.35	34.8	Africa/Dar_es_Salaam
JOS	DNJO	Yakubu Gowon Airport	Jos	NG	9.63983	8.86905	Africa/Lagos
JOT	KJOT	Joliet Regional Airport	Joliet	US	41.517741	-88.175397	America/Chicago
JPA	SBJP	Presidente Castro Pinto Airport	Joao Pessoa	BR	-7.14583	-34.94861	America/Fortaleza
JPR	SWJI	Ji-Parana Airport	Ji-Parana	BR	-10.8708	-61.8465	America/Boa_Vista
JQA	BGUQ	Qaarsut Airport	Uummannaq	GL	70.7342	-52.6962	America/Nuuk
JQE	MPJE	Jaque Airport	Jaque	PA	7.51778	-78.1572	America/Panama
JRF	PHJR	Kalaeloa (John Rodgers Field) Airport	Kapolei	US	21.307134	-158.070444	Pacific/Honolulu
JRG	VEJH	Jharsuguda Airport	Veer Surendra Sai	IN	21.91483	84.04867	Asia/Kolkata
JRH	VEJT	Jorhat Airport	Jorhat	IN	26.7315	94.1755	Asia/Kolkata
JRN	SWJU	Juruena Airport	Juruena	BR	-10.30583	-58.48944	America/Cuiaba
JRO	HTKJ	Kilimanjaro International Airport	Arusha	TZ	-3.42941	37.0745	Africa/Dar_es_Salaam
JSA	VIJR	Jaisalmer Airport		IN	26.8887	70.865	Asia/Kolkata
JSH	LGST	Sitia Airport	Crete Island	GR	35.2161	26.1013	Europe/Athens
JSI	LGSK	Skiathos Island National Airport	Skiathos	GR	39.1771	23.5037	Europe/Athens
JSM	SAWS	Jose De San Martin Airport	Chubut	AR	-44.0486	-70.4589	America/Argentina/Catamarca
JSR	VGJR	Jessore Airport	Jashahor	BD	23.1838	89.1608	Asia/Dhaka
JST	KJST	John Murtha Johnstown/Cambria County Airport	Johnstown	US	40.315556	-78.834667	America/New_York
JSU	BGMQ	Maniitsoq Airport	Maniitsoq	GL	65.4125	-52.9394	America/Nuuk
JSY	LGSO	Syros Airport	Syros Island	GR	37.4228	24.9509	Europe/Athens
JTC	SBAE	Bauru-Arealva Airport	Bauru	BR	-22.15783	-49.06833	America/Sao_Paulo
JTI	SWJW	Jatai Airport	Jatai	BR	-17.8299	-51.773	America/Sao_Paulo
JTR	LGSR	Santorini Airport	Santorini Island	GR	36.3992	25.4793	Europe/Athens
JTY	LGPL	Astypalaia Airport	Astypalaia Island	GR	36.5799	26.3758	Europe/Athens
JUA	SIZX	Juara Sul Airport	Juara	BR	-11.28667	-57.53889	America/Cuiaba
JUB	HSSJ	Juba Airport	Juba	SS	4.87201	31.6011	Africa/Juba
JUI	EDWJ	Juist Airport	Juist	DE	53.68111	7.05583	Europe/Berlin
JUJ	SASJ	Gobernador Horacio Guzman International Airport	San Salvador de Jujuy	AR	-24.3928	-65.0978	America/Argentina/Jujuy
JUL	SPJL	Inca Manco Capac International Airport	Juliaca	PE	-15.4671	-70.1582	America/Lima
JUM	VNJL	Jumla Airport	Jumla	NP	29.2742	82.1933	Asia/Kathmandu
JUN	YJDA	Jundah Airport		AU	-24.8417	143.058	Australia/Brisbane
JUR	YJNB	Jurien Bay Airport		AU	-30.3	115.033	Australia/Perth
JUT	MHJU	Jutigalpa airport	Jutigalpa	HN	14.6526	-86.2203	America/Tegucigalpa
JUV	BGUK	Upernavik Airport	Upernavik	GL	72.7902	-56.1306	America/Nuuk
JUZ	ZSJU	Quzhou Airport	Quzhou	CN	28.9658	118.899	Asia/Shanghai
JVA	FMMK	Ankavandra Airport	Ankavandra	MG	-18.80501	45.27347	Indian/Antananarivo
JVI	K47N	Central Jersey Regional Airport	Manville	US	40.524444	-74.598306	America/New_York
JVL	KJVL	Southern Wisconsin Regional Airport	Janesville	US	42.620253	-89.041567	America/Chicago
JWA	FBJW	Jwaneng Airport		BW	-24.6023	24.691	Africa/Gaborone
JWN	OITZ	Zanjan Airport		IR	36.7737	48.3594	Asia/Tehran
JWO	RKTI	Jungwon Air Base		KR	37.03	127.885	Asia/Seoul
JXA	ZYJX	Jixi Xingkaihu Airport	Jixi	CN	45.299722	131.179444	Asia/Shanghai
JXN	KJXN	Jackson County/Reynolds Field	Jackson	US	42.260443	-84.462139	America/Detroit
JYR	OIKJ	Jiroft Airport		IR	28.7269	57.6703	Asia/Tehran
JYV	EFJY	Jyvaskyla Airport	Jyvaskylan Maalaiskunta	FI	62.3995	25.6783	Europe/Helsinki
JZH	ZUJZ	Jiuzhai Huanglong Airport	Jiuzhaigou	CN	32.85333	103.68222	Asia/Shanghai
KAA	FLKS	Kasama Airport	Kasama	ZM	-10.2167	31.1333	Africa/Lusaka
KAB	FVKB	Kariba International Airport	Kariba	ZW	-16.5198	28.885	Africa/Harare
KAC	OSKL	Kamishly Airport	Kamishly	SY	37.0206	41.1914	Asia/Damascus
KAD	DNKA	Kaduna Airport	Kaduna	NG	10.696	7.32011	Africa/Lagos
KAE	KKAE	Kake Seaplane Base	Kake	US	56.972996	-133.945615	America/Anchorage
KAG	RKNN	Gangneung Airport		KR	37.7536	128.944	Asia/Seoul
KAJ	EFKI	Kajaani Airport	Kajaani	FI	64.2855	27.6924	Europe/Helsinki
KAL	PAKV	Kaltag Airport	Kaltag	US	64.31898	-158.741306	America/Anchorage
KAN	DNKN	Mallam Aminu International Airport	Kano	NG	12.0476	8.52462	Africa/Lagos
KAO	EFKS	Kuusamo Airport	Kuusamo	FI	65.9876	29.2394	Europe/Helsinki
KAP	FZSK	Kapanga Airport	Kapanga	CD	-8.35	22.583	Africa/Lubumbashi
KAR	SYKM	Kamarang Airport	Kamarang	GY	5.86534	-60.6142	America/Guyana
KAT	NZKT	Kaitaia Airport	Kaitaia	NZ	-35.07	173.285	Pacific/Auckland
KAU	EFKA	Kauhava Airport	Kauhava	FI	63.1271	23.0514	Europe/Helsinki
KAV	SVKA	Kavanayen Airport		VE	5.633	-61.783	America/Caracas
KAW	VYKT	Kawthoung Airport	Kawthoung	MM	10.0493	98.538	Asia/Yangon
KAX	YKBR	Kalbarri Airport		AU	-27.69	114.262	Australia/Perth
KAY	NFNW	Wakaya Island Airport	Wakaya Island	FJ	-17.617	179.017	Pacific/Fiji
KAZ	WAMK	Kao Airport	Kao-Celebes Island	ID	1.18528	127.896	Asia/Jayapura
KBA	GFKB	Kabala Airport	Kabala	SL	9.63832	-11.51556	Africa/Freetown
KBB	YKIR	Kirkimbie Station Airport	Kirkimbie	AU	-17.7792	129.21001	Australia/Darwin
KBC	PAAR	Birch Creek Airport	Birch Creek	US	66.274472	-145.818194	America/Anchorage
KBG	HUKF	Kabalega Falls Airport	Kabalega Falls	UG	2.32639	31.4978	Africa/Kampala
KBH	_KBH	Buzwagi Airport	Kahama	TZ	-3.79167	32.64667	Africa/Dar_es_Salaam
KBI	FKKB	Kribi Airport	Kribi	CM	2.87389	9.97778	Africa/Douala
KBJ	YKCA	Kings Canyon Airport		AU	-24.26	131.49001	Australia/Darwin
KBK	VEKI	Kushinagar Airport		IN	26.77267	83.89533	Asia/Kolkata
KBL	OAKB	Kabul International Airport	Kabul	AF	34.5659	69.2123	Asia/Kabul
KBM	AYKB	Kabwum		PG	-6.15547	147.19147	Pacific/Port_Moresby
KBN	FZWT	Tunta Airport	Kabinda	CD	-6.133	24.483	Africa/Lubumbashi
KBO	FZRM	Kabalo Airport	Kabalo	CD	-6.083	26.917	Africa/Lubumbashi
KBP	UKBB	Boryspil International Airport	Kyiv	UA	50.345	30.8947	Europe/Kyiv
KBQ	FWKG	Kasungu Airport	Kasungu	MW	-13.0146	33.4686	Africa/Blantyre
KBR	WMKC	Sultan Ismail Petra Airport	Kota Baharu	MY	6.16685	102.293	Asia/Kuala_Lumpur
KBS	GFBO	Bo Airport	Bo	SL	7.9444	-11.761	Africa/Freetown
KBU	WAOK	Stagen Airport	Laut Island	ID	-3.29472	116.165	Asia/Makassar
KBV	VTSG	Krabi Airport	Krabi	TH	8.09912	98.9862	Asia/Bangkok
KBY	YKBY	Streaky Bay Airport		AU	-32.8358	134.293	Australia/Adelaide
KBZ	NZKI	Kaikoura Airport		NZ	-42.425	173.605	Pacific/Auckland
KCA	ZWKC	Kuqa Airport	Kuqa	CN	41.7181	82.9869	Asia/Shanghai
KCB	SMTP	Tepoe Airstrip	Kasikasima	SR	3.15	-55.717	America/Paramaribo
KCE	YCSV	Collinsville Airport		AU	-20.5967	147.86	Australia/Brisbane
KCF	OPKW	Kadanwari Airport	Kadanwari	PK	27.21	69.29	Asia/Karachi
KCG	PAJC	Chignik Airport	Chignik	US	56.311463	-158.373238	America/Anchorage
KCH	WBGG	Kuching International Airport	Kuching	MY	1.4847	110.347	Asia/Kuching
KCK	UIKK	Kirensk Airport	Kirensk	RU	57.773	108.064	Asia/Irkutsk
KCL	KKCL	Chignik Lagoon Airport	Chignik Lagoon	US	56.310967	-158.534486	America/Anchorage
KCM	LTCN	Kahramanmaraş Airport	Kahramanmaraş	TR	37.53883	36.95352	Europe/Istanbul
KCO	LTBQ	Cengiz Topel Airport		TR	40.735	30.0833	Europe/Istanbul
KCQ	KA79	Chignik Lake Airport	Chignik Lake	US	56.255457	-158.777832	America/Anchorage
KCR	KKCR	Colorado Creek Airport	Colorado Creek	US	63.567723	-155.989044	America/Anchorage
KCS	YKCS	Kings Creek Airport		AU	-24.4233	131.83501	Australia/Darwin
KCT	VCCK	Koggala Airport	Galle	LK	5.99368	80.3203	Asia/Colombo
KCU	HUMI	Masindi Airport	Masindi	UG	1.75806	31.7367	Africa/Kampala
KCZ	RJOK	Kochi Ryoma Airport	Nankoku	JP	33.5461	133.66901	Asia/Tokyo
KDA	GODK	Kolda North Airport	Kolda	SN	12.8985	-14.9681	Africa/Dakar
KDB	YKBL	Kambalda Airport		AU	-31.1833	121.6	Australia/Perth
KDC	DBBK	Kandi Airport	Kandi	BJ	11.133	2.933	Africa/Porto-Novo
KDD	OPKH	Khuzdar Airport	Khuzdar	PK	27.7906	66.6473	Asia/Karachi
KDH	OAKN	Kandahar Airport		AF	31.5058	65.8478	Asia/Kabul
KDI	WAWW	Wolter Monginsidi Airport	Kendari-Celebes Island	ID	-4.08161	122.418	Asia/Makassar
KDJ	FOGJ	Ville Airport	N'Djole	GA	-0.183	10.75	Africa/Libreville
KDK	PAKD	Kodiak Municipal Airport	Kodiak	US	57.805917	-152.373841	America/Anchorage
KDL	EEKA	Kardla Airport	Kardla	EE	58.9908	22.8307	Europe/Tallinn
KDM	VRMT	Kaadedhdhoo Airport	Huvadhu Atoll	MV	0.48833	72.99611	Indian/Maldives
KDN	FOGE	Ndende Airport	Ndende	GA	-2.4	11.367	Africa/Libreville
KDO	VRMK	Kadhdhoo Airport	Kadhdhoo	MV	1.85833	73.51972	Indian/Maldives
KDR	AYKC	Kandrian Airport	Kandrian	PG	-6.2659	149.5581	Pacific/Port_Moresby
KDT	VTBK	Kamphaeng Saen Airport	Nakhon Pathom	TH	14.102	99.9172	Asia/Bangkok
KDU	OPSD	Skardu Airport	Skardu	PK	35.3355	75.536	Asia/Karachi
KDV	NFKD	Vunisea Airport	Vunisea	FJ	-19.0581	178.157	Pacific/Fiji
KDX	HSLI	Kadugli Airport	Kadugli	SD	11.138	29.7011	Africa/Khartoum
KDY	UEMH	Tyopliy Klyuch Airport	Tyopliy Klyuch	RU	62.789	136.855	Asia/Khandyga
KEA	UTAE	Kerki International Airport	Kerki	TM	37.808889	65.2125	Asia/Ashgabat
KEB	PAAW	Nanwalek Airport	Nanwalek	US	59.352148	-151.925156	America/Anchorage
KEC	FZQG	Kasenga Airport	Kasenga	CD	-10.35	28.633	Africa/Lubumbashi
KED	GQNK	Kaedi Airport	Kaedi	MR	16.1595	-13.5076	Africa/Nouakchott
KEE	FCOK	Kelle Airport	Kelle	CG	-0.083	14.533	Africa/Brazzaville
KEF	BIKF	Keflavik International Airport	Reykjavik	IS	63.985	-22.6056	Atlantic/Reykjavik
KEI	WAKP	Kepi Airport	Kepi-Papua Island	ID	-6.59437	139.35699	Asia/Jayapura
KEJ	UNEE	Kemerovo Airport	Kemerovo	RU	55.2701	86.1072	Asia/Novokuznetsk
KEK	PAAV	Ekwok Airport	Ekwok	US	59.356839	-157.471139	America/Anchorage
KEL	EDHK	Kiel-Holtenau Airport	Kiel	DE	54.37944	10.14528	Europe/Berlin
KEM	EFKE	Kemi-Tornio Airport	Kemi / Tornio	FI	65.7787	24.5821	Europe/Helsinki
KEN	GFKE	Kenema Airport	Kenema	SL	7.89129	-11.1766	Africa/Freetown
KEO	DIOD	Odienne Airport	Odienne	CI	9.5	-7.567	Africa/Abidjan
KEP	VNNG	Nepalgunj Airport	Nepalgunj	NP	28.1036	81.667	Asia/Kathmandu
KEQ	WASE	Kebar Airport	Kebar-Papua Island	ID	-0.6371	133.12801	Asia/Jayapura
KER	OIKK	Kerman Airport	Kerman	IR	30.2744	56.9511	Asia/Tehran
KES	CZEE	Kelsey Airport	Kelsey	CA	56.0375	-96.5097	America/Winnipeg
KET	VYKG	Kengtung Airport	Kengtung	MM	21.3016	99.636	Asia/Yangon
KEU	HKKE	Keekorok Airport	Keekorok	KE	-1.583	35.25	Africa/Nairobi
KEV	EFHA	Halli Airport	Halli / Kuorevesi	FI	61.856	24.7866	Europe/Helsinki
KEY	HKKR	Kericho Airport	Kericho	KE	-0.417	35.25	Africa/Nairobi
KFA	GQNF	Kiffa Airport	Kiffa	MR	16.59	-11.4062	Africa/Nouakchott
KFE	YFDF	Fortescue - Dave Forrest Aerodrome	Cloudbreak Village	AU	-22.2919	119.43722	Australia/Perth
KFG	YKKG	Kalkgurung Airport		AU	-17.4319	130.808	Australia/Darwin
KFP	PAKF	False Pass Airport	False Pass	US	54.847861	-163.407111	America/Anchorage
KFS	LTAL	Kastamonu Airport	Kastamonu	TR	41.3142	33.7958	Europe/Istanbul
KFZ	LAKU	Kukes Airport	Kukes	AL	42.0337	20.4159	Europe/Tirane
KGA	FZUA	Kananga Airport	Kananga	CD	-5.90005	22.4692	Africa/Lubumbashi
KGC	YKSC	Kingscote Airport		AU	-35.7139	137.521	Australia/Adelaide
KGD	UMKK	Khrabrovo Airport	Kaliningrad	RU	54.89	20.5926	Europe/Kaliningrad
KGE	AGKG	Kagau Island Airport	Kagau Island	SB	-7.333	157.58299	Pacific/Guadalcanal
KGF	UAKK	Sary-Arka International Airport	Karaganda	KZ	49.6708	73.3344	Asia/Almaty
KGG	GOTK	Kedougou Airport	Kedougou	SN	12.5723	-12.2203	Africa/Dakar
KGI	YPKG	Kalgoorlie-Boulder Airport	Kalgoorlie	AU	-30.789444	121.461667	Australia/Perth
KGJ	FWKA	Karonga Airport	Karonga	MW	-9.95357	33.893	Africa/Blantyre
KGK	PAJZ	Koliganek Airport	Koliganek	US	59.72675	-157.26025	America/Anchorage
KGL	HRYR	Kigali International Airport	Kigali	RW	-1.96863	30.1395	Africa/Kigali
KGN	FZOK	Kasongo Airport	Kasongo	CD	-4.533	26.617	Africa/Lubumbashi
KGO	UKKG	Kropyvnytskyi Airport	Kropyvnytskyi	UA	48.5428	32.285	Europe/Kyiv
KGP	USRK	Kogalym International Airport	Kogalym	RU	62.1904	74.5338	Asia/Yekaterinburg
KGS	LGKO	Kos Airport	Kos Island	GR	36.7933	27.0917	Europe/Athens
KGT	ZUKD	Garze Kangding Airport	Kangding	CN	30.1425	101.7387	Asia/Shanghai
KGU	WBKG	Keningau Airport	Keningau	MY	5.35749	116.162	Asia/Kuching
KGX	PAGX	Grayling Airport	Grayling	US	62.892085	-160.066397	America/Anchorage
KGY	YKRY	Kingaroy Airport		AU	-26.5808	151.841	Australia/Brisbane
KGZ	KKGZ	Glacier Creek Airport	Glacier Creek	US	61.455134	-142.380951	America/Anchorage
KHC	UKFK	Kerch Airport	Kerch	UA	45.3725	36.4014	Europe/Simferopol
KHD	OICK	Khoram Abad Airport		IR	33.4354	48.2829	Asia/Tehran
KHG	ZWSH	Kashgar Airport	Kashgar	CN	39.5429	76.02	Asia/Shanghai
KHH	RCKH	Kaohsiung International Airport	Kaohsiung City	TW	22.5771	120.35	Asia/Taipei
KHI	OPKC	Jinnah International Airport	Karachi	PK	24.9065	67.1608	Asia/Karachi
KHJ	EFKJ	Kauhajoki Airport		FI	62.4625	22.3931	Europe/Helsinki
KHK	OIBQ	Khark Island Airport		IR	29.2603	50.3239	Asia/Tehran
KHM	VYKI	Kanti Airport	Kanti	MM	25.9883	95.6744	Asia/Yangon
KHN	ZSCN	Nanchang Changbei International Airport	Nanchang	CN	28.865	115.9	Asia/Shanghai
KHR	ZMHH	Kharkhorin Airport		MN	47.24667	102.82611	Asia/Ulaanbaatar
KHS	OOKB	Khasab Air Base	Khasab	OM	26.171	56.2406	Asia/Muscat
KHT	OAKS	Khost Airport	Khost	AF	33.3334	69.952	Asia/Kabul
KHV	UHHH	Khabarovsk-Novy Airport	Khabarovsk	RU	48.528	135.188	Asia/Vladivostok
KHW	FBKR	Khwai River Lodge Airport	Khwai River Lodge	BW	-19.15	23.783	Africa/Gaborone
KHY	OITK	Khoy Airport	Khoy	IR	38.4275	44.9736	Asia/Tehran
KHZ	NTKA	Kauehi Airport	Kauehi	PF	-15.7808	-145.12399	Pacific/Tahiti
KIA	PKSA	Kaieteur International Airport	Kaieteur Falls	GY	5.17275	-59.49148	America/Guyana
KIC	KKIC	Mesa Del Rey Airport	King City	US	36.228556	-121.121306	America/Los_Angeles
KID	ESMK	Kristianstad Airport	Kristianstad	SE	55.9217	14.0855	Europe/Stockholm
KIE	AYIQ	Aropa Airport	Kieta	PG	-6.305	155.72778	Pacific/Bougainville
KIF	CNM5	Kingfisher Lake Airport	Kingfisher Lake	CA	53.0125	-89.8553	America/Toronto
KIH	OIBK	Kish International Airport	Kish Island	IR	26.5262	53.9802	Asia/Tehran
KIJ	RJSN	Niigata Airport	Niigata	JP	37.9559	139.121	Asia/Tokyo
KIK	ORKK	Kirkuk Air Base	Kirkuk	IQ	35.4695	44.3489	Asia/Baghdad
KIM	FAKM	Kimberley Airport	Kimberley	ZA	-28.8028	24.7652	Africa/Johannesburg
KIN	MKJP	Norman Manley International Airport	Kingston	JM	17.9357	-76.7875	America/Jamaica
KIP	KCWC	Kickapoo Downtown Airport	Wichita Falls	US	33.860617	-98.490399	America/Chicago
KIR	EIKY	Kerry Airport	Killarney	IE	52.1809	-9.52378	Europe/Dublin
KIS	HKKI	Kisumu Airport	Kisumu	KE	-0.08614	34.7289	Africa/Nairobi
KIT	LGKC	Kithira Airport	Kithira Island	GR	36.2743	23.017	Europe/Athens
KIW	FLSO	Southdowns Airport	Kitwe	ZM	-12.9005	28.1499	Africa/Lusaka
KIX	RJBB	Kansai International Airport	Osaka	JP	34.4273	135.244	Asia/Tokyo
KIY	HTKI	Kilwa Masoko Airport	Kilwa Masoko	TZ	-8.933	39.517	Africa/Dar_es_Salaam
KJA	UNKL	Yemelyanovo Airport	Krasnoyarsk	RU	56.1729	92.4933	Asia/Krasnoyarsk
KJB	VOKU	Kurnool Airport	Kurnool	IN	15.713681	78.161561	Asia/Kolkata
KJH	ZUKJ	Kaili Huangping Airport	Kaili	CN	26.97482	107.98695	Asia/Shanghai
KJK	EBKT	Wevelgem Airport	Wevelgem	BE	50.4907	3.1233	Europe/Brussels
KJP	ROKR	Kerama Airport	Kerama	JP	26.1683	127.293	Asia/Tokyo
KJT	WICA	Kertajati International Airport	Bandung, Majalengka Regency	ID	-6.64913	108.167	Asia/Jakarta
KKA	PAKK	Koyuk Alfred Adams Airport	Koyuk	US	64.939528	-161.154278	America/Anchorage
KKC	VTUK	Khon Kaen Airport	Khon Kaen	TH	16.4666	102.784	Asia/Bangkok
KKD	AYKO	Kokoda Airport	Kokoda	PG	-8.88468	147.73096	Pacific/Port_Moresby
KKE	NZKK	Kerikeri Airport	Kerikeri	NZ	-35.2628	173.912	Pacific/Auckland
KKH	PADY	Kongiganak Airport	Kongiganak	US	59.961631	-162.880593	America/Anchorage
KKI	PFZK	Akiachak Airport	Akiachak	US	60.91381	-161.493329	America/Anchorage
KKJ	RJFR	Kitakyushu Airport	Kitakyushu	JP	33.8459	131.035	Asia/Tokyo
KKK	K1KC	Kalakaket Creek Air Station	Kalakaket Creek	US	64.424447	-156.843339	America/Anchorage
KKM	VTBL	Khok Kathiam Airport		TH	14.8746	100.663	Asia/Bangkok
KKN	ENKR	Kirkenes Airport Hoybuktmoen	Kirkenes	NO	69.7258	29.8913	Europe/Oslo
KKO	NZKO	Kaikohe Airport		NZ	-35.4511	173.817	Pacific/Auckland
KKP	YKLB	Koolburra Airport	Koolburra	AU	-15.3189	143.955	Australia/Brisbane
KKQ	USDP	Krasnoselkup Airport	Krasnoselkup	RU	65.717	82.455	Asia/Yekaterinburg
KKR	NTGK	Kaukura Airport		PF	-15.6633	-146.88499	Pacific/Tahiti
KKS	OIFK	Kashan Airport		IR	33.8953	51.577	Asia/Tehran
KKT	K50I	Kentland Municipal Airport	Kentland	US	40.758742	-87.429125	America/Chicago
KKU	KKKU	Ekuk Airport	Ekuk	US	58.811192	-158.558842	America/Anchorage
KKW	FZCA	Kikwit Airport		CD	-5.03577	18.7856	Africa/Kinshasa
KKX	RJKI	Kikai Airport		JP	28.3213	129.92799	Asia/Tokyo
KKY	EIKK	Kilkenny Airport	Kilkenny	IE	52.6508	-7.29611	Europe/Dublin
KLB	FLKL	Kalabo Airport	Kalabo	ZM	-14.9983	22.6454	Africa/Lusaka
KLC	GOOK	Kaolack Airport	Kaolack	SN	14.1469	-16.0513	Africa/Dakar
KLD	UUEM	Migalovo Air Base	Tver	RU	56.8247	35.7577	Europe/Moscow
KLE	FKKH	Kaele Airport	Kaele	CM	10.0925	14.4456	Africa/Douala
KLF	UUBC	Grabtsevo Airport	Kaluga	RU	54.55	36.36667	Europe/Moscow
KLG	PALG	Kalskag Airport	Kalskag	US	61.535972	-160.345583	America/Anchorage
KLH	VAKP	Kolhapur Airport		IN	16.6647	74.2894	Asia/Kolkata
KLI	FZFP	Kotakoli Airport		CD	4.15764	21.6509	Africa/Kinshasa
KLK	HKFG	Kalokol Airport	Kalokol	KE	3.483	35.833	Africa/Nairobi
KLM	OINE	Kalaleh Airport		IR	37.3833	55.452	Asia/Tehran
KLN	PALB	Larsen Bay Airport	Larsen Bay	US	57.535083	-153.976667	America/Anchorage
KLO	RPVK	Kalibo International Airport	Kalibo	PH	11.6794	122.376	Asia/Manila
KLQ	WIPV	Keluang Airport	Keluang, Sumatra Island	ID	-2.62353	103.955	Asia/Jakarta
KLR	ESMQ	Kalmar Airport		SE	56.6855	16.2876	Europe/Stockholm
KLS	KKLS	Southwest Washington Regional Airport	Kelso	US	46.118	-122.898361	America/Los_Angeles
KLU	LOWK	Klagenfurt Airport	Klagenfurt am Worthersee	AT	46.6425	14.3377	Europe/Vienna
KLV	LKKV	Karlovy Vary International Airport	Karlovy Vary	CZ	50.203	12.915	Europe/Prague
KLW	PAKW	Klawock Airport	Klawock	US	55.579222	-133.076	America/Anchorage
KLX	LGKL	Kalamata Airport	Kalamata	GR	37.0683	22.0255	Europe/Athens
KLY	FZOD	Kinkungwa Airport	Kalima	CD	-2.578	26.734	Africa/Lubumbashi
KLZ	FAKZ	Kleinsee Airport	Kleinsee	ZA	-29.6884	17.094	Africa/Johannesburg
KMA	AYKM	Kerema Airport	Kerema	PG	-7.96361	145.771	Pacific/Port_Moresby
KME	HRZA	Kamembe Airport	Kamembe	RW	-2.46224	28.9079	Africa/Kigali
KMG	ZPPP	Kunming Wujiaba International Airport	Kunming	CN	24.9924	102.744	Asia/Shanghai
KMH	FAKU	Johan Pienaar Airport	Kuruman	ZA	-27.4567	23.4114	Africa/Johannesburg
KMI	RJFM	Miyazaki Airport	Miyazaki	JP	31.8772	131.44901	Asia/Tokyo
KMJ	RJFT	Kumamoto Airport	Kumamoto	JP	32.8373	130.855	Asia/Tokyo
KMK	FCPA	Makabana Airport	Makabana	CG	-3.483	12.617	Africa/Brazzaville
KML	YKML	Kamileroi Airport		AU	-19.375	140.05701	Australia/Brisbane
KMN	FZSB	Kamina / Ville Airport	Kamina	CD	-8.72861	24.9914	Africa/Lubumbashi
KMO	PAMB	Manokotak Airport	Manokotak	US	58.932056	-158.901889	America/Anchorage
KMP	FYKT	Keetmanshoop Airport	Keetmanshoop	NA	-26.5398	18.1114	Africa/Windhoek
KMQ	RJNK	Komatsu Airport	Kanazawa	JP	36.3946	136.407	Asia/Tokyo
KMR	AYRI	Karimui Airport	Karimui	PG	-6.4921	144.823	Pacific/Port_Moresby
KMS	DGSI	Kumasi Airport	Kumasi	GH	6.71456	-1.59082	Africa/Accra
KMU	HCMK	Kisimayu Airport		SO	-0.37735	42.4592	Africa/Mogadishu
KMV	VYKL	Kalay Airport	Kalemyo	MM	23.1888	94.0511	Asia/Yangon
KMW	UUBA	Kostroma Sokerkino Airport	Kostroma	RU	57.7969	41.0194	Europe/Moscow
KMX	OEKM	King Khaled Air Base		SA	18.2973	42.8035	Asia/Riyadh
KMZ	FLKO	Kaoma Airport	Kaoma	ZM	-14.8	24.783	Africa/Lusaka
KNA	SCVM	Vina del mar Airport	Vina Del Mar	CL	-32.9496	-71.4786	America/Santiago
KNB	KKNB	Kanab Municipal Airport	Kanab	US	37.010511	-112.531478	America/Denver
KND	FZOA	Kindu Airport	Kindu	CD	-2.91918	25.9154	Africa/Lubumbashi
KNF	EGYM	RAF Marham	Marham	GB	52.6484	0.55069	Europe/London
KNG	WASK	Kaimana Airport	Kaimana-Papua Island	ID	-3.64452	133.696	Asia/Jayapura
KNH	RCBS	Kinmen Airport	Shang-I	TW	24.4279	118.359	Asia/Taipei
KNI	YKNG	Katanning Airport		AU	-33.7167	117.633	Australia/Perth
KNJ	FCBK	Kindamba Airport	Kindamba	CG	-3.95	14.517	Africa/Brazzaville
KNK	PFKK	Kokhanok Airport	Kokhanok	US	59.433286	-154.802592	America/Anchorage
KNM	FZTK	Kaniama Airport	Kaniama	CD	-7.583	24.15	Africa/Lubumbashi
KNN	GUXN	Kankan Airport	Kankan	GN	10.394	-9.3038	Africa/Conakry
KNO	WIMM	Polonia International Airport	Medan, Sumatra Island	ID	3.637847	98.870566	Asia/Jakarta
KNQ	NWWD	Kone Airport	Kone	NC	-21.0543	164.83701	Pacific/Noumea
KNR	OIBJ	Jam Airport	Kangan	IR	27.8205	52.3522	Asia/Tehran
KNS	YKII	King Island Airport		AU	-39.8775	143.87801	Australia/Hobart
KNT	KTKX	Kennett Memorial Airport	Kennett	US	36.225862	-90.036641	America/Chicago
KNU	VICX	Kanpur Chakeri Airport	Kanpur	IN	26.4043	80.4101	Asia/Kolkata
KNW	PANW	New Stuyahok Airport	New Stuyahok	US	59.451528	-157.373167	America/Anchorage
KNX	YPKU	Kununurra Airport	Kununurra	AU	-15.7781	128.70799	Australia/Perth
KNZ	GAKA	Kenieba Airport	Kenieba	ML	12.833	-11.25	Africa/Bamako
KOA	PHKO	Ellison Onizuka Kona International At Keahole Airport	Kailua-Kona	US	19.738765	-156.045631	Pacific/Honolulu
KOC	NWWK	Koumac Airport	Koumac	NC	-20.5463	164.256	Pacific/Noumea
KOE	WATT	El Tari Airport	Kupang-Timor Island	ID	-10.1716	123.671	Asia/Makassar
KOF	FAKP	Komatipoort Airport	Komatipoort	ZA	-25.4403	31.93	Africa/Johannesburg
KOH	YKLA	Koolatah Airport		AU	-15.9167	142.45	Australia/Brisbane
KOI	EGPA	Kirkwall Airport	Orkney Islands	GB	58.9578	-2.905	Europe/London
KOJ	RJFK	Kagoshima Airport	Kagoshima	JP	31.8034	130.71899	Asia/Tokyo
KOK	EFKK	Kruunupyy Airport	Kokkola / Kruunupyy	FI	63.7212	23.1431	Europe/Helsinki
KOO	FZRQ	Kongolo Airport	Kongolo	CD	-5.39444	26.99	Africa/Lubumbashi
KOP	VTUW	Nakhon Phanom Airport		TH	17.3838	104.643	Asia/Bangkok
KOQ	EDCK	Kothen Airport	Kothen	DE	51.72111	11.95278	Europe/Berlin
KOS	VDSV	Sihanoukville International Airport	Sihanukville	KH	10.5797	103.637	Asia/Phnom_Penh
KOT	PFKO	Kotlik Airport	Kotlik	US	63.030583	-163.532639	America/Anchorage
KOU	FOGK	Koulamoutou Airport	Koulamoutou	GA	-1.18461	12.4413	Africa/Libreville
KOV	UACK	Kokshetau Airport	Kokshetau	KZ	53.3291	69.5946	Asia/Almaty
KOW	ZSGZ	Ganzhou Airport	Ganzhou	CN	25.8258	114.912	Asia/Shanghai
KOX	WABN	Kokonau Airport	Kokonau-Papua Island	ID	-4.71667	136.43333	Asia/Jayapura
KOZ	PAAE	Ouzinkie Airport	Ouzinkie	US	57.942155	-152.464993	America/Anchorage
KPC	PAPC	Port Clarence Cgs Airport	Port Clarence	US	65.253456	-166.857628	America/Nome
KPI	WBGP	Kapit Airport	Kapit	MY	2.017	112.95	Asia/Kuching
KPM	AYAQ	Kompiam Airport		PG	-5.38167	143.92472	Pacific/Port_Moresby
KPN	PAKI	Kipnuk Airport	Kipnuk	US	59.931611	-164.028111	America/Anchorage
KPO	RKTH	Pohang Airport	Pohang	KR	35.9879	129.42	Asia/Seoul
KPP	YKPR	Kalpowar Airport		AU	-14.9	144.2	Australia/Brisbane
KPS	YKMP	Kempsey Airport		AU	-31.0744	152.77	Australia/Sydney
KPT	K06U	Jackpot/Hayden Field	Jackpot	US	41.975831	-114.658016	America/Los_Angeles
KPV	PAPE	Perryville Airport	Perryville	US	55.906724	-159.160829	America/Anchorage
KPW	UHMK	Keperveem Airport	Keperveem	RU	67.845	166.14	Asia/Anadyr
KQA	PAUT	Akutan Airport	Akutan	US	54.144611	-165.604108	America/Nome
KQH	VIKG	Kishangarh Airport, Ajmer	Kishangarh	IN	26.59117	74.81617	Asia/Kolkata
KQT	UTDT	Qurghonteppa International Airport	Kurgan-Tyube	TJ	37.8664	68.8647	Asia/Dushanbe
KRA	YKER	Kerang Airport		AU	-35.7514	143.939	Australia/Melbourne
KRB	YKMB	Karumba Airport		AU	-17.4567	140.83	Australia/Brisbane
KRC	WIJI	Depati Parbo Airport	Sungai Penuh	ID	-2.091111	101.462778	Asia/Jakarta
KRE	HBBO	Kirundo Airport	Kirundo	BI	-2.54477	30.09457	Africa/Bujumbura
KRF	ESNK	Kramfors Solleftea Airport	Kramfors / Solleftea	SE	63.0486	17.7689	Europe/Stockholm
KRG	SYKS	Karasabai Airport	Karasabai	GY	4.03333	-59.5333	America/Guyana
KRI	AYKK	Kikori Airport	Kikori	PG	-7.42438	144.25008	Pacific/Port_Moresby
KRJ	AYQA	Karawari Airstrip		PG	-4.59667	143.5225	Pacific/Port_Moresby
KRK	EPKK	John Paul II International Airport Kraków-Balice Airport	Kraków	PL	50.0777	19.7848	Europe/Warsaw
KRL	ZWKL	Korla Airport	Korla	CN	41.6978	86.1289	Asia/Shanghai
KRM	SYKR	Karanambo Airport	Karanambo	GY	3.75194	-59.3097	America/Guyana
KRN	ESNQ	Kiruna Airport		SE	67.822	20.3368	Europe/Stockholm
KRO	USUU	Kurgan Airport	Kurgan	RU	55.4753	65.4156	Asia/Yekaterinburg
KRP	EKKA	Karup Airport	Karup	DK	56.2975	9.12463	Europe/Copenhagen
KRQ	UKCK	Kramatorsk Airport	Kramatorsk	UA	48.7056	37.6289	Europe/Kyiv
KRR	URKK	Krasnodar International Airport	Krasnodar	RU	45.0347	39.1705	Europe/Moscow
KRS	ENCN	Kristiansand Airport	Kjevik	NO	58.2042	8.08537	Europe/Oslo
KRT	HSSK	Khartoum International Airport	Khartoum	SD	15.59033	32.553	Africa/Khartoum
KRW	UTAK	Turkmenbashi Airport	Krasnovodsk	TM	40.0633	53.0072	Asia/Ashgabat
KRY	ZWKM	Karamay Airport	Karamay	CN	45.46655	84.9527	Asia/Shanghai
KRZ	FZBT	Basango Mboliasa Airport	Kiri	CD	-1.435	19.024	Africa/Kinshasa
KSA	PTSA	Kosrae Airport	Kosrae	FM	5.356972	162.958389	Pacific/Kosrae
KSC	LZKZ	Kosice Airport	Kosice	SK	48.6631	21.2411	Europe/Bratislava
KSD	ESOK	Karlstad Airport	Karlstad	SE	59.4447	13.3374	Europe/Stockholm
KSE	HUKS	Kasese Airport	Kasese	UG	0.183	30.1	Africa/Kampala
KSF	EDVK	Kassel-Calden Airport	Kassel	DE	51.40833	9.3775	Europe/Berlin
KSH	OICC	Shahid Ashrafi Esfahani Airport	Kermanshah	IR	34.3459	47.1581	Asia/Tehran
KSI	GUKU	Kissidougou Airport	Kissidougou	GN	9.16056	-10.1244	Africa/Conakry
KSJ	LGKS	Kasos Airport	Kasos Island	GR	35.4214	26.91	Europe/Athens
KSK	ESKK	Karlskoga Airport		SE	59.3459	14.4959	Europe/Stockholm
KSL	HSKA	Kassala Airport	Kassala	SD	15.3875	36.3288	Africa/Khartoum
KSM	PASM	St Mary's Airport	St Mary'S	US	62.060815	-163.301839	America/Nome
KSN	UAUU	Kostanay International Airport	Kostanay	KZ	53.2069	63.5503	Asia/Qostanay
KSO	LGKA	Kastoria National Airport	Kastoria	GR	40.4463	21.2822	Europe/Athens
KSQ	UZSK	Karshi Airport	Karshi	UZ	38.8025	65.77306	Asia/Samarkand
KSS	GASK	Sikasso Airport	Sikasso	ML	11.333	-5.7	Africa/Bamako
KST	HSKI	Kosti Airport	Kosti	SD	13.183	32.733	Africa/Khartoum
KSU	ENKB	Kristiansund Airport Kvernberget	Kvernberget	NO	63.1118	7.82452	Europe/Oslo
KSV	YSPV	Springvale Airport		AU	-23.55	140.7	Australia/Brisbane
KSW	LLKS	Kiryat Shmona Airport	Kiryat Shmona	IL	33.2167	35.6	Asia/Jerusalem
KSY	LTCF	Kars Airport	Kars	TR	40.5622	43.115	Europe/Istanbul
KSZ	ULKK	Kotlas Airport	Kotlas	RU	61.2358	46.6975	Europe/Moscow
KTA	YPKA	Karratha Airport	Karratha	AU	-20.7122	116.773	Australia/Perth
KTD	RORK	Kitadaito Airport		JP	25.9447	131.327	Asia/Tokyo
KTE	WMKE	Kerteh Airport	Kerteh	MY	4.53722	103.427	Asia/Kuala_Lumpur
KTF	NZTK	Takaka Airport		NZ	-40.8133	172.77499	Pacific/Auckland
KTG	WIOK	Ketapang (Rahadi Usman) Airport	Ketapang, Borneo Island	ID	-1.81664	109.963	Asia/Pontianak
KTI	VDTI	Techo International Airport	Krong Ta Khmau	KH	11.362917	104.916611	Asia/Phnom_Penh
KTL	HKKT	Kitale Airport	Kitale	KE	0.97199	34.9586	Africa/Nairobi
KTM	VNKT	Tribhuvan International Airport	Kathmandu	NP	27.6966	85.3591	Asia/Kathmandu
KTN	PAKT	Ketchikan International Airport	Ketchikan	US	55.354083	-131.711222	America/Anchorage
KTO	SYKT	Kato Airport	Kato	GY	4.64916	-59.8322	America/Guyana
KTP	MKTP	Tinson Pen Airport	Tinson Pen	JM	17.9886	-76.8238	America/Jamaica
KTQ	EFIT	Kitee Airport		FI	62.1661	30.0736	Europe/Helsinki
KTR	YPTN	Tindal Airport		AU	-14.5211	132.37801	Australia/Darwin
KTS	PFKT	Brevig Mission Airport	Brevig Mission	US	65.331333	-166.465722	America/Anchorage
KTT	EFKT	Kittila Airport	Kittila	FI	67.701	24.8468	Europe/Helsinki
KTU	VIKO	Kota Airport		IN	25.1602	75.8456	Asia/Kolkata
KTW	EPKT	Katowice International Airport	Katowice	PL	50.4743	19.08	Europe/Warsaw
KTX	GAKO	Koutiala Airport	Koutiala	ML	12.383	-5.467	Africa/Bamako
KTY	VCCN	Katukurunda Airport	Kalutara	LK	6.55212	79.9775	Asia/Colombo
KUA	WMKD	Kuantan Airport	Kuantan	MY	3.77539	103.209	Asia/Kuala_Lumpur
KUC	NGKT	Kuria Airport	Kuria	KI	0.21861	173.442	Pacific/Tarawa
KUD	WBKT	Kudat Airport	Kudat	MY	6.9225	116.836	Asia/Kuching
KUF	UWWW	Kurumoch International Airport	Samara	RU	53.5049	50.1643	Europe/Samara
KUG	YKUB	Kubin Airport		AU	-10.225	142.218	Australia/Brisbane
KUH	RJCK	Kushiro Airport	Kushiro	JP	43.041	144.19299	Asia/Tokyo
KUK	PFKA	Kasigluk Airport	Kasigluk	US	60.873333	-162.524306	America/Anchorage
KUL	WMKK	Kuala Lumpur International Airport	Kuala Lumpur	MY	2.74558	101.71	Asia/Kuala_Lumpur
KUM	RJFC	Yakushima Airport		JP	30.3856	130.659	Asia/Tokyo
KUN	EYKA	Kaunas International Airport	Kaunas	LT	54.9639	24.0848	Europe/Vilnius
KUO	EFKU	Kuopio Airport	Kuopio / Siilinjarvi	FI	63.0071	27.7978	Europe/Helsinki
KUQ	AYKU	Kuri Airport	Kuri	PG	-7.13508	143.27611	Pacific/Port_Moresby
KUS	BGKK	Kulusuk Airport	Kulusuk	GL	65.5736	-37.1236	America/Nuuk
KUT	UGKO	Kopitnari Airport	Kutaisi	GE	42.1767	42.4826	Asia/Tbilisi
KUU	VIBR	Kullu Manali Airport		IN	31.8767	77.1544	Asia/Kolkata
KUV	RKJK	Kunsan Air Base	Kunsan	KR	35.9038	126.616	Asia/Seoul
KVA	LGKV	Alexander the Great International Airport	Kavala	GR	40.9133	24.6192	Europe/Athens
KVB	ESGR	Skovde Airport	Skovde	SE	58.4564	13.9727	Europe/Stockholm
KVC	PAVC	King Cove Airport	King Cove	US	55.116384	-162.266536	America/Anchorage
KVG	AYKV	Kavieng Airport	Kavieng	PG	-2.5794	150.808	Pacific/Port_Moresby
KVK	ULMK	Kirovsk-Apatity Airport	Apatity	RU	67.4633	33.5883	Europe/Moscow
KVL	PAVL	Kivalina Airport	Kivalina	US	67.736139	-164.5635	America/Anchorage
KVM	UHMO	Markovo Airport	Markovo	RU	64.667	170.41701	Asia/Anadyr
KVX	USKK	Pobedilovo Airport	Kirov	RU	58.5033	49.3483	Europe/Kirov
KWA	PKWA	Bucholz Army Air Field(Kwajalein Kmr)(Atoll) Airport	Kwajalein	MH	8.720124	167.731674	Pacific/Kwajalein
KWE	ZUGY	Longdongbao Airport	Guiyang	CN	26.5385	106.801	Asia/Shanghai
KWG	UKDR	Kryvyi Rih International Airport	Kryvyi Rih	UA	48.0433	33.21	Europe/Kyiv
KWH	OAHN	Khwahan Airport	Khwahan	AF	37.883	70.217	Asia/Kabul
KWI	OKKK	Kuwait International Airport	Kuwait City	KW	29.22677	47.97995	Asia/Kuwait
KWJ	RKJJ	Gwangju Airport	Gwangju	KR	35.1264	126.809	Asia/Seoul
KWK	PAGG	Kwigillingok Airport	Kwigillingok	US	59.875689	-163.168088	America/Anchorage
KWL	ZGKL	Guilin Liangjiang International Airport	Guilin City	CN	25.2181	110.039	Asia/Shanghai
KWM	YKOW	Kowanyama Airport	Kowanyama	AU	-15.4856	141.75101	Australia/Brisbane
KWN	PAQH	Quinhagak Airport	Quinhagak	US	59.755093	-161.845366	America/Anchorage
KWO	AYKW	Kawito Airport	Kawito	PG	-7.97701	142.82358	Pacific/Port_Moresby
KWP	KKWP	West Point Village Seaplane Base	West Point	US	57.770109	-153.548948	America/Anchorage
KWT	PFKW	Kwethluk Airport	Kwethluk	US	60.790333	-161.443694	America/Anchorage
KWZ	FZQM	Kolwezi Airport		CD	-10.7659	25.5057	Africa/Lubumbashi
KXB	WAWP	Sangia Nibandera Airport	Kolaka	ID	-4.345	121.52217	Asia/Makassar
KXD	USHK	Kondinskoye Airport	Kondinskoye	RU	59.65508	67.43005	Asia/Yekaterinburg
KXE	FAKD	P C Pelser Airport	Klerksdorp	ZA	-26.8711	26.718	Africa/Johannesburg
KXF	NFNO	Koro Island Airport	Koro Island	FJ	-17.3458	179.422	Pacific/Fiji
KXK	UHKK	Komsomolsk-on-Amur Airport	Komsomolsk-on-Amur	RU	50.409	136.93401	Asia/Vladivostok
KXU	NTKT	Katiu Airport	Katiu	PF	-16.3394	-144.403	Pacific/Tahiti
KYA	LTAN	Konya Airport	Konya	TR	37.979	32.5619	Europe/Istanbul
KYD	RCLY	Lanyu Airport	Orchid Island	TW	22.027	121.535	Asia/Taipei
KYE	OLKA	Rene Mouawad Air Base	Tripoli	LB	34.5893	36.0113	Asia/Beirut
KYF	YYLR	Yeelirrie Airport		AU	-27.27706	120.09567	Australia/Perth
KYI	YYTA	Yalata Mission Airport	Yalata Mission	AU	-31.4706	131.825	Australia/Adelaide
KYK	PAKY	Karluk Airport	Karluk	US	57.566056	-154.453806	America/Anchorage
KYO	KX39	Tampa North Aero Park Airport	Tampa	US	28.221278	-82.374556	America/New_York
KYP	VYKP	Kyaukpyu Airport	Kyaukpyu	MM	19.4264	93.5348	Asia/Yangon
KYS	GAKY	Kayes Dag Dag Airport		ML	14.4812	-11.4044	Africa/Bamako
KYT	VYKU	Kyauktu Airport	Kyauktu	MM	21.4	94.1333	Asia/Yangon
KYU	PFKU	Koyukuk Airport	Koyukuk	US	64.875806	-157.730444	America/Anchorage
KYZ	UNKY	Kyzyl Airport	Kyzyl	RU	51.6694	94.4006	Asia/Krasnoyarsk
KZF	AYKT	Kaintiba Airport	Kaintiba	PG	-7.50025	146.03383	Pacific/Port_Moresby
KZG	EDGY	Kitzingen Airport	Kitzingen	DE	49.741631	10.198856	Europe/Berlin
KZI	LGKZ	Filippos Airport	Kozani	GR	40.2861	21.8408	Europe/Athens
KZN	UWKD	Kazan International Airport	Kazan	RU	55.6062	49.2787	Europe/Moscow
KZO	UAOO	Korkyt Ata Airport	Kzyl-Orda	KZ	44.7069	65.5925	Asia/Qyzylorda
KZR	LTBZ	Zafer Airport	Altintas	TR	39.10902	30.13713	Europe/Istanbul
KZS	LGKJ	Kastelorizo Airport	Kastelorizo Island	GR	36.1417	29.5764	Europe/Athens
LAA	KLAA	Southeast Colorado Regional Airport	Lamar	US	38.069704	-102.688494	America/Denver
LAD	FNLU	Quatro De Fevereiro Airport	Luanda	AO	-8.85837	13.2312	Africa/Luanda
LAE	AYNZ	Lae Nadzab Airport	Nadzab	PG	-6.56983	146.726	Pacific/Port_Moresby
LAF	KLAF	Purdue University Airport	Lafayette	US	40.412304	-86.936898	America/New_York
LAH	WAPH	Oesman Sadik Airport Labuha	Labuha-Halmahera Island	ID	-0.63526	127.502	Asia/Jayapura
LAI	LFRO	Lannion-Cote de Granit Airport	Lannion	FR	48.7544	-3.47166	Europe/Paris
LAJ	SBLJ	Lages Airport	Lages	BR	-27.7821	-50.2815	America/Sao_Paulo
LAK	CYKD	Aklavik Airport	Aklavik	CA	68.2233	-135.006	America/Edmonton
LAL	KLAL	Lakeland Linder International Airport	Lakeland	US	27.987639	-82.019	America/New_York
LAM	KLAM	Los Alamos Airport	Los Alamos	US	35.879686	-106.268686	America/Denver
LAN	KLAN	Capital Region International Airport	Lansing	US	42.778647	-84.586206	America/Detroit
LAO	RPLI	Laoag International Airport	Laoag City	PH	18.1781	120.532	Asia/Manila
LAP	MMLP	Manuel Marquez de Leon International Airport	La Paz	MX	24.0727	-110.362	America/Mazatlan
LAQ	HLLQ	La Abraq Airport	Al Bayda'	LY	32.7887	21.9643	Africa/Tripoli
LAR	KLAR	Laramie Regional Airport	Laramie	US	41.312057	-105.674986	America/Denver
LAS	KLAS	Harry Reid International Airport	Las Vegas	US	36.080343	-115.152449	America/Los_Angeles
LAU	HKLU	Manda Airstrip	Lamu	KE	-2.25242	40.9131	Africa/Nairobi
LAW	KLAW	Lawton-Fort Sill Regional Airport	Lawton	US	34.567714	-98.416637	America/Chicago
LAX	KLAX	Los Angeles International Airport	Los Angeles	US	33.942496	-118.408049	America/Los_Angeles
LAY	FALY	Ladysmith Airport	Ladysmith	ZA	-28.5817	29.7497	Africa/Johannesburg
LAZ	SBLP	Bom Jesus da Lapa Airport	Bom Jesus Da Lapa	BR	-13.2621	-43.4081	America/Bahia
LBA	EGNM	Leeds Bradford Airport	Leeds	GB	53.8659	-1.66057	Europe/London
LBB	KLBB	Lubbock Preston Smith International Airport	Lubbock	US	33.663667	-101.820556	America/Chicago
LBC	EDHL	Lubeck Blankensee Airport	Lubeck	DE	53.8054	10.7192	Europe/Berlin
LBD	UTDL	Khudzhand Airport	Khudzhand	TJ	40.2154	69.6947	Asia/Dushanbe
LBE	KLBE	Arnold Palmer Regional Airport	Latrobe	US	40.2731	-79.410326	America/New_York
LBF	KLBF	North Platte Regional/Lee Bird Field	North Platte	US	41.126213	-100.683653	America/Chicago
LBG	LFPB	Paris-Le Bourget Airport	Paris	FR	48.9694	2.44139	Europe/Paris
LBI	LFCI	Albi-Le Sequestre Airport	Albi/Le Sequestre	FR	43.9139	2.11306	Europe/Paris
LBJ	WATO	Komodo (Mutiara II) Airport	Labuan Bajo-Flores Island	ID	-8.48666	119.889	Asia/Makassar
LBL	KLBL	Liberal Mid-America Regional Airport	Liberal	US	37.043921	-100.959969	America/Chicago
LBO	FZVI	Lusambo Airport	Lusambo	CD	-4.96167	23.3783	Africa/Lubumbashi
LBQ	FOGR	Lambarene Airport	Lambarene	GA	-0.70439	10.2457	Africa/Libreville
LBR	SWLB	Labrea Airport	Labrea	BR	-7.27897	-64.7695	America/Boa_Vista
LBS	NFNL	Labasa Airport		FJ	-16.4667	179.34	Pacific/Fiji
LBT	KLBT	Lumberton Regional Airport	Lumberton	US	34.609811	-79.05955	America/New_York
LBU	WBKL	Labuan Airport	Labuan	MY	5.30068	115.25	Asia/Kuching
LBV	FOOL	Leon M Ba Airport	Libreville	GA	0.4586	9.41228	Africa/Libreville
LBW	WRLB	Long Bawan Airport	Long Bawan, Borneo Island	ID	3.867	115.683	Asia/Makassar
LBX	RPLU	Lubang Airport		PH	13.8554	120.105	Asia/Manila
LBY	LFRE	La Baule-Escoublac Airport	La Baule-Escoublac	FR	47.2894	-2.34639	Europe/Paris
LBZ	FNLK	Lucapa Airport	Lucapa	AO	-8.44573	20.73209	Africa/Luanda
LCA	LCLK	Larnaca International Airport	Larnaca	CY	34.8751	33.6249	Asia/Nicosia
LCC	LIBN	Lecce Airport		IT	40.2392	18.1333	Europe/Rome
LCD	FALO	Louis Trichardt Airport	Louis Trichardt	ZA	-23.0619	29.8647	Africa/Johannesburg
LCE	MHLC	Goloson International Airport	La Ceiba	HN	15.7425	-86.853	America/Tegucigalpa
LCF	MGRD	Las Vegas Airport	Rio Dulce	GT	15.6689	-88.9579	America/Guatemala
LCG	LECO	A Coruna Airport	Culleredo	ES	43.3021	-8.37726	Europe/Madrid
LCH	KLCH	Lake Charles Regional Airport	Lake Charles	US	30.126094	-93.223413	America/Chicago
LCI	KLCI	Laconia Municipal Airport	Laconia	US	43.573042	-71.417842	America/New_York
LCJ	EPLL	Łódź Władysław Reymont Airport	Łódź	PL	51.7219	19.3981	Europe/Warsaw
LCK	KLCK	Rickenbacker International Airport	Columbus	US	39.813787	-82.927814	America/New_York
LCL	MULM	La Coloma Airport	Pinar del Rio	CU	22.3361	-83.6419	America/Havana
LCM	SACC	La Cumbre Airport	La Cumbre	AR	-31.0058	-64.5319	America/Argentina/Cordoba
LCN	YBLC	Balcanoona Airport		AU	-30.535	139.33701	Australia/Adelaide
LCO	FCBL	Lague Airport	Lague	CG	-2.45	14.533	Africa/Brazzaville
LCQ	KLCQ	Lake City Gateway Airport	Lake City	US	30.182056	-82.576861	America/New_York
LCV	LIQL	Lucca / Tassignano Airport	Lucca	IT	43.8282	10.5781	Europe/Rome
LCX	ZSLD	Longyan Guanzhishan Airport	Longyan	CN	25.6747	116.747	Asia/Shanghai
LCY	EGLC	London City Airport	London	GB	51.5053	0.05528	Europe/London
LDA	VEMH	Malda Airport	Malda	IN	25.01116	88.1305	Asia/Kolkata
LDB	SBLO	Governador Jose Richa Airport	Londrina	BR	-23.3336	-51.1301	America/Sao_Paulo
LDC	YLIN	Lindeman Island Airport	Lindeman Island	AU	-20.4536	149.03999	Australia/Lindeman
LDE	LFBT	Tarbes-Lourdes-Pyrenees Airport	Tarbes/Lourdes/Pyrenees	FR	43.1787	-0.00644	Europe/Paris
LDG	ULAL	Leshukonskoye Airport	Leshukonskoye	RU	64.896	45.723	Europe/Moscow
LDH	YLHI	Lord Howe Island Airport	Lord Howe Island	AU	-31.5383	159.077	Australia/Lord_Howe
LDI	HTLI	Kikwetu Airport	Lindi	TZ	-9.85111	39.7578	Africa/Dar_es_Salaam
LDJ	KLDJ	Linden Airport	Linden	US	40.617449	-74.244594	America/New_York
LDK	ESGL	Lidkoping-Hovby Airport	Lidkoping	SE	58.4655	13.1744	Europe/Stockholm
LDM	KLDM	Mason County Airport	Ludington	US	43.962531	-86.407916	America/Detroit
LDN	VNLD	Lamidanda Airport	Lamidanda	NP	27.2531	86.67	Asia/Kathmandu
LDO	SMDO	Ladouanie Airport	Aurora	SR	4.37611	-55.40706	America/Paramaribo
LDS	ZYLD	Lindu Airport	Yichun	CN	47.75206	129.01913	Asia/Shanghai
LDU	WBKD	Lahad Datu Airport	Lahad Datu	MY	5.03225	118.324	Asia/Kuching
LDV	LFRJ	Landivisiau Air Base	Landivisiau	FR	48.5303	-4.15164	Europe/Paris
LDX	SOOM	Saint-Laurent-du-Maroni Airport	Saint-Laurent-du-Maroni	GF	5.48306	-54.0344	America/Cayenne
LDY	EGAE	City of Derry Airport	Derry	GB	55.0428	-7.16111	Europe/London
LDZ	FALD	Londolozi Airport	Londolozi	ZA	-24.7502	31.4757	Africa/Johannesburg
LEA	YPLM	Learmonth Airport	Exmouth	AU	-22.2356	114.089	Australia/Perth
LEB	KLEB	Lebanon Municipal Airport	Lebanon	US	43.626111	-72.304194	America/New_York
LEC	SBLE	Chapada Diamantina Airport	Lencois	BR	-12.4823	-41.277	America/Bahia
LED	ULLI	Pulkovo Airport	St. Petersburg	RU	59.8003	30.2625	Europe/Moscow
LEE	KLEE	Leesburg International Airport	Leesburg	US	28.822898	-81.808418	America/New_York
LEF	FXLK	Lebakeng Airport	Lebakeng	LS	-29.8908	28.6556	Africa/Maseru
LEH	LFOH	Le Havre Octeville Airport	Le Havre/Octeville	FR	49.5339	0.08806	Europe/Paris
LEI	LEAM	Almeria International Airport	Almeria	ES	36.8439	-2.3701	Europe/Madrid
LEJ	EDDP	Leipzig Halle Airport	Leipzig	DE	51.4324	12.2416	Europe/Berlin
LEK	GULB	Labe Airport		GN	11.3261	-12.2868	Africa/Conakry
LEL	YLEV	Lake Evella Airport		AU	-12.4989	135.806	Australia/Darwin
LEM	KLEM	Lemmon Municipal Airport	Lemmon	US	45.918381	-102.105536	America/Denver
LEN	LELN	Leon Airport	Leon	ES	42.589	-5.65556	Europe/Madrid
LEP	SNDN	Leopoldina Airport	Leopoldina	BR	-21.4661	-42.727	America/Sao_Paulo
LEQ	EGHC	Land's End Airport	Land's End	GB	50.1028	-5.67056	Europe/London
LER	YLST	Leinster Airport		AU	-27.8433	120.703	Australia/Perth
LES	FXLS	Lesobeng Airport	Lesobeng	LS	-29.7829	28.3167	Africa/Maseru
LET	SKLT	Alfredo Vasquez Cobo International Airport	Leticia	CO	-4.19355	-69.9432	America/Bogota
LEU	LESU	Aerodrom dels Pirineus-Alt Urgell Airport	Montferrer / Castellbo	ES	42.3386	1.40917	Europe/Madrid
LEV	NFNB	Levuka Airfield	Bureta	FJ	-17.7111	178.759	Pacific/Fiji
LEW	KLEW	Auburn/Lewiston Municipal Airport	Auburn/Lewiston	US	44.048473	-70.283507	America/New_York
LEX	KLEX	Blue Grass Airport	Lexington	US	38.036742	-84.608617	America/New_York
LEY	EHLE	Lelystad Airport	Lelystad	NL	52.4603	5.52722	Europe/Amsterdam
LFB	FQLU	Lumbo Airport	Lumbo	MZ	-15.0331	40.6717	Africa/Maputo
LFI	KLFI	Langley Afb Airport	Hampton	US	37.082889	-76.360544	America/New_York
LFK	KLFK	Angelina County Airport	Lufkin	US	31.234028	-94.75	America/Chicago
LFM	OISR	Lamerd Airport	Lamerd	IR	27.3727	53.1888	Asia/Tehran
LFN	KLHZ	Triangle North Executive Airport	Louisburg	US	36.023349	-78.330263	America/New_York
LFO	HAKL	Kelafo East Airport	Kelafo	ET	5.657	44.35	Africa/Addis_Ababa
LFP	YLFD	Lakefield Airport		AU	-14.9333	144.2	Australia/Brisbane
LFQ	ZBLF	Linfen Yaodu Airport	Linfen	CN	36.132629	111.641236	Asia/Shanghai
LFR	SVLF	La Fria Airport		VE	8.23917	-72.27103	America/Caracas
LFT	KLFT	Lafayette Regional/Paul Fournet Field	Lafayette	US	30.205027	-91.987754	America/Chicago
LFW	DXXX	Lome-Tokoin Airport	Lome	TG	6.16561	1.25451	Africa/Lome
LGA	KLGA	Laguardia Airport	New York	US	40.777242	-73.872606	America/New_York
LGB	KLGB	Long Beach (Daugherty Field) Airport	Long Beach	US	33.81793	-118.151891	America/Los_Angeles
LGC	KLGC	Lagrange/Callaway Airport	Lagrange	US	33.009151	-85.073204	America/New_York
LGD	KLGD	La Grande/Union County Airport	La Grande	US	45.289078	-118.006124	America/Los_Angeles
LGF	KLGF	Laguna Army Air Field (Yuma Proving Ground) Airport	Yuma Proving Ground (Yuma)	US	32.864581	-114.392975	America/Phoenix
LGG	EBLG	Liege Airport	Liege	BE	50.3811	5.2634	Europe/Brussels
LGH	YLEC	Leigh Creek Airport		AU	-30.5983	138.42599	Australia/Adelaide
LGI	MYLD	Deadman's Cay Airport	Deadman's Cay	BS	23.179	-75.0936	America/Nassau
LGK	WMKL	Langkawi International Airport	Langkawi	MY	6.32973	99.7287	Asia/Kuala_Lumpur
LGL	WBGF	Long Lellang Airport	Long Datih	MY	3.421	115.154	Asia/Kuching
LGO	EDWL	Langeoog Airport	Langeoog	DE	53.7425	7.49778	Europe/Berlin
LGQ	SENL	Nueva Loja Airport	Lago Agrio	EC	0.09306	-76.8675	America/Guayaquil
LGR	SCHR	Cochrane Airport	Cochrane	CL	-47.2438	-72.5884	America/Coyhaique
LGS	SAMM	Comodoro D.R. Salomon Airport	Malargue	AR	-35.4936	-69.5743	America/Argentina/Mendoza
LGT	SKGA	La Gaviota Airport		CO	4.54972	-70.925	America/Bogota
LGU	KLGU	Logan-Cache Airport	Logan	US	41.791771	-111.851647	America/Denver
LGW	EGKK	London Gatwick Airport	London	GB	51.1481	-0.19028	Europe/London
LHA	EDTL	Lahr Airport		DE	48.3693	7.82772	Europe/Berlin
LHB	EG74	Bruntingthorpe Airport	Bruntingthorpe	GB	52.49297	-1.12509	Europe/London
LHE	OPLA	Alama Iqbal International Airport	Lahore	PK	31.5216	74.4036	Asia/Karachi
LHG	YLRD	Lightning Ridge Airport		AU	-29.4567	147.98399	Australia/Sydney
LHI	WAJL	Lereh Airport	Lereh-Papua Island	ID	-3.1279	139.94299	Asia/Jayapura
LHK	ZHGH	Guangzhou MR Air Base	Guanghua	CN	32.3894	111.695	Asia/Shanghai
LHL	_LHL	Lachin International Airport	Lachın	AZ	40.49511	49.97697	Asia/Baku
LHR	EGLL	London Heathrow Airport	London	GB	51.4706	-0.46194	Europe/London
LHS	SAVH	Las Heras Airport	Las Heras	AR	-46.5383	-68.9653	America/Argentina/Rio_Gallegos
LHU	FYLS	Lianshulu Airport	Muneambuanas	NA	-18.1167	23.3933	Africa/Windhoek
LHV	KLHV	William T Piper Memorial Airport	Lock Haven	US	41.135778	-77.422306	America/New_York
LHW	ZLLL	Lanzhou Zhongchuan Airport	Lanzhou	CN	36.5152	103.62	Asia/Shanghai
LIA	ZULP	Liangping Airport	Liangping	CN	30.6794	107.786	Asia/Shanghai
LIB	YLIM	Limbunya Station Airport		AU	-17.25	129.883	Australia/Darwin
LIC	KLIC	Limon Municipal Airport	Limon	US	39.274778	-103.665861	America/Denver
LIE	FZFA	Libenge Airport	Libenge	CD	3.633	18.633	Africa/Kinshasa
LIF	NWWL	Lifou Airport	Lifou	NC	-20.7748	167.24001	Pacific/Noumea
LIG	LFBL	Limoges Airport	Limoges/Bellegarde	FR	45.8628	1.17944	Europe/Paris
LIH	PHLI	Lihue Airport	Lihue	US	21.975983	-159.338958	Pacific/Honolulu
LII	WAJM	Mulia Airport	Mulia-Papua Island	ID	-3.70947	137.976	Asia/Jayapura
LIL	LFQQ	Lille-Lesquin Airport	Lille/Lesquin	FR	50.5619	3.08944	Europe/Paris
LIM	SPJC	Jorge Chavez International Airport	Lima	PE	-12.0219	-77.1143	America/Lima
LIN	LIML	Linate Airport	Milan	IT	45.4451	9.27674	Europe/Rome
LIO	MRLM	Limon International Airport	Puerto Limon	CR	9.95796	-83.022	America/Costa_Rica
LIP	SBLN	Lins Airport	Lins	BR	-21.664	-49.7305	America/Sao_Paulo
LIQ	FZGA	Lisala Airport	Lisala	CD	2.170984	21.497129	Africa/Kinshasa
LIR	MRLB	Daniel Oduber Quiros International Airport	Liberia	CR	10.5933	-85.5444	America/Costa_Rica
LIS	LPPT	Lisbon Portela Airport	Lisbon	PT	38.7813	-9.13592	Europe/Lisbon
LIT	KLIT	Bill And Hillary Clinton Ntl/Adams Field	Little Rock	US	34.729441	-92.224777	America/Chicago
LIV	K4AK	Livengood Camp Airport	Livengood	US	65.467269	-148.653747	America/Anchorage
LIW	VYLK	Loikaw Airport	Loikaw	MM	19.6915	97.2148	Asia/Yangon
LIX	FWLK	Likoma Island Airport	Likoma Island	MW	-12.083	34.733	Africa/Blantyre
LIY	KLHW	Wright Army Air Field (Fort Stewart)/Midcoast Regional Airport	Fort Stewart (Hinesville)	US	31.887819	-81.562655	America/New_York
LIZ	ME16	Loring International Airport	Limestone	US	46.950428	-67.885861	America/New_York
LJA	FZVA	Lodja Airport	Lodja	CD	-3.417	23.45	Africa/Lubumbashi
LJG	ZPLJ	Lijiang Airport	Lijiang	CN	26.68	100.246	Asia/Shanghai
LJN	KLBX	Texas Gulf Coast Regional Airport	Angleton/Lake Jackson	US	29.108639	-95.462083	America/Chicago
LJU	LJLJ	Ljubljana Joze Pucnik Airport	Ljubljana	SI	46.2237	14.4576	Europe/Ljubljana
LKA	WRKL	Gewayentana Airport	Larantuka-Flores Island	ID	-8.34666	122.981	Asia/Makassar
LKB	NFNK	Lakeba Island Airport	Lakeba Island	FJ	-18.1992	-178.817	Pacific/Fiji
LKD	YLND	Lakeland Airport		AU	-15.8333	144.85001	Australia/Brisbane
LKG	HKLK	Lokichoggio Airport	Lokichoggio	KE	4.20412	34.3482	Africa/Nairobi
LKH	WBGL	Long Akah Airport	Long Akah	MY	3.3	114.783	Asia/Kuching
LKK	PAKL	Kulik Lake Airport	Kulik Lake	US	58.965006	-155.095612	America/Anchorage
LKL	ENNA	Banak Airport	Lakselv	NO	70.0688	24.9735	Europe/Oslo
LKN	ENLK	Leknes Airport	Leknes	NO	68.1525	13.6094	Europe/Oslo
LKO	VILK	Chaudhary Charan Singh International Airport	Lucknow	IN	26.7606	80.8893	Asia/Kolkata
LKP	KLKP	Lake Placid Airport	Lake Placid	US	44.264478	-73.961869	America/New_York
LKV	KLKV	Lake County Airport	Lakeview	US	42.161111	-120.399083	America/Los_Angeles
LKW	OOLK	Lekhwair Airport		OM	22.80498	55.37337	Asia/Muscat
LKY	HTLM	Lake Manyara Airport	Lake Manyara National Park	TZ	-3.37631	35.8183	Africa/Dar_es_Salaam
LKZ	EGUL	RAF Lakenheath	Lakenheath	GB	52.4093	0.561	Europe/London
LLA	ESPA	Lulea Airport	Lulea	SE	65.5438	22.122	Europe/Stockholm
LLB	ZULB	Qiannan Libo Airport		CN	25.4525	107.961667	Asia/Shanghai
LLE	FAMN	Riverside Airport	Malelane	ZA	-25.43	31.5767	Africa/Johannesburg
LLF	ZGLG	Lingling Airport	Yongzhou	CN	26.33866	111.61004	Asia/Shanghai
LLG	YCGO	Chillagoe Airport		AU	-17.1428	144.52901	Australia/Brisbane
LLI	HALL	Lalibella Airport	Lalibela	ET	11.975	38.98	Africa/Addis_Ababa
LLJ	WIPB	Silampari	Lubuk Linggau, Sumatra Island	ID	-3.28	102.91722	Asia/Jakarta
LLK	UBBL	Lankaran International Airport	Lankaran	AZ	38.7464	48.818	Asia/Baku
LLS	SATK	Alferez Armando Rodriguez Airport	Las Lomitas	AR	-24.7214	-60.5488	America/Argentina/Cordoba
LLT	FNLB	Lobito Airport	Lobito	AO	-12.3712	13.5366	Africa/Luanda
LLV	ZBLL	L?liang Dawu Airport	L?liang	CN	37.68333	111.14278	Asia/Shanghai
LLW	FWKI	Lilongwe International Airport	Lilongwe	MW	-13.7894	33.781	Africa/Blantyre
LLX	KCDA	Caledonia County Airport	Lyndonville	US	44.569114	-72.017979	America/New_York
LLY	KVAY	South Jersey Regional Airport	Mount Holly	US	39.942889	-74.84575	America/New_York
LMA	PAMH	Minchumina Airport	Minchumina	US	63.885972	-152.301833	America/Anchorage
LMB	FWSM	Salima Airport	Salima	MW	-13.75589	34.58419	Africa/Blantyre
LME	LFRM	Le Mans-Arnage Airport	Le Mans/Arnage	FR	47.9486	0.20167	Europe/Paris
LMI	AYLU	Lumi Airport	Lumi	PG	-3.47684	142.04129	Pacific/Port_Moresby
LMM	MMLM	Valle del Fuerte International Airport	Los Mochis	MX	25.6852	-109.081	America/Mazatlan
LMN	WBGJ	Limbang Airport	Limbang	MY	4.8083	115.01	Asia/Kuching
LMO	EGQS	RAF Lossiemouth	Lossiemouth	GB	57.7052	-3.33917	Europe/London
LMP	LICD	Lampedusa Airport	Lampedusa	IT	35.4979	12.6181	Europe/Rome
LMQ	HLMB	Marsa Brega Airport		LY	30.3781	19.5764	Africa/Tripoli
LMR	FALC	Lime Acres Finsch Mine Airport	Lime Acres	ZA	-28.3601	23.4391	Africa/Johannesburg
LMS	KLMS	Louisville/Winston County Airport	Louisville	US	33.145988	-89.062448	America/Chicago
LMT	KLMT	Crater Lake/Klamath Regional Airport	Klamath Falls	US	42.156143	-121.733365	America/Los_Angeles
LMV	VRGD	Madivaru Airport	Madivaru	MV	5.45778	73.37028	Indian/Maldives
LMY	AYLM	Lake Murray Airport	Lake Murray	PG	-7.00992	141.494	Pacific/Port_Moresby
LNA	KLNA	Palm Beach County Park Airport	West Palm Beach	US	26.593046	-80.085064	America/New_York
LNB	NVSM	Lamen Bay Airport	Lamen Bay	VU	-16.5842	168.159	Pacific/Efate
LND	KLND	Hunt Field	Lander	US	42.815385	-108.728563	America/Denver
LNE	NVSO	Lonorore Airport	Lonorore	VU	-15.8656	168.172	Pacific/Efate
LNH	YLKN	Lake Nash Airport		AU	-20.9667	137.91701	Australia/Darwin
LNI	AK71	Lonely Air Station	Lonely	US	70.910745	-153.242215	America/Anchorage
LNJ	ZPLC	Lincang Airport	Lincang	CN	23.73833	100.025	Asia/Shanghai
LNK	KLNK	Lincoln Airport	Lincoln	US	40.850891	-96.759121	America/Chicago
LNL	ZLLN	Longnan Chengxian Airport	Longnan	CN	33.788	105.797	Asia/Shanghai
LNN	KLNN	Lake County Executive Airport	Willoughby	US	41.684028	-81.38975	America/New_York
LNO	YLEO	Leonora Airport	Leonora	AU	-28.8781	121.315	Australia/Perth
LNP	KLNP	Lonesome Pine Airport	Wise	US	36.987632	-82.529784	America/New_York
LNR	KLNR	Tri-County Regional Airport	Lone Rock	US	43.211861	-90.179833	America/Chicago
LNS	KLNS	Lancaster Airport	Lancaster	US	40.122361	-76.294361	America/New_York
LNV	AYKY	Londolovit Airport	Londolovit	PG	-3.04361	152.629	Pacific/Port_Moresby
LNX	UUBS	Smolensk South Airport	Smolensk	RU	54.745	32.065	Europe/Moscow
LNY	PHNY	Lanai Airport	Lanai City	US	20.785611	-156.951418	Pacific/Honolulu
LNZ	LOWL	Linz Airport	Linz	AT	48.2332	14.1875	Europe/Vienna
LOA	YLOR	Lorraine Airport		AU	-18.9933	139.907	Australia/Brisbane
LOB	SCAN	San Rafael Airport	Los Andes	CL	-32.8142	-70.6467	America/Santiago
LOC	YLOK	Lock Airport	Lock	AU	-33.5442	135.69299	Australia/Adelaide
LOD	NVSG	Longana Airport	Longana	VU	-15.3067	167.967	Pacific/Efate
LOE	VTUL	Loei Airport		TH	17.4391	101.722	Asia/Bangkok
LOH	SETM	Camilo Ponce Enriquez Airport	La Toma (Catamayo)	EC	-3.99589	-79.3719	America/Guayaquil
LOI	SSLN	Helmuth Baungarten Airport	Lontras	BR	-27.16	-49.5425	America/Sao_Paulo
LOK	HKLO	Lodwar Airport	Lodwar	KE	3.12197	35.6087	Africa/Nairobi
LOL	KLOL	Derby Field	Lovelock	US	40.066467	-118.565086	America/Los_Angeles
LOO	DAUL	Laghouat Airport	Laghouat	DZ	33.7644	2.92834	Africa/Algiers
LOP	WADL	Bandara International Lombok Airport	Mataram	ID	-8.75732	116.27667	Asia/Makassar
LOS	DNMM	Murtala Muhammed International Airport	Lagos	NG	6.57737	3.32116	Africa/Lagos
LOT	KLOT	Lewis University Airport	Chicago/Romeoville	US	41.608097	-88.09639	America/Chicago
LOU	KLOU	Bowman Field	Louisville	US	38.227985	-85.663748	America/New_York
LOV	MMMV	Monclova International Airport		MX	26.9557	-101.47	America/Monterrey
LOW	KLKU	Louisa County/Freeman Field	Louisa	US	38.009825	-77.970127	America/New_York
LOY	HKLY	Loyengalani Airport	Loyengalani	KE	2.75	36.717	Africa/Nairobi
LOZ	KLOZ	London/Corbin/Magee Airport	London	US	37.086892	-84.077393	America/New_York
LPA	GCLP	Gran Canaria Airport	Gran Canaria Island	ES	27.9319	-15.3866	Atlantic/Canary
LPB	SLLP	El Alto International Airport	La Paz / El Alto	BO	-16.5133	-68.1923	America/La_Paz
LPC	KLPC	Lompoc Airport	Lompoc	US	34.665619	-120.467503	America/Los_Angeles
LPD	SKLP	La Pedrera Airport	La Pedrera	CO	-1.32861	-69.5797	America/Bogota
LPF	ZUPS	Liupanshui Yuezhao Airport	Liupanshui	CN	26.609417	104.979	Asia/Shanghai
LPG	SADL	La Plata Airport	La Plata	AR	-34.9722	-57.8947	America/Argentina/Buenos_Aires
LPI	ESSL	Linkoping SAAB Airport	Linkoping	SE	58.4062	15.6805	Europe/Stockholm
LPJ	SVAS	Armando Schwarck Airport	Guayabal	VE	6.57805	-66.8169	America/Caracas
LPK	UUOL	Lipetsk Airport	Lipetsk	RU	52.7028	39.5378	Europe/Moscow
LPL	EGGP	Liverpool John Lennon Airport	Liverpool	GB	53.3336	-2.84972	Europe/London
LPM	NVSL	Lamap Airport	Lamap	VU	-16.454	167.823	Pacific/Efate
LPO	KPPO	La Porte Municipal Airport	La Porte	US	41.572467	-86.734528	America/Chicago
LPP	EFLP	Lappeenranta Airport	Lappeenranta	FI	61.0446	28.1444	Europe/Helsinki
LPQ	VLLB	Luang Phabang International Airport	Luang Phabang	LA	19.8973	102.161	Asia/Vientiane
LPS	KS31	Lopez Island Airport	Lopez	US	48.483917	-122.937667	America/Los_Angeles
LPT	VTCL	Lampang Airport		TH	18.2709	99.5042	Asia/Bangkok
LPU	WRLP	Long Apung Airport	Long Apung, Borneo Island	ID	1.70449	114.9703	Asia/Makassar
LPX	EVLA	Liepaja International Airport	Liepaja	LV	56.5175	21.0969	Europe/Riga
LPY	LFHP	Le Puy-Loudes Airport	Le Puy/Loudes	FR	45.0807	3.76289	Europe/Paris
LPZ	SKSG	San Gil Airport	San Gil	CO	6.58444	-73.1283	America/Bogota
LQK	KLQK	Pickens County Airport	Pickens	US	34.809972	-82.702889	America/New_York
LQM	SKLG	Caucaya Airport	Puerto Leguizamo	CO	-0.18228	-74.7708	America/Bogota
LQN	OAQN	Qala-I-Naw Airport	Qala-I-Naw	AF	34.985	63.1178	Asia/Kabul
LRA	LGLR	Larisa Airport	Larisa	GR	39.65628	22.34	Europe/Athens
LRB	FXLR	Leribe Airport	Leribe	LS	-28.8556	28.0528	Africa/Maseru
LRD	KLRD	Laredo International Airport	Laredo	US	27.544194	-99.461583	America/Chicago
LRE	YLRE	Longreach Airport	Longreach	AU	-23.4342	144.28	Australia/Brisbane
LRF	KLRF	Little Rock Afb Airport	Jacksonville	US	34.91751	-92.145001	America/Chicago
LRG	OPLL	Loralai Airport	Loralai	PK	30.3555	68.6135	Asia/Karachi
LRH	LFBH	La Rochelle-Ile de Re Airport	La Rochelle/Ile de Re	FR	46.1792	-1.19528	Europe/Paris
LRJ	KLRJ	Le Mars Municipal Airport	Le Mars	US	42.778556	-96.193583	America/Chicago
LRL	DXNG	Niamtougou International Airport	Niamtougou	TG	9.76733	1.09125	Africa/Lome
LRM	MDLR	Casa De Campo International Airport	La Romana	DO	18.4507	-68.9118	America/Santo_Domingo
LRR	OISL	Lar Airport	Lar	IR	27.6747	54.3833	Asia/Tehran
LRS	LGLE	Leros Airport	Leros Island	GR	37.1849	26.8003	Europe/Athens
LRT	LFRH	Lorient South Brittany (Bretagne Sud) Airport	Lorient/Lann/Bihoue	FR	47.7606	-3.44	Europe/Paris
LRU	KLRU	Las Cruces International Airport	Las Cruces	US	32.289414	-106.921964	America/Denver
LRV	SVRS	Gran Roque Airport	Los Roques	VE	11.95	-66.67	America/Caracas
LSA	AYKA	Losuia Airport	Losuia	PG	-8.50582	151.08099	Pacific/Port_Moresby
LSB	KLSB	Lordsburg Municipal Airport	Lordsburg	US	32.333657	-108.69186	America/Denver
LSC	SCSE	La Florida Airport	La Serena-Coquimbo	CL	-29.9162	-71.1995	America/Santiago
LSE	KLSE	La Crosse Regional Airport	La Crosse	US	43.879266	-91.256634	America/Chicago
LSF	KLSF	Lawson Army Air Field (Fort Benning) Airport	Fort Benning (Columbus)	US	32.331781	-84.987152	America/New_York
LSG	_LSG	Leshan Airport (under construction, unknown coordinates)	Leshan	CN	29.55221	103.76539	Asia/Shanghai
LSH	VYLS	Lashio Airport	Lashio	MM	22.9779	97.7522	Asia/Yangon
LSI	EGPB	Sumburgh Airport	Lerwick	GB	59.8789	-1.29556	Europe/London
LSK	KLSK	Lusk Municipal Airport	Lusk	US	42.753806	-104.404556	America/Denver
LSL	MRLC	Los Chiles Airport	Los Chiles	CR	11.0353	-84.7061	America/Costa_Rica
LSM	WBGD	Long Semado Airport	Long Semado	MY	4.217	115.6	Asia/Kuching
LSN	KLSN	Los Banos Municipal Airport	Los Banos	US	37.063889	-120.869861	America/Los_Angeles
LSO	LFOO	Les Sables-d'Olonne Talmont Airport	Les Sables-d'Olonne	FR	46.4769	-1.72278	Europe/Paris
LSP	SVJC	Josefa Camejo International Airport	Paraguana	VE	11.78078	-70.1515	America/Caracas
LSQ	SCGE	Maria Dolores Airport	Los Angeles	CL	-37.4017	-72.4254	America/Santiago
LSS	TFFS	Terre-de-Haut Airport	Les Saintes	GP	15.8644	-61.5806	America/Guadeloupe
LST	YMLT	Launceston Airport	Launceston	AU	-41.5453	147.214	Australia/Hobart
LSU	WBGU	Long Sukang Airport	Long Sukang	MY	4.55222	115.494	Asia/Kuching
LSV	KLSV	Nellis Afb Airport	Las Vegas	US	36.2362	-115.034256	America/Los_Angeles
LSW	WITM	Malikus Saleh Airport	Lhok Seumawe, Sumatra Island	ID	5.22668	96.9503	Asia/Jakarta
LSX	WITL	Lhok Sukon Airport	Lhok Sukon, Sumatra Island	ID	5.06951	97.2592	Asia/Jakarta
LSY	YLIS	Lismore Airport	Lismore	AU	-28.8303	153.25999	Australia/Sydney
LSZ	LDLO	Losinj Island Airport	Losinj	HR	44.5658	14.3931	Europe/Zagreb
LTA	FATZ	Tzaneen Airport	Tzaneen	ZA	-23.8244	30.3293	Africa/Johannesburg
LTC	FTTH	Lai Airport	Lai	TD	9.4	16.3	Africa/Ndjamena
LTD	HLTD	Ghadames East Airport	Ghadames	LY	30.1517	9.71531	Africa/Tripoli
LTG	VNLT	Langtang Airport	Langtang	NP	28.2	85.583	Asia/Kathmandu
LTI	ZMAT	Altai Airport	Altai	MN	46.3764	96.2211	Asia/Ulaanbaatar
LTK	OSLK	Bassel Al-Assad International Airport	Latakia	SY	35.4011	35.9487	Asia/Damascus
LTL	FOOR	Lastourville Airport	Lastourville	GA	-0.82667	12.7486	Africa/Libreville
LTM	SYLT	Lethem Airport	Lethem	GY	3.37276	-59.7894	America/Guyana
LTN	EGGW	London Luton Airport	London	GB	51.8747	-0.36833	Europe/London
LTO	MMLT	Loreto International Airport	Loreto	MX	25.9892	-111.348	America/Mazatlan
LTP	YLHS	Lyndhurst Airport	Lyndhurst	AU	-19.1958	144.371	Australia/Brisbane
LTQ	LFAT	Le Touquet-Cote d'Opale Airport	Le Touquet-Paris-Plage	FR	50.5174	1.62059	Europe/Paris
LTS	KLTS	Altus Afb Airport	Altus	US	34.667975	-99.267751	America/Chicago
LTT	LFTZ	La Mole Airport	La Mole	FR	43.2054	6.482	Europe/Paris
LTU	VALT	Murod Kond Airport	Latur	IN	18.4115	76.4647	Asia/Kolkata
LTV	YLOV	Lotus Vale Airport	Lotus Vale	AU	-17.0483	141.37601	Australia/Brisbane
LTW	K2W6	St Mary's County Regional Airport	Leonardtown	US	38.315709	-76.552159	America/New_York
LTX	SELT	Cotopaxi International Airport	Latacunga	EC	-0.90683	-78.6158	America/Guayaquil
LUA	VNLK	Lukla Airport	Lukla	NP	27.6869	86.7297	Asia/Kathmandu
LUB	SYLP	Lumid Pau Airport	Lumid Pau	GY	2.39393	-59.441	America/Guyana
LUC	NFNH	Laucala Island Airport	Laucala Island	FJ	-16.7481	-179.66701	Pacific/Fiji
LUD	FYLZ	Luderitz Airport	Luderitz	NA	-26.6874	15.2429	Africa/Windhoek
LUE	LZLU	Lucenec Airport	Lucenec	SK	48.3394	19.7358	Europe/Bratislava
LUF	KLUF	Luke Afb Airport	Glendale	US	33.534961	-112.383207	America/Phoenix
LUG	LSZA	Lugano Airport	Lugano	CH	46.0043	8.91058	Europe/Zurich
LUH	VILD	Ludhiana Airport	Ludhiana	IN	30.855833	75.950556	Asia/Kolkata
LUK	KLUK	Cincinnati Municipal/Lunken Field	Cincinnati	US	39.102977	-84.417606	America/New_York
LUL	KLUL	Hesler/Noble Field	Laurel	US	31.673028	-89.172806	America/Chicago
LUM	ZPLX	Mangshi Airport	Luxi	CN	24.4011	98.5317	Asia/Shanghai
LUN	FLKK	Kenneth Kaunda International Airport	Lusaka	ZM	-15.3308	28.4526	Africa/Lusaka
LUO	FNUE	Luena Airport	Luena	AO	-11.7681	19.8977	Africa/Luanda
LUP	PHLU	Kalaupapa Airport	Kalaupapa	US	21.21104	-156.973597	Pacific/Honolulu
LUQ	SAOU	Brigadier Mayor D Cesar Raul Ojeda Airport	San Luis	AR	-33.2732	-66.3564	America/Argentina/San_Luis
LUR	PALU	Cape Lisburne Lrrs Airport	Cape Lisburne	US	68.875128	-166.111082	America/Anchorage
LUS	FZCE	Lusanga Airport	Lusanga	CD	-4.8	18.717	Africa/Kinshasa
LUT	YLRS	New Laura Airport		AU	-15.1833	144.367	Australia/Brisbane
LUU	YLRA	Laura Airport		AU	-15.55	144.45	Australia/Brisbane
LUV	WAPL	Dumatumbun Airport	Langgur-Seram Island	ID	-5.66162	132.731	Asia/Jayapura
LUW	WAMW	Bubung Airport	Luwok-Celebes Island	ID	-1.03892	122.772	Asia/Makassar
LUX	ELLX	Luxembourg-Findel International Airport	Luxembourg	LU	49.3724	6.1216	Europe/Luxembourg
LUZ	EPLB	Lublin Airport	Lublin	PL	51.24028	22.71361	Europe/Warsaw
LVA	LFOV	Laval-Entrammes Airport	Laval/Entrammes	FR	48.0314	-0.74299	Europe/Paris
LVD	K2AK	Lime Village Airport	Lime Village	US	61.359131	-155.440386	America/Anchorage
LVI	FLLI	Livingstone Airport	Livingstone	ZM	-17.8218	25.8227	Africa/Lusaka
LVK	KLVK	Livermore Municipal Airport	Livermore	US	37.693389	-121.820361	America/Los_Angeles
LVL	KLVL	Brunswick County Airport	Lawrenceville	US	36.774629	-77.793782	America/New_York
LVM	KLVM	Mission Field	Livingston	US	45.699417	-110.448028	America/Denver
LVO	YLTN	Laverton Airport		AU	-28.6136	122.424	Australia/Perth
LVP	OIBV	Lavan Island Airport		IR	26.8103	53.3563	Asia/Tehran
LVR	SILC	Municipal Bom Futuro Airport	Lucas do Rio Verde	BR	-13.03786	-55.95025	America/Cuiaba
LVS	KLVS	Las Vegas Municipal Airport	Las Vegas	US	35.654222	-105.142389	America/Denver
LWB	KLWB	Greenbrier Valley Airport	Lewisburg	US	37.858307	-80.399483	America/New_York
LWC	KLWC	Lawrence Regional Airport	Lawrence	US	39.011111	-95.216472	America/Chicago
LWH	YLAH	Lawn Hill Airport		AU	-18.5683	138.63499	Australia/Brisbane
LWI	AYLO	Lowai Airstrip	Lowai	PG	-6.3344	146.6458	Pacific/Port_Moresby
LWK	EGET	Lerwick / Tingwall Airport	Lerwick	GB	60.1922	-1.24361	Europe/London
LWL	KLWL	Wells Municipal/Harriet Field	Wells	US	41.117111	-114.922139	America/Los_Angeles
LWM	KLWM	Lawrence Municipal Airport	Lawrence	US	42.717042	-71.123533	America/New_York
LWN	UDSG	Gyumri Shirak Airport	Gyumri	AM	40.7504	43.8593	Asia/Yerevan
LWO	UKLL	Lviv International Airport	Lviv	UA	49.8125	23.9561	Europe/Kyiv
LWR	EHLW	Leeuwarden Air Base	Leeuwarden	NL	53.2286	5.76056	Europe/Amsterdam
LWS	KLWS	Lewiston/Nez Perce County Airport	Lewiston	US	46.374499	-117.015396	America/Los_Angeles
LWT	KLWT	Lewistown Municipal Airport	Lewistown	US	47.04925	-109.466694	America/Denver
LWV	KLWV	Lawrenceville-Vincennes International Airport	Lawrenceville	US	38.764278	-87.6055	America/Chicago
LWY	WBGW	Lawas Airport	Lawas	MY	4.84917	115.408	Asia/Kuching
LXA	ZULS	Lhasa Gonggar Airport	Lhasa	CN	29.2978	90.9119	Asia/Shanghai
LXG	VLLN	Luang Namtha Airport	Luang Namtha	LA	20.967	101.4	Asia/Vientiane
LXN	KLXN	Jim Kelly Field	Lexington	US	40.790424	-99.775914	America/Chicago
LXR	HELX	Luxor International Airport	Luxor	EG	25.671	32.7066	Africa/Cairo
LXS	LGLM	Limnos Airport	Limnos Island	GR	39.9171	25.2363	Europe/Athens
LXU	FLLK	Lukulu Airport	Lukulu	ZM	-14.3748	23.2495	Africa/Lusaka
LXV	KLXV	Lake County Airport	Leadville	US	39.219472	-106.316417	America/Denver
LYA	ZHLY	Luoyang Airport	Luoyang	CN	34.7411	112.388	Asia/Shanghai
LYB	MWCL	Edward Bodden Airfield	Little Cayman	KY	19.667	-80.1	America/Cayman
LYC	ESNL	Lycksele Airport		SE	64.5483	18.7162	Europe/Stockholm
LYG	ZSLG	Lianyungang Airport	Lianyungang	CN	34.57167	118.87361	Asia/Shanghai
LYH	KLYH	Lynchburg Regional/Preston Glenn Field	Lynchburg	US	37.325389	-79.201222	America/New_York
LYI	ZSLY	Shubuling Airport	Linyi	CN	35.0461	118.412	Asia/Shanghai
LYN	LFLY	Lyon-Bron Airport	Lyon/Bron	FR	45.7272	4.94427	Europe/Paris
LYO	KLYO	Lyons-Rice County Municipal Airport	Lyons	US	38.34025	-98.228556	America/Chicago
LYP	OPFA	Faisalabad International Airport	Faisalabad	PK	31.365	72.9948	Asia/Karachi
LYR	ENSB	Svalbard Airport Longyear	Longyearbyen	NO	78.2461	15.4656	Arctic/Longyearbyen
LYS	LFLL	Lyon Saint-Exupery Airport	Lyon	FR	45.7264	5.09083	Europe/Paris
LYU	KELO	Ely Municipal Airport	Ely	US	47.824013	-91.829321	America/Chicago
LYX	EGMD	Lydd Airport	Lydd	GB	50.9561	0.93917	Europe/London
LZA	FZUG	Luiza Airport	Luiza	CD	-7.183	22.4	Africa/Lubumbashi
LZC	MMLC	Lazaro Cardenas Airport	Lazaro Cardenas	MX	18.0017	-102.221	America/Mexico_City
LZG	ZULA	Langzhong Gucheng Airport	Langzhong	CN	31.50366	106.03535	Asia/Shanghai
LZH	ZGZH	Bailian Airport	Liuzhou	CN	24.2075	109.391	Asia/Shanghai
LZI	FZAL	Luozi Airport	Luozi	CD	-4.95	14.133	Africa/Kinshasa
LZM	FNLZ	Luzamba Airport	Luzamba	AO	-9.11596	18.0493	Africa/Luanda
LZN	RCFG	Matsu Nangan Airport	Nangang Island	TW	26.1598	119.958	Asia/Taipei
LZO	ZULZ	Luzhou Airport	Luzhou	CN	28.8522	105.393	Asia/Shanghai
LZR	YLZI	Lizard Island Airport		AU	-14.6667	145.45	Australia/Brisbane
LZU	KLZU	Gwinnett County/Briscoe Field	Lawrenceville	US	33.978092	-83.962364	America/New_York
LZY	ZUNZ	Nyingchi Airport	Nyingchi	CN	29.3033	94.3353	Asia/Shanghai
MAA	VOMM	Chennai International Airport	Chennai	IN	12.99001	80.1693	Asia/Kolkata
MAB	SBMA	Maraba Airport	Maraba	BR	-5.36859	-49.138	America/Araguaina
MAC	KMAC	Macon Downtown Airport	Macon	US	32.821764	-83.561935	America/New_York
MAD	LEMD	Madrid Barajas International Airport	Madrid	ES	40.4936	-3.56676	Europe/Madrid
MAE	KMAE	Madera Municipal Airport	Madera	US	36.9886	-120.11245	America/Los_Angeles
MAF	KMAF	Midland International Air And Space Port Airport	Midland	US	31.942528	-102.201917	America/Chicago
MAG	AYMD	Madang Airport	Madang	PG	-5.20708	145.789	Pacific/Port_Moresby
MAH	LEMH	Menorca Airport	Menorca Island	ES	39.8626	4.21865	Europe/Madrid
MAJ	PKMJ	Amata Kabua International Airport	Majuro Atoll	MH	7.064978	171.272028	Pacific/Majuro
MAK	HSSM	Malakal Airport	Malakal	SS	9.55897	31.6522	Africa/Juba
MAL	WAPE	Mangole Airport Falabisahaya	Mangole Island	ID	-1.87579	125.83	Asia/Jayapura
MAM	MMMA	General Servando Canales International Airport	Matamoros	MX	25.7699	-97.5253	America/Matamoros
MAN	EGCC	Manchester Airport	Manchester	GB	53.3537	-2.27495	Europe/London
MAO	SBEG	Eduardo Gomes International Airport	Manaus	BR	-3.03861	-60.0497	America/Boa_Vista
MAQ	VTPM	Mae Sot Airport		TH	16.6999	98.5451	Asia/Bangkok
MAR	SVMC	La Chinita International Airport	Maracaibo	VE	10.55821	-71.72786	America/Caracas
MAS	AYMO	Momote Airport		PG	-2.06189	147.424	Pacific/Port_Moresby
MAT	FZAM	Tshimpi Airport	Matadi	CD	-5.79961	13.4404	Africa/Kinshasa
MAU	NTTP	Maupiti Airport		PF	-16.4265	-152.244	Pacific/Tahiti
MAW	KMAW	Malden Regional Airport	Malden	US	36.598204	-89.992549	America/Chicago
MAX	GOSM	Ouro Sogui Airport	Matam	SN	15.5936	-13.3228	Africa/Dakar
MAY	MYAB	Clarence A. Bain Airport	Mangrove Cay	BS	24.2877	-77.6846	America/Nassau
MAZ	TJMZ	Eugenio Maria De Hostos Airport	Mayaguez	US	18.255694	-67.148472	America/Puerto_Rico
MBA	HKMO	Mombasa Moi International Airport	Mombasa	KE	-4.03483	39.5942	Africa/Nairobi
MBB	YMBL	Marble Bar Airport		AU	-21.1633	119.833	Australia/Perth
MBC	FOGG	M'Bigou Airport	M'Bigou	GA	-1.883	11.933	Africa/Libreville
MBD	FAMM	Mmabatho International Airport	Mafeking	ZA	-25.7984	25.548	Africa/Johannesburg
MBE	RJEB	Monbetsu Airport	Monbetsu	JP	44.3039	143.40401	Asia/Tokyo
MBF	YPOK	Porepunkah Airport		AU	-36.71773	146.89004	Australia/Melbourne
MBG	KMBG	Mobridge Municipal Airport	Mobridge	US	45.546284	-100.40627	America/Chicago
MBH	YMYB	Maryborough Airport		AU	-25.5133	152.715	Australia/Brisbane
MBI	HTMB	Mbeya Airport	Mbeya	TZ	-8.917	33.467	Africa/Dar_es_Salaam
MBJ	MKJS	Sangster International Airport	Montego Bay	JM	18.5037	-77.9134	America/Jamaica
MBK	SWXM	Regional Orlando Villas Boas Airport	Matupa	BR	-10.17028	-54.95278	America/Cuiaba
MBL	KMBL	Manistee County/Blacker Airport	Manistee	US	44.272465	-86.246901	America/Detroit
MBO	RPUM	Mamburao Airport		PH	13.2081	120.605	Asia/Manila
MBP	SPBB	Moyobamba Airport	Moyobamba	PE	-6.01889	-76.98833	America/Lima
MBQ	HUMA	Mbarara Airport	Mbarara	UG	-0.55528	30.5994	Africa/Kampala
MBS	KMBS	Mbs International Airport	Saginaw	US	43.532927	-84.079636	America/New_York
MBT	RPVJ	Moises R. Espinosa Airport	Masbate	PH	12.3694	123.629	Asia/Manila
MBU	AGGI	Babanakira Airport	Mbambanakira	SB	-9.7475	159.839	Pacific/Guadalcanal
MBW	YMMB	Melbourne Moorabbin Airport	Melbourne	AU	-37.9758	145.10201	Australia/Melbourne
MBX	LJMB	Maribor Airport		SI	46.4799	15.6861	Europe/Ljubljana
MBY	KMBY	Omar N Bradley Airport	Moberly	US	39.46317	-92.42589	America/Chicago
MBZ	SWMW	Maues Airport	Maues	BR	-3.37217	-57.7248	America/Boa_Vista
MCA	GUMA	Macenta Airport	Macenta	GN	8.533	-9.467	Africa/Conakry
MCB	KMCB	Mc Comb/Pike County/John E Lewis Field	Mc Comb	US	31.178444	-90.471861	America/Chicago
MCC	KMCC	Mc Clellan Airfield	Sacramento	US	38.667639	-121.400611	America/Los_Angeles
MCD	KMCD	Mackinac Island Airport	Mackinac Island	US	45.864983	-84.637094	America/Detroit
MCE	KMCE	Merced Yosemite Regional Airport	Merced	US	37.28475	-120.513917	America/Los_Angeles
MCF	KMCF	Macdill Afb Airport	Tampa	US	27.849344	-82.521219	America/New_York
MCG	PAMC	Mc Grath Airport	Mc Grath	US	62.952785	-155.607051	America/Anchorage
MCH	SEMH	General Manuel Serrano Airport	Machala	EC	-3.2689	-79.9616	America/Guayaquil
MCI	KMCI	Kansas City International Airport	Kansas City	US	39.297604	-94.713906	America/Chicago
MCJ	SKLM	Jorge Isaac Airport	La Mina-Maicao	CO	11.2325	-72.4901	America/Bogota
MCK	KMCK	Mc Cook Ben Nelson Regional Airport	Mc Cook	US	40.206292	-100.592094	America/Chicago
MCL	PAIN	Mc Kinley Ntl Park Airport	Mckinley Park	US	63.732598	-148.910638	America/Anchorage
MCN	KMCN	Middle Georgia Regional Airport	Macon	US	32.692833	-83.649222	America/New_York
MCO	KMCO	Orlando International Airport	Orlando	US	28.429394	-81.308993	America/New_York
MCP	SBMQ	Alberto Alcolumbre Airport	Macapa	BR	0.05066	-51.0722	America/Belem
MCR	MGMM	Melchor de Mencos Airport	Melchor de Mencos	GT	17.06861	-89.15222	America/Guatemala
MCS	SARM	Monte Caseros Airport	Monte Caseros	AR	-30.2719	-57.6402	America/Argentina/Cordoba
MCT	OOMS	Muscat International Airport	Muscat	OM	23.5933	58.2844	Asia/Muscat
MCU	LFBK	Montlucon-Gueret Airport	Montlucon/Gueret	FR	46.2226	2.36396	Europe/Paris
MCV	YMHU	McArthur River Mine Airport	McArthur River Mine	AU	-16.4425	136.084	Australia/Darwin
MCW	KMCW	Mason City Municipal Airport	Mason City	US	43.157806	-93.33125	America/Chicago
MCX	URML	Uytash Airport	Makhachkala	RU	42.8168	47.6523	Europe/Moscow
MCY	YBMC	Sunshine Coast Airport	Maroochydore	AU	-26.6033	153.091	Australia/Brisbane
MCZ	SBMO	Zumbi dos Palmares Airport	Maceio	BR	-9.51081	-35.7917	America/Maceio
MDC	WAMM	Sam Ratulangi Airport	Manado-Celebes Island	ID	1.54926	124.926	Asia/Makassar
MDD	KMDD	Midland Airpark	Midland	US	32.036545	-102.101512	America/Chicago
MDE	SKRG	Jose Maria Cordova International Airport	Rionegro	CO	6.16454	-75.4231	America/Bogota
MDF	KMDZ	Taylor County Airport	Medford	US	45.101318	-90.300174	America/Chicago
MDG	ZYMD	Mudanjiang Hailang International Airport	Mudanjiang	CN	44.5241	129.569	Asia/Shanghai
MDH	KMDH	Southern Illinois Airport	Carbondale/Murphysboro	US	37.778083	-89.252028	America/Chicago
MDI	DNMK	Makurdi Airport	Makurdi	NG	7.70388	8.61394	Africa/Lagos
MDJ	KS33	Madras Municipal Airport	Madras	US	44.670163	-121.155149	America/Los_Angeles
MDK	FZEA	Mbandaka Airport	Mbandaka	CD	0.0226	18.2887	Africa/Kinshasa
MDL	VYMD	Mandalay International Airport	Mandalay	MM	21.7022	95.9779	Asia/Yangon
MDN	KIMS	Madison Regional Airport	Madison	US	38.759917	-85.464694	America/Indiana/Indianapolis
MDO	PAMD	Middleton Island Airport	Middleton Island	US	59.449944	-146.307241	America/Anchorage
MDP	WAKD	Mindiptana Airport	Mindiptana-Papua Island	ID	-5.75	140.367	Asia/Jayapura
MDQ	SAZM	Astor Piazzola International Airport	Mar del Plata	AR	-37.9342	-57.5733	America/Argentina/Buenos_Aires
MDS	MBMC	Middle Caicos Airport	Middle Caicos	TC	21.82602	-71.8025	America/Grand_Turk
MDT	KMDT	Harrisburg International Airport	Harrisburg	US	40.193192	-76.762619	America/New_York
MDU	AYMN	Mendi Airport		PG	-6.14774	143.657	Pacific/Port_Moresby
MDW	KMDW	Chicago Midway International Airport	Chicago	US	41.785643	-87.752729	America/Chicago
MDX	SATM	Mercedes Airport	Mercedes	AR	-29.2214	-58.0878	America/Argentina/Cordoba
MDY	PMDY	Henderson Field	Midway Atoll	UM	28.201484	-177.381309	Pacific/Midway
MDZ	SAME	El Plumerillo Airport	Mendoza	AR	-32.8317	-68.7929	America/Argentina/Mendoza
MEA	SBME	Macae Airport	Macae	BR	-22.343	-41.766	America/Sao_Paulo
MEB	YMEN	Melbourne Essendon Airport		AU	-37.7281	144.90199	Australia/Melbourne
MEC	SEMT	Eloy Alfaro International Airport	Manta	EC	-0.94608	-80.6788	America/Guayaquil
MED	OEMA	Prince Mohammad Bin Abdulaziz Airport	Medina	SA	24.5534	39.7051	Asia/Riyadh
MEE	NWWR	Mare Airport	Mare	NC	-21.4817	168.03799	Pacific/Noumea
MEG	FNMA	Malanje Airport	Malanje	AO	-9.52509	16.3124	Africa/Luanda
MEH	ENMH	Mehamn Airport	Mehamn	NO	71.0297	27.8267	Europe/Oslo
MEI	KMEI	Key Field	Meridian	US	32.332862	-88.751572	America/Chicago
MEJ	KGKJ	Port Meadville Airport	Meadville	US	41.626528	-80.214722	America/New_York
MEK	GMFM	Bassatine Airport	Meknes	MA	33.8791	-5.51512	Africa/Casablanca
MEL	YMML	Melbourne International Airport	Melbourne	AU	-37.6733	144.843	Australia/Melbourne
MEM	KMEM	Frederick W Smith International/Memphis Airport	Memphis	US	35.042411	-89.976679	America/Chicago
MEN	LFNB	Mende-Brenoux Airport	Mende/Brenoux	FR	44.5021	3.53282	Europe/Paris
MEO	KMQI	Dare County Regional Airport	Manteo	US	35.918983	-75.695536	America/New_York
MEP	WMAU	Mersing Airport	Mersing	MY	2.383	103.867	Asia/Kuala_Lumpur
MEQ	WITC	Cut Nyak Dien Airport	Peureumeue, Sumatra Island	ID	4.25	96.217	Asia/Jakarta
MER	KMER	Castle Airport	Atwater	US	37.380484	-120.568186	America/Los_Angeles
MES	WIMK	Soewondo Air Force Base	Medan, Sumatra Island	ID	3.55917	98.67111	Asia/Jakarta
MET	YMOT	Moreton Airport	Moreton	AU	-12.4442	142.638	Australia/Brisbane
MEU	SBMD	Monte Dourado Airport	Almeirim	BR	-0.88984	-52.6022	America/Belem
MEV	KMEV	Minden-Tahoe Airport	Minden	US	39.0005	-119.751111	America/Los_Angeles
MEW	FZVM	Mweka Airport	Mweka	CD	-4.85	21.55	Africa/Lubumbashi
MEX	MMMX	Licenciado Benito Juarez International Airport	Mexico City	MX	19.4363	-99.0721	America/Mexico_City
MEY	VNMG	Meghauli Airport	Meghauli	NP	27.5774	84.22875	Asia/Kathmandu
MEZ	FAMH	Musina(Messina) Airport	Musina	ZA	-22.356	29.9862	Africa/Johannesburg
MFA	HTMA	Mafia Island Airport	Mafia Island	TZ	-7.917	39.667	Africa/Dar_es_Salaam
MFC	FXMF	Mafeteng Airport	Mafeteng	LS	-29.8011	27.2436	Africa/Maseru
MFD	KMFD	Mansfield Lahm Regional Airport	Mansfield	US	40.821417	-82.516639	America/New_York
MFE	KMFE	Mc Allen International Airport	Mc Allen	US	26.175833	-98.238611	America/Chicago
MFF	FOOD	Moanda Airport	Moanda	GA	-1.533	13.267	Africa/Libreville
MFG	OPMF	Muzaffarabad Airport	Muzaffarabad	PK	34.339	73.5086	Asia/Karachi
MFH	K67L	Mesquite Airport	Mesquite	US	36.833139	-114.055889	America/Los_Angeles
MFI	KMFI	Marshfield Municipal Airport	Marshfield	US	44.636892	-90.189318	America/Chicago
MFJ	NFMO	Moala Airport	Moala	FJ	-18.5667	179.951	Pacific/Fiji
MFK	RCMT	Matsu Beigan Airport	Beigan Island	TW	26.2242	120.003	Asia/Taipei
MFM	VMMC	Macau International Airport	Taipa	MO	22.1496	113.592	Asia/Macau
MFN	NZMF	Milford Sound Airport		NZ	-44.6733	167.923	Pacific/Auckland
MFO	AYNG	Manguna Airport	Manguna	PG	-5.57778	151.79233	Pacific/Port_Moresby
MFP	YMCR	Manners Creek Airport		AU	-22.1	137.983	Australia/Darwin
MFQ	DRRM	Maradi Airport	Maradi	NE	13.5025	7.12675	Africa/Niamey
MFR	KMFR	Rogue Valley International/Medford Airport	Medford	US	42.374965	-122.873288	America/Los_Angeles
MFS	SKMF	Miraflores Airport	Miraflores	CO	1.35	-71.9444	America/Bogota
MFU	FLMF	Mfuwe Airport	Mfuwe	ZM	-13.2589	31.9366	Africa/Lusaka
MFV	KMFV	Accomack County Airport	Melfa	US	37.646879	-75.761045	America/New_York
MFX	LFKX	Meribel Airport	Ajaccio	FR	45.4069	6.58056	Europe/Paris
MGA	MNMG	Augusto C. Sandino (Managua) International Airport	Managua	NI	12.1415	-86.1682	America/Managua
MGB	YMTG	Mount Gambier Airport		AU	-37.7456	140.785	Australia/Adelaide
MGC	KMGC	Michigan City Municipal-Phillips Field	Michigan City	US	41.703315	-86.82124	America/Chicago
MGD	SLMG	Magdalena Airport	Magdalena	BO	-13.26075	-64.06076	America/La_Paz
MGE	KMGE	Dobbins Arb Airport	Marietta	US	33.914442	-84.514247	America/New_York
MGF	SBMG	Regional de Maringa - Silvio Nane Junior Airport	Maringa	BR	-23.47944	-52.01222	America/Sao_Paulo
MGH	FAMG	Margate Airport	Margate	ZA	-30.8574	30.343	Africa/Johannesburg
MGJ	KMGJ	Orange County Airport	Montgomery	US	41.511812	-74.263539	America/New_York
MGK	VYMT	Mong Tong Airport	Mong Tong	MM	20.2967	98.8989	Asia/Yangon
MGL	EDLN	Monchengladbach Airport	Monchengladbach	DE	51.23028	6.50444	Europe/Berlin
MGM	KMGM	Montgomery Regional (Dannelly Field) Airport	Montgomery	US	32.300639	-86.393972	America/Chicago
MGN	SKMG	Baracoa Airport	Magangue	CO	9.28474	-74.8461	America/Bogota
MGQ	HCMM	Aden Adde International Airport	Mogadishu	SO	2.01444	45.3047	Africa/Mogadishu
MGR	KMGR	Moultrie Municipal Airport	Moultrie	US	31.085579	-83.802809	America/New_York
MGS	NCMG	Mangaia Island Airport	Mangaia Island	CK	-21.89599	-157.90666	Pacific/Rarotonga
MGT	YMGB	Milingimbi Airport	Milingimbi Island	AU	-12.0944	134.894	Australia/Darwin
MGU	VYMN	Manaung Airport	Manaung	MM	18.8458	93.6889	Asia/Yangon
MGV	YMGR	Margaret River (Station) Airport		AU	-18.6217	126.883	Australia/Perth
MGW	KMGW	Morgantown Municipal/Walter L Bill Hart Field	Morgantown	US	39.643595	-79.917547	America/New_York
MGX	FOGI	Moabi Airport	Moabi	GA	-2.433	11.0	Africa/Libreville
MGY	KMGY	Dayton/Wright Brothers Airport	Dayton	US	39.588972	-84.224861	America/New_York
MGZ	VYME	Myeik Airport	Mkeik	MM	12.4398	98.6215	Asia/Yangon
MHA	SYMD	Mahdia Airport	Mahdia	GY	5.27749	-59.1511	America/Guyana
MHC	SCPQ	Mocopulli Airport	Dalcahue	CL	-42.34028	-73.71556	America/Santiago
MHD	OIMM	Mashhad International Airport	Mashhad	IR	36.2352	59.641	Asia/Tehran
MHE	KMHE	Mitchell Municipal Airport	Mitchell	US	43.774822	-98.038615	America/Chicago
MHG	EDFM	Mannheim-City Airport	Mannheim	DE	49.47306	8.51417	Europe/Berlin
MHH	MYAM	Marsh Harbour International Airport	Marsh Harbour	BS	26.5114	-77.0835	America/Nassau
MHI	HDMO	Moucha Airport	Moucha Island	DJ	11.71667	43.2	Africa/Djibouti
MHK	KMHK	Manhattan Regional Airport	Manhattan	US	39.141417	-96.671556	America/Chicago
MHL	KMHL	Marshall Memorial Municipal Airport	Marshall	US	39.095478	-93.203	America/Chicago
MHN	84NE	Hooker County Airport	Mullen	US	42.042164	-101.059661	America/Denver
MHO	YMHO	Mount House Airport		AU	-17.055	125.71	Australia/Perth
MHQ	EFMA	Mariehamn Airport		FI	60.1222	19.8982	Europe/Mariehamn
MHR	KMHR	Sacramento Mather Airport	Sacramento	US	38.555311	-121.297211	America/Los_Angeles
MHS	K1O6	Dunsmuir Municipal-Mott Airport	Dunsmuir	US	41.262919	-122.272037	America/Los_Angeles
MHT	KMHT	Manchester Boston Regional Airport	Manchester	US	42.932806	-71.43575	America/New_York
MHU	YHOT	Mount Hotham Airport	Mount Hotham	AU	-37.0475	147.334	Australia/Melbourne
MHV	KMHV	Mojave Air & Space Port/Rutan Field	Mojave	US	35.058944	-118.150611	America/Los_Angeles
MHW	SLAG	Monteagudo Airport	El Banado	BO	-19.827	-63.961	America/La_Paz
MHX	NCMH	Manihiki Island Airport	Manihiki Island	CK	-10.3767	-161.002	Pacific/Rarotonga
MHZ	EGUN	RAF Mildenhall	Mildenhall	GB	52.3619	0.48641	Europe/London
MIA	KMIA	Miami International Airport	Miami	US	25.795361	-80.290116	America/New_York
MIB	KMIB	Minot Afb Airport	Minot	US	48.415768	-101.358041	America/Chicago
MIC	KMIC	Crystal Airport	Minneapolis	US	45.062469	-93.353965	America/Chicago
MID	MMMD	Licenciado Manuel Crescencio Rejon Int Airport	Merida	MX	20.937	-89.6577	America/Merida
MIE	KMIE	Delaware County Regional Airport	Muncie	US	40.242472	-85.39575	America/Indiana/Indianapolis
MIF	KE01	Roy Hurd Memorial Airport	Monahans	US	31.582472	-102.909028	America/Chicago
MIG	ZUMY	Mianyang Airport	Mianyang	CN	31.4281	104.741	Asia/Shanghai
MIH	YMIP	Mitchell Plateau Airport	Mitchell Plateau	AU	-14.7914	125.824	Australia/Perth
MII	SBML	Marilia Airport	Marilia	BR	-22.1969	-49.9264	America/Sao_Paulo
MIJ	K1Q9	Mili Airport	Mili Island	MH	6.083333	171.733333	Pacific/Majuro
MIK	EFMI	Mikkeli Airport	Mikkeli	FI	61.6866	27.2018	Europe/Helsinki
MIM	YMER	Merimbula Airport	Merimbula	AU	-36.9086	149.901	Australia/Sydney
MIN	YMPA	Minnipa Airport		AU	-32.8433	135.145	Australia/Adelaide
MIO	KMIO	Miami Regional Airport	Miami	US	36.909222	-94.8875	America/Chicago
MIP	LLMR	Mitzpe Ramon Airfield	Mitzpe Ramon	IL	30.6506	34.8069	Asia/Jerusalem
MIQ	KMLE	Millard Airport	Omaha	US	41.195986	-96.112265	America/Chicago
MIR	DTMB	Monastir Habib Bourguiba International Airport	Monastir	TN	35.7581	10.7547	Africa/Tunis
MIS	AYMS	Misima Island Airport	Misima Island	PG	-10.6892	152.838	Pacific/Port_Moresby
MIT	KMIT	Shafter-Minter Field	Shafter	US	35.507478	-119.192131	America/Los_Angeles
MIU	DNMA	Maiduguri International Airport	Maiduguri	NG	11.8553	13.0809	Africa/Lagos
MIV	KMIV	Millville Municipal Airport	Millville	US	39.367806	-75.072222	America/New_York
MIW	KMIW	Marshalltown Municipal Airport	Marshalltown	US	42.11275	-92.917778	America/Chicago
MJA	FMSJ	Manja Airport	Manja	MG	-21.42611	44.31651	Indian/Antananarivo
MJC	DIMN	Man Airport		CI	7.27207	-7.58736	Africa/Abidjan
MJD	OPMJ	Moenjodaro Airport	Moenjodaro	PK	27.3352	68.1431	Asia/Karachi
MJF	ENMS	Mosjøen Airport Kjaerstad		NO	65.784	13.2149	Europe/Oslo
MJG	MUMJ	Mayajigua Airport	Mayajigua	CU	22.2308	-79.0622	America/Havana
MJI	HLLM	Mitiga Airport	Tripoli	LY	32.8941	13.276	Africa/Tripoli
MJK	YSHK	Shark Bay Airport	Monkey Mia	AU	-25.8939	113.577	Australia/Perth
MJL	FOGM	Mouilla Ville Airport	Mouila	GA	-1.84514	11.0567	Africa/Libreville
MJM	FZWA	Mbuji Mayi Airport	Mbuji Mayi	CD	-6.12124	23.569	Africa/Lubumbashi
MJN	FMNM	Amborovy Airport		MG	-15.66684	46.35123	Indian/Antananarivo
MJO	FYME	Mount Etjo Airport		NA	-21.0233	16.4528	Africa/Windhoek
MJP	YMJM	Manjimup Airport		AU	-34.2653	116.14	Australia/Perth
MJQ	KMJQ	Jackson Municipal Airport	Jackson	US	43.650785	-94.986575	America/Chicago
MJR	SAEM	Miramar Airport	Miramar	AR	-38.2271	-57.8697	America/Argentina/Buenos_Aires
MJT	LGMT	Mytilene International Airport	Mytilene	GR	39.0567	26.5983	Europe/Athens
MJU	WAWJ	Tampa Padang Airport	Mamuju-Celebes Island	ID	-2.58333	119.03333	Asia/Makassar
MJX	KMJX	Ocean County Airport	Toms River	US	39.926042	-74.295535	America/New_York
MJZ	UERR	Mirny Airport	Mirny	RU	62.5347	114.039	Asia/Yakutsk
MKA	LKMR	Marianske Lazne Airport	Marianske Lazne	CZ	49.9228	12.7247	Europe/Prague
MKB	FOOE	Mekambo Airport	Mekambo	GA	1.017	13.933	Africa/Libreville
MKC	KMKC	Kansas City Downtown/Wheeler Field	Kansas City	US	39.122935	-94.592823	America/Chicago
MKE	KMKE	General Mitchell International Airport	Milwaukee	US	42.946932	-87.897064	America/Chicago
MKG	KMKG	Muskegon County Airport	Muskegon	US	43.167673	-86.235438	America/New_York
MKH	FXMK	Mokhotlong Airport	Mokhotlong	LS	-29.2818	29.0728	Africa/Maseru
MKI	FEGE	M'Boki Airport	Mboki	CF	5.33301	25.9319	Africa/Bangui
MKJ	FCOM	Makoua Airport	Makoua	CG	-0.017	15.583	Africa/Brazzaville
MKK	PHMK	Molokai Airport	Kaunakakai	US	21.152886	-157.096256	Pacific/Honolulu
MKL	KMKL	Jackson Regional Airport	Jackson	US	35.59988	-88.915612	America/Chicago
MKM	WBGK	Mukah Airport	Mukah	MY	2.90639	112.08	Asia/Kuching
MKO	KMKO	Muskogee-Davis Regional Airport	Muskogee	US	35.65775	-95.361639	America/Chicago
MKP	NTGM	Makemo Airport		PF	-16.5839	-143.658	Pacific/Tahiti
MKQ	WAKK	Mopah Airport	Merauke-Papua Island	ID	-8.52029	140.418	Asia/Jayapura
MKR	YMEK	Meekatharra Airport		AU	-26.6117	118.548	Australia/Perth
MKT	KMKT	Mankato Regional Airport	Mankato	US	44.222778	-93.919306	America/Chicago
MKU	FOOK	Makokou Airport	Makokou	GA	0.57921	12.8909	Africa/Libreville
MKV	YMVG	Mount Cavenagh Airport		AU	-25.9667	133.2	Australia/Darwin
MKW	WASR	Rendani Airport	Manokwari-Papua Island	ID	-0.89183	134.049	Asia/Jayapura
MKY	YBMK	Mackay Airport	Mackay	AU	-21.1717	149.17999	Australia/Brisbane
MKZ	WMKM	Malacca Airport	Malacca	MY	2.26336	102.252	Asia/Kuala_Lumpur
MLA	LMML	Luqa Airport	Luqa	MT	35.8575	14.4775	Europe/Malta
MLB	KMLB	Melbourne Orlando International Airport	Melbourne	US	28.10275	-80.64525	America/New_York
MLC	KMLC	Mc Alester Regional Airport	Mc Alester	US	34.882389	-95.783472	America/Chicago
MLD	KMLD	Malad City Airport	Malad City	US	42.170126	-112.292679	America/Denver
MLE	VRMM	Velana International Airport	Malé	MV	4.19167	73.52917	Indian/Maldives
MLF	KMLF	Milford Municipal/Ben And Judy Briscoe Field	Milford	US	38.426636	-113.013274	America/Denver
MLG	WARA	Abdul Rachman Saleh Airport	Malang, Java Island	ID	-7.92656	112.715	Asia/Jakarta
MLH	_MLH	EuroAirport Basel-Mulhouse-Freiburg Airport	Saint-Louis	FR	47.5896	7.52991	Europe/Paris
MLI	KMLI	Quad Cities International Airport	Moline	US	41.448209	-90.50777	America/Chicago
MLJ	KMLJ	Baldwin County Regional Airport	Milledgeville	US	33.154226	-83.241407	America/New_York
MLK	KM75	Malta Airport	Malta	US	48.366944	-107.919333	America/Denver
MLL	PADM	Marshall Don Hunter Sr Airport	Marshall	US	61.864167	-162.026111	America/Nome
MLM	MMMM	General Francisco J. Mujica International Airport	Morelia	MX	19.8499	-101.025	America/Mexico_City
MLN	GEML	Melilla Airport	Melilla Island	ES	35.2798	-2.95626	Africa/Ceuta
MLO	LGML	Milos Airport	Milos Island	GR	36.6969	24.4769	Europe/Athens
MLP	RPMM	Malabang Airport	Malabang	PH	7.61722	124.059	Asia/Manila
MLR	YMCT	Millicent Airport		AU	-37.5836	140.366	Australia/Adelaide
MLS	KMLS	Frank Wiley Field	Miles City	US	46.426886	-105.888225	America/Denver
MLT	KMLT	Millinocket Municipal Airport	Millinocket	US	45.647833	-68.685556	America/New_York
MLU	KMLU	Monroe Regional Airport	Monroe	US	32.510556	-92.036134	America/Chicago
MLV	YMEU	Merluna Airport		AU	-13.05	142.483	Australia/Brisbane
MLW	GLMR	Spriggs Payne Airport	Monrovia	LR	6.28906	-10.7587	Africa/Monrovia
MLX	LTAT	Malatya Erhac Airport	Malatya	TR	38.4353	38.091	Europe/Istanbul
MLY	PAML	Manley Hot Springs Airport	Manley Hot Springs	US	64.987944	-150.647583	America/Anchorage
MLZ	SUMO	Cerro Largo International Airport	Melo	UY	-32.3379	-54.2167	America/Montevideo
MMB	RJCM	Memanbetsu Airport	Ozora	JP	43.8806	144.164	Asia/Tokyo
MMC	MMDM	Ciudad Mante National Airport	Ciudad Mante	MX	22.74318	-99.01737	America/Monterrey
MMD	ROMD	Minami Daito Airport		JP	25.8465	131.263	Asia/Tokyo
MME	EGNV	Durham Tees Valley Airport	Durham	GB	54.5092	-1.42941	Europe/London
MMF	FKKF	Mamfe Airport	Mamfe	CM	5.70417	9.30639	Africa/Douala
MMG	YMOG	Mount Magnet Airport		AU	-28.1161	117.842	Australia/Perth
MMH	KMMH	Mammoth Yosemite Airport	Mammoth Lakes	US	37.624056	-118.83875	America/Los_Angeles
MMI	KMMI	Mcminn County Airport	Athens	US	35.399194	-84.561778	America/New_York
MMJ	RJAF	Matsumoto Airport	Matsumoto	JP	36.1668	137.923	Asia/Tokyo
MMK	ULMM	Murmansk Airport	Murmansk	RU	68.7817	32.7508	Europe/Moscow
MML	KMML	Southwest Minnesota Regional Marshall/Ryan Field	Marshall	US	44.451722	-95.824417	America/Chicago
MMM	YMMU	Middlemount Airport		AU	-22.8025	148.705	Australia/Brisbane
MMN	K6B6	Minute Man Air Field	Stow	US	42.460385	-71.518012	America/New_York
MMO	GVMA	Maio Airport	Vila do Maio	CV	15.1559	-23.2137	Atlantic/Cape_Verde
MMP	SKMP	San Bernardo Airport	Mompos	CO	9.25872	-74.438	America/Bogota
MMQ	FLBA	Mbala Airport	Mbala	ZM	-8.85917	31.3364	Africa/Lusaka
MMS	KMMS	Selfs Airport	Marks	US	34.231444	-90.289556	America/Chicago
MMT	KMMT	Mc Entire Jngb Airport	Eastover	US	33.920761	-80.801133	America/New_York
MMU	KMMU	Morristown Municipal Airport	Morristown	US	40.799338	-74.414889	America/New_York
MMX	ESMS	Malmo Sturup Airport	Malmo	SE	55.53631	13.3762	Europe/Stockholm
MMY	ROMY	Miyako Airport	Miyako City	JP	24.7828	125.295	Asia/Tokyo
MMZ	OAMN	Maimana Airport		AF	35.9308	64.7609	Asia/Kabul
MNA	WAMN	Melangguane Airport	Karakelong Island	ID	4.00694	126.673	Asia/Makassar
MNB	FZAG	Muanda Airport		CD	-5.93086	12.3518	Africa/Kinshasa
MNC	FQNC	Nacala Airport	Nacala	MZ	-14.4882	40.7122	Africa/Maputo
MNE	YMUG	Mungeranie Airport	Mungeranie	AU	-28.0092	138.657	Australia/Adelaide
MNF	NFMA	Mana Island Airport	Mana Island	FJ	-17.6731	177.09801	Pacific/Fiji
MNG	YMGD	Maningrida Airport	Maningrida	AU	-12.0561	134.23399	Australia/Darwin
MNH	OORQ	Rustaq Airport	Al Muladdah	OM	23.64056	57.4875	Asia/Muscat
MNI	TRPG	John A. Osborne Airport	Gerald's Park	MS	16.7914	-62.1933	America/Montserrat
MNJ	FMSM	Mananjary Airport		MG	-21.2018	48.3583	Indian/Antananarivo
MNK	NGMA	Maiana Airport	Maiana	KI	1.00361	173.03101	Pacific/Tarawa
MNL	RPLL	Ninoy Aquino International Airport	Manila	PH	14.5086	121.02	Asia/Manila
MNM	KMNM	Menominee Regional Airport	Menominee	US	45.126689	-87.638542	America/Menominee
MNN	KMNN	Marion Municipal Airport	Marion	US	40.61625	-83.063472	America/New_York
MNO	FZRA	Manono Airport	Manono	CD	-7.28889	27.3944	Africa/Lubumbashi
MNQ	YMTO	Monto Airport		AU	-24.8858	151.10001	Australia/Brisbane
MNR	FLMG	Mongu Airport	Mongu	ZM	-15.2545	23.1623	Africa/Lusaka
MNS	FLMA	Mansa Airport	Mansa	ZM	-11.137	28.8726	Africa/Lusaka
MNT	PAAF	Minto Al Wright Airport	Minto	US	65.148167	-149.368583	America/Anchorage
MNU	VYMM	Mawlamyine Airport	Mawlamyine	MM	16.4447	97.6607	Asia/Yangon
MNW	YMDS	Macdonald Downs Airport		AU	-22.4667	135.233	Australia/Darwin
MNX	SBMY	Manicore Airport	Manicore	BR	-5.81138	-61.2783	America/Manaus
MNY	AGGO	Mono Airport	Stirling Island	SB	-7.41694	155.565	Pacific/Guadalcanal
MNZ	KHEF	Washington Manassas/Harry P Davis Field	Washington	US	38.721025	-77.515105	America/New_York
MOA	MUMO	Orestes Acosta Airport	Moa	CU	20.6539	-74.9222	America/Havana
MOB	KMOB	Mobile Regional Airport	Mobile	US	30.691417	-88.242833	America/Chicago
MOC	SBMK	Mario Ribeiro Airport	Montes Claros	BR	-16.7069	-43.8189	America/Sao_Paulo
MOD	KMOD	Modesto City-County-Harry Sham Field	Modesto	US	37.625825	-120.95443	America/Los_Angeles
MOE	VYMO	Momeik Airport		MM	23.0925	96.6453	Asia/Yangon
MOF	WATC	Maumere(Wai Oti) Airport	Maumere-Flores Island	ID	-8.64065	122.237	Asia/Makassar
MOG	VYMS	Mong Hsat Airport	Mong Hsat	MM	20.5168	99.2568	Asia/Yangon
MOI	NCMR	Mitiaro Island Airport	Mitiaro Island	CK	-19.8425	-157.703	Pacific/Rarotonga
MOJ	SMMO	Moengo Airstrip	Moengo	SR	5.6076	-54.4003	America/Paramaribo
MOL	ENML	Molde Airport	Aro	NO	62.7447	7.2625	Europe/Oslo
MOM	GQNL	Letfotar Airport	Moudjeria	MR	17.75	-12.5	Africa/Nouakchott
MON	NZMC	Mount Cook Airport		NZ	-43.765	170.133	Pacific/Auckland
MOO	YOOM	Moomba Airport		AU	-28.0994	140.19701	Australia/Adelaide
MOP	KMOP	Mount Pleasant Municipal Airport	Mount Pleasant	US	43.621639	-84.737306	America/Detroit
MOQ	FMMV	Morondava Airport		MG	-20.2847	44.3176	Indian/Antananarivo
MOR	KMOR	Moore-Murrell Airport	Morristown	US	36.179383	-83.375452	America/New_York
MOS	KMOS	Moses Point Airport	Elim	US	64.698182	-162.057299	America/Nome
MOT	KMOT	Minot International Airport	Minot	US	48.257639	-101.278028	America/Chicago
MOU	PAMO	Mountain Village Airport	Mountain Village	US	62.094778	-163.682861	America/Anchorage
MOV	YMRB	Moranbah Airport	Moranbah	AU	-22.0578	148.077	Australia/Brisbane
MOX	KMOX	Morris Municipal/Charlie Schmidt Field	Morris	US	45.563591	-95.965028	America/Chicago
MOZ	NTTM	Moorea Airport		PF	-17.49	-149.76199	Pacific/Tahiti
MPA	FYKM	Katima Mulilo Airport	Mpacha	NA	-17.6344	24.1767	Africa/Windhoek
MPC	WIPU	Muko Muko Airport	Muko Muko, Sumatra Island	ID	-2.54186	101.088	Asia/Jakarta
MPD	OPMP	Sindhri Tharparkar Airport	Sindhri	PK	25.6828	69.0728	Asia/Karachi
MPH	RPVE	Godofredo P. Ramos Airport	Malay	PH	11.9245	121.954	Asia/Manila
MPJ	KMPJ	Petit Jean Park Airport	Morrilton	US	35.138833	-92.909194	America/Chicago
MPL	LFMT	Montpellier-Mediterranee Airport	Montpellier/Mediterranee	FR	43.5762	3.96301	Europe/Paris
MPM	FQMA	Maputo Airport	Maputo	MZ	-25.9208	32.5726	Africa/Maputo
MPN	EGYP	Mount Pleasant Airport	Mount Pleasant	FK	-51.8228	-58.4472	Atlantic/Stanley
MPO	KMPO	Pocono Mountains Regional Airport	Mount Pocono	US	41.137694	-75.380056	America/New_York
MPR	KMPR	Mc Pherson Airport	Mc Pherson	US	38.352394	-97.691298	America/Chicago
MPS	KOSA	Mount Pleasant Regional Airport	Mount Pleasant	US	33.096889	-94.96175	America/Chicago
MPT	WPMN	Maliana Airport	Maliana	TL	-8.97224	125.215	Asia/Dili
MPV	KMPV	Edward F Knapp State Airport	Barre/Montpelier	US	44.203489	-72.562096	America/New_York
MPW	UKCM	Mariupol International Airport	Mariupol	UA	47.0761	37.4496	Europe/Kyiv
MPY	SOOA	Maripasoula Airport	Maripasoula	GF	3.6575	-54.0372	America/Cayenne
MPZ	KMPZ	Mount Pleasant Municipal Airport	Mount Pleasant	US	40.946612	-91.511171	America/Chicago
MQA	YMDI	Mandora Airport	Mandora	AU	-19.7383	120.838	Australia/Perth
MQB	KMQB	Macomb Municipal Airport	Macomb	US	40.520083	-90.652389	America/Chicago
MQC	LFVM	Miquelon Airport	Miquelon	PM	47.0955	-56.3803	America/Miquelon
MQD	SAVQ	Maquinchao Airport	Maquinchao	AR	-41.2431	-68.7078	America/Argentina/Salta
MQE	YMQA	Marqua Airport	Marqua	AU	-22.8058	137.25101	Australia/Darwin
MQF	USCM	Magnitogorsk International Airport	Magnitogorsk	RU	53.3931	58.7557	Asia/Yekaterinburg
MQH	SBMC	Minacu Airport	Minacu	BR	-13.5491	-48.1953	America/Sao_Paulo
MQJ	UEMA	Moma Airport	Honuu	RU	66.45086	143.26155	Asia/Srednekolymsk
MQK	SLTI	San Matias Airport	San Matias	BO	-16.3392	-58.4019	America/La_Paz
MQL	YMIA	Mildura Airport	Mildura	AU	-34.2292	142.086	Australia/Melbourne
MQM	LTCR	Mardin Airport	Mardin	TR	37.2233	40.6317	Europe/Istanbul
MQN	ENRA	Mo i Rana Airport Rossvoll	Mo i Rana	NO	66.3639	14.3014	Europe/Oslo
MQP	FAKN	Kruger Mpumalanga International Airport	Mpumalanga	ZA	-25.3832	31.1056	Africa/Johannesburg
MQQ	FTTD	Moundou Airport		TD	8.62441	16.0714	Africa/Ndjamena
MQS	TVSM	Mustique Airport	Mustique Island	VC	12.8879	-61.1802	America/St_Vincent
MQT	KSAW	Marquette/Sawyer Regional Airport	Marquette	US	46.349158	-87.396372	America/New_York
MQU	SKQU	Jose Celestino Mutis Airport	Mariquita	CO	5.21256	-74.8836	America/Bogota
MQW	KMQW	Telfair-Wheeler Airport	Mc Rae	US	32.096996	-82.879412	America/New_York
MQX	HAMK	Mekele Airport		ET	13.4674	39.5335	Africa/Addis_Ababa
MQY	KMQY	Smyrna Airport	Smyrna	US	36.00897	-86.52009	America/Chicago
MQZ	YMGT	Margaret River Airport		AU	-33.9306	115.1	Australia/Perth
MRA	HLMS	Misrata International Airport	Misrata	LY	32.32556	15.05972	Africa/Tripoli
MRB	KMRB	Eastern Wv Regional/Shepherd Field	Martinsburg	US	39.402358	-77.983	America/New_York
MRC	KMRC	Maury County Regional Airport	Columbia/Mount Pleasant	US	35.554339	-87.17914	America/Chicago
MRD	SVMD	Alberto Carnevalli Airport	Merida	VE	8.58208	-71.16104	America/Caracas
MRE	HKMS	Mara Serena Lodge Airstrip	Masai Mara	KE	-1.40611	35.00806	Africa/Nairobi
MRF	KMRF	Marfa Municipal Airport	Marfa	US	30.371111	-104.017528	America/Chicago
MRG	YMBA	Mareeba Airport		AU	-17.0692	145.41901	Australia/Brisbane
MRI	PAMR	Merrill Field	Anchorage	US	61.213546	-149.844709	America/Anchorage
MRK	KMKY	Marco Island Executive Airport	Marco Island	US	25.995028	-81.672528	America/New_York
MRN	KMRN	Foothills Regional Airport	Morganton	US	35.820222	-81.611417	America/New_York
MRO	NZMS	Hood Airport	Masterton	NZ	-40.9733	175.634	Pacific/Auckland
MRP	YALA	Marla Airport		AU	-27.3333	133.627	Australia/Adelaide
MRQ	RPUW	Marinduque Airport	Gasan	PH	13.361	121.826	Asia/Manila
MRR	SEMA	Jose Maria Velasco Ibarra Airport	Macara	EC	-4.37823	-79.941	America/Guayaquil
MRS	LFML	Marseille Provence Airport	Marseille	FR	43.43927	5.22142	Europe/Paris
MRU	FIMP	Sir Seewoosagur Ramgoolam International Airport	Port Louis	MU	-20.4302	57.6836	Indian/Mauritius
MRV	URMM	Mineralnyye Vody Airport	Mineralnyye Vody	RU	44.2251	43.0819	Europe/Moscow
MRW	EKMB	Lolland Falster Maribo Airport	Lolland Falster / Maribo	DK	54.6993	11.4401	Europe/Copenhagen
MRX	OIAM	Mahshahr Airport		IR	30.5562	49.1519	Asia/Tehran
MRY	KMRY	Monterey Regional Airport	Monterey	US	36.586952	-121.842783	America/Los_Angeles
MRZ	YMOR	Moree Airport	Moree	AU	-29.4989	149.845	Australia/Sydney
MSA	CZMD	Muskrat Dam Airport	Muskrat Dam	CA	53.4414	-91.7628	America/Winnipeg
MSC	KFFZ	Falcon Field	Mesa	US	33.460841	-111.728325	America/Phoenix
MSF	YMNS	Mount Swan Airport		AU	-22.6	135.017	Australia/Darwin
MSG	FXMA	Matsaile Airport	Matsaile	LS	-29.8406	28.7764	Africa/Maseru
MSH	OOMA	Masirah Air Base	Masirah	OM	20.6754	58.8905	Asia/Muscat
MSJ	RJSM	Misawa Air Base	Misawa	JP	40.7032	141.368	Asia/Tokyo
MSL	KMSL	Northwest Alabama Regional Airport	Muscle Shoals	US	34.745306	-87.610222	America/Chicago
MSM	FZCV	Masi Manimba Airport	Masi Manimba	CD	-4.783	17.85	Africa/Kinshasa
MSN	KMSN	Dane County Regional/Truax Field	Madison	US	43.139879	-89.337504	America/Chicago
MSO	KMSO	Missoula Montana Airport	Missoula	US	46.916306	-114.090556	America/Denver
MSP	KMSP	Minneapolis-St Paul International/Wold-Chamberlain Airport	Minneapolis	US	44.881972	-93.221778	America/Chicago
MSQ	UMMS	Minsk International Airport	Minsk	BY	53.8825	28.0307	Europe/Minsk
MSR	LTCK	Mus Airport	Muş	TR	38.7478	41.6612	Europe/Istanbul
MSS	KMSS	Massena International-Richards Field	Massena	US	44.936241	-74.84512	America/New_York
MST	EHBK	Maastricht Aachen Airport	Maastricht	NL	50.9117	5.77014	Europe/Amsterdam
MSU	FXMM	Moshoeshoe I International Airport	Maseru	LS	-29.4623	27.5525	Africa/Maseru
MSV	KMSV	Sullivan County International Airport	Monticello	US	41.701639	-74.795028	America/New_York
MSW	HHMS	Massawa International Airport	Massawa	ER	15.67	39.3701	Africa/Asmara
MSX	FCMM	Mossendjo Airport	Mossendjo	CG	-2.95	12.7	Africa/Brazzaville
MSY	KMSY	Louis Armstrong New Orleans International Airport	New Orleans	US	29.993272	-90.259028	America/Chicago
MSZ	FNMO	Namibe Airport	Namibe	AO	-15.2612	12.1468	Africa/Luanda
MTA	NZMA	Matamata Glider Airport		NZ	-37.7344	175.742	Pacific/Auckland
MTB	SKML	Montelibano Airport	Montelibano	CO	7.97174	-75.4325	America/Bogota
MTC	KMTC	Selfridge Angb Airport	Mount Clemens	US	42.612511	-82.836958	America/Detroit
MTD	YMSF	Mount Sanford Station Airport		AU	-16.9783	130.55499	Australia/Darwin
MTE	SNMA	Monte Alegre Airport	Monte Alegre	BR	-1.9958	-54.0742	America/Santarem
MTF	HAMT	Mizan Teferi Airport	Mizan Teferi	ET	6.9571	35.5547	Africa/Addis_Ababa
MTG	SWVB	Vila Bela da Santissima Trindade Airport	Vila Bela Da Santissima Trindade	BR	-15.01528	-59.96722	America/Cuiaba
MTH	KMTH	The Florida Keys Marathon International Airport	Marathon	US	24.726286	-81.051416	America/New_York
MTI	GVMT	Mosteiros Airport	Vila do Mosteiros	CV	15.045	-24.3392	Atlantic/Cape_Verde
MTJ	KMTJ	Montrose Regional Airport	Montrose	US	38.509806	-107.89425	America/Denver
MTK	NGMN	Makin Island Airport	Makin Island	KI	3.37444	172.992	Pacific/Tarawa
MTL	YMND	Maitland Airport		AU	-32.7033	151.48801	Australia/Sydney
MTN	KMTN	Martin State Airport	Baltimore	US	39.325659	-76.413763	America/New_York
MTO	KMTO	Coles County Memorial Airport	Mattoon/Charleston	US	39.477889	-88.279972	America/Chicago
MTP	KMTP	Montauk Airport	Montauk	US	41.076667	-71.920472	America/New_York
MTQ	YMIT	Mitchell Airport		AU	-26.4833	147.937	Australia/Brisbane
MTR	SKMR	Los Garzones Airport	Monteria	CO	8.82374	-75.8258	America/Bogota
MTS	FDMS	Matsapha Airport	Manzini	SZ	-26.529	31.3075	Africa/Mbabane
MTT	MMMT	Minatitlan/Coatzacoalcos National Airport	Minatitlan	MX	18.1034	-94.5807	America/Mexico_City
MTV	NVSA	Mota Lava Airport	Ablow	VU	-13.666	167.71201	Pacific/Efate
MTW	KMTW	Manitowoc County Airport	Manitowoc	US	44.128778	-87.680583	America/Chicago
MTX	KMTF	Metro Field	Fairbanks	US	64.80679	-147.762421	America/Anchorage
MTY	MMMY	General Mariano Escobedo International Airport	Monterrey	MX	25.7785	-100.107	America/Mexico_City
MTZ	LLMZ	Bar Yehuda Airfield	Masada	IL	31.3282	35.3886	Asia/Jerusalem
MUA	AGGM	Munda Airport		SB	-8.32797	157.263	Pacific/Guadalcanal
MUB	FBMN	Maun Airport	Maun	BW	-19.9726	23.4311	Africa/Gaborone
MUC	EDDM	Munich International Airport	Munich	DE	48.3538	11.7861	Europe/Berlin
MUD	FQMD	Mueda Airport	Mueda	MZ	-11.6729	39.5631	Africa/Maputo
MUE	PHMU	Waimea-Kohala Airport	Kamuela	US	20.001327	-155.668107	Pacific/Honolulu
MUG	MMMG	Mulege Airport	Mulege	MX	26.89731	-111.95755	America/Mazatlan
MUH	HEMM	Mersa Matruh Airport	Mersa Matruh	EG	31.3254	27.2217	Africa/Cairo
MUI	KMUI	Muir Army Heliport (Fort Indiantown Gap) Heliport	Fort Indiantown Gap (Annville)	US	40.43523	-76.568631	America/New_York
MUK	NCMK	Mauke Airport	Mauke Island	CK	-20.1361	-157.345	Pacific/Rarotonga
MUL	KMUL	Spence Airport	Moultrie	US	31.137687	-83.70406	America/New_York
MUM	_MUM	Muli Airport	Malé	MV	2.9114	73.5836	Indian/Maldives
MUN	SVMT	Maturin Airport		VE	9.75453	-63.1474	America/Caracas
MUO	KMUO	Mountain Home Afb Airport	Mountain Home	US	43.043594	-115.872436	America/Denver
MUP	YMUP	Mulga Park Airport		AU	-25.9	131.66701	Australia/Darwin
MUQ	YMUC	Muccan Station Airport	Muccan Station	AU	-20.6589	120.067	Australia/Perth
MUR	WBGM	Marudi Airport	Marudi	MY	4.17898	114.329	Asia/Kuching
MUS	RJAM	Minami Torishima Airport		JP	24.2897	153.979	Asia/Tokyo
MUT	KMUT	Muscatine Municipal Airport	Muscatine	US	41.367889	-91.148222	America/Chicago
MUW	DAOV	Ghriss Airport		DZ	35.2077	0.14714	Africa/Algiers
MUX	OPMT	Multan International Airport	Multan	PK	30.2032	71.4191	Asia/Karachi
MUY	FCBM	Mouyondzi Airport	Mouyondzi	CG	-4.01487	13.96611	Africa/Brazzaville
MUZ	HTMU	Musoma Airport	Musoma	TZ	-1.503	33.8021	Africa/Dar_es_Salaam
MVA	BIRL	Mývatn Airport	Reykjahlíð	IS	65.6558	-16.9181	Atlantic/Reykjavik
MVB	FOON	M'Vengue El Hadj Omar Bongo Ondimba International Airport	Franceville	GA	-1.65616	13.438	Africa/Libreville
MVC	KMVC	Monroe County Aeroplex Airport	Monroeville	US	31.458056	-87.351028	America/Chicago
MVD	SUMU	Carrasco International /General C L Berisso Airport	Montevideo	UY	-34.8384	-56.0308	America/Montevideo
MVE	KMVE	Montevideo-Chippewa County Airport	Montevideo	US	44.969194	-95.710389	America/Chicago
MVF	SBMS	Dix-Sept Rosado Airport	Mossoro	BR	-5.20192	-37.3643	America/Fortaleza
MVK	YMUK	Mulka Airport	Mulka	AU	-28.3478	138.64999	Australia/Adelaide
MVL	KMVL	Morrisville-Stowe State Airport	Morrisville	US	44.534355	-72.613992	America/New_York
MVM	K0V7	Kayenta Airport	Kayenta	US	36.716444	-110.228444	America/Denver
MVN	KMVN	Mount Vernon Airport	Mount Vernon	US	38.323361	-88.8585	America/Chicago
MVO	FTTM	Mongo Airport	Mongo	TD	12.167	18.675	Africa/Ndjamena
MVP	SKMU	Fabio Alberto Leon Bentley Airport	Mitu	CO	1.25366	-70.2339	America/Bogota
MVQ	UMOO	Mogilev Airport	Mogilev	BY	53.9549	30.0951	Europe/Minsk
MVR	FKKL	Salak Airport	Maroua	CM	10.4514	14.2574	Africa/Douala
MVS	SNMU	Mucuri Airport	Mucuri	BR	-18.0489	-39.8642	America/Fortaleza
MVT	NTGV	Mataiva Airport		PF	-14.8681	-148.717	Pacific/Tahiti
MVU	YMGV	Musgrave Airport		AU	-14.7833	143.5	Australia/Brisbane
MVV	LFHM	Megeve Airport	Verdun	FR	45.8208	6.65222	Europe/Paris
MVW	KBVS	Skagit Regional Airport	Burlington/Mount Vernon	US	48.470526	-122.421689	America/Los_Angeles
MVX	FOGV	Minvoul Airport	Minvoul	GA	2.15	12.133	Africa/Libreville
MVY	KMVY	Martha's Vineyard Airport	Vineyard Haven	US	41.393417	-70.613874	America/New_York
MVZ	FVMV	Masvingo International Airport	Masvingo	ZW	-20.0553	30.8591	Africa/Harare
MWA	KMWA	Veterans Airport Of Southern Illinois Airport	Marion	US	37.754972	-89.011083	America/Chicago
MWB	YMRW	Morawa Airport		AU	-29.2017	116.022	Australia/Perth
MWC	KMWC	Lawrence J Timmerman Airport	Milwaukee	US	43.11038	-88.034418	America/Chicago
MWD	OPMI	Mianwali Air Base	Mianwali	PK	32.5631	71.5707	Asia/Karachi
MWE	HSMR	Merowe Airport	Merowe	SD	18.45	31.833	Africa/Khartoum
MWF	NVSN	Naone Airport	Maewo Island	VU	-15.0	168.08299	Pacific/Efate
MWH	KMWH	Grant County International Airport	Moses Lake	US	47.208583	-119.319139	America/Los_Angeles
MWJ	SYMR	Matthews Ridge Airport	Matthews Ridge	GY	7.48811	-60.18478	America/Guyana
MWK	WIOM	Tarempa Airport	Matak Island	ID	3.34812	106.258	Asia/Jakarta
MWL	KMWL	Mineral Wells Regional Airport	Mineral Wells	US	32.781606	-98.060175	America/Chicago
MWM	KMWM	Windom Municipal Airport	Windom	US	43.913412	-95.1094	America/Chicago
MWN	HTMD	Mwadui Airport	Mwadui	TZ	-3.5	33.617	Africa/Dar_es_Salaam
MWO	KMWO	Middletown Regional/Hook Field	Middletown	US	39.53175	-84.396444	America/New_York
MWQ	VYMW	Magway Airport	Magway	MM	20.1656	94.9414	Asia/Yangon
MWT	YMWT	Moolawatana Airport		AU	-29.9167	139.75	Australia/Adelaide
MWX	RKJB	Muan International Airport		KR	34.99141	126.38281	Asia/Seoul
MWY	YMIR	Miralwyn Airport		AU	-30.15	147.33501	Australia/Sydney
MWZ	HTMW	Mwanza Airport	Mwanza	TZ	-2.44449	32.9327	Africa/Dar_es_Salaam
MXA	KMXA	Manila Municipal Airport	Manila	US	35.894447	-90.154571	America/Chicago
MXB	WAWM	Andi Jemma Airport	Masamba-Celebes Island	ID	-2.55804	120.324	Asia/Makassar
MXC	KU64	Monticello Airport	Monticello	US	37.93243	-109.341224	America/Denver
MXD	YMWX	Marion Downs Airport		AU	-23.3667	139.66701	Australia/Brisbane
MXE	KMEB	Laurinburg/Maxton Airport	Maxton	US	34.792172	-79.365896	America/New_York
MXF	KMXF	Maxwell Afb Airport	Montgomery	US	32.382944	-86.365778	America/Chicago
MXH	AYMR	Moro Airport	Moro	PG	-6.36333	143.23801	Pacific/Port_Moresby
MXI	RPMQ	Mati National Airport		PH	6.94937	126.273	Asia/Manila
MXJ	DNMN	Minna Airport	Minna	NG	9.65217	6.46226	Africa/Lagos
MXK	AYMI	Mindik Airport	Mindik	PG	-6.47167	147.44114	Pacific/Port_Moresby
MXL	MMML	General Rodolfo Sanchez Taboada International Airport	Mexicali	MX	32.6306	-115.242	America/Tijuana
MXM	FMSR	Morombe Airport		MG	-21.7539	43.3755	Indian/Antananarivo
MXN	LFRU	Morlaix-Ploujean Airport	Morlaix/Ploujean	FR	48.6032	-3.81578	Europe/Paris
MXO	KMXO	Monticello Regional Airport	Monticello	US	42.220362	-91.163298	America/Chicago
MXP	LIMC	Malpensa International Airport	Milan	IT	45.6306	8.72811	Europe/Rome
MXQ	SNCL	Lorenzo Airport	Cairu	BR	-13.38944	-38.91	America/Bahia
MXR	UKBM	Myrhorod Air Base	Myrhorod	UA	49.931667	33.639444	Europe/Kyiv
MXS	NSMA	Maota Airport	Maota	WS	-13.7423	-172.258	Pacific/Apia
MXT	FMMO	Maintirano Airport	Maintirano	MG	-18.05	44.033	Indian/Antananarivo
MXU	YMWA	Mullewa Airport		AU	-28.475	115.517	Australia/Perth
MXV	ZMMN	Moron Airport	Moron	MN	49.6633	100.099	Asia/Ulaanbaatar
MXX	ESKM	Mora Airport		SE	60.9579	14.5114	Europe/Stockholm
MXY	PAMX	Mccarthy Airport	Mccarthy	US	61.437819	-142.902503	America/Anchorage
MXZ	ZGMX	Meixian Airport	Meixian	CN	24.35	116.133	Asia/Shanghai
MYA	YMRY	Moruya Airport	Moruya	AU	-35.8978	150.144	Australia/Sydney
MYB	FOOY	Mayumba Airport	Mayumba	GA	-3.45842	10.67408	Africa/Libreville
MYC	SVBS	Escuela Mariscal Sucre Airport	Maracay	VE	10.24998	-67.64942	America/Caracas
MYD	HKML	Malindi Airport	Malindi	KE	-3.22931	40.1017	Africa/Nairobi
MYE	RJTQ	Miyakejima Airport	Miyakejima	JP	34.0736	139.56	Asia/Tokyo
MYF	KMYF	Montgomery-Gibbs Executive Airport	San Diego	US	32.815722	-117.139556	America/Los_Angeles
MYG	MYMM	Mayaguana Airport	Mayaguana	BS	22.3795	-73.0135	America/Nassau
MYH	KL41	Marble Canyon Airport	Marble Canyon	US	36.810806	-111.644444	America/Phoenix
MYI	YMUI	Murray Island Airport	Murray Island	AU	-9.91667	144.05499	Australia/Brisbane
MYJ	RJOM	Matsuyama Airport	Matsuyama	JP	33.8272	132.7	Asia/Tokyo
MYK	KMYK	May Creek Airport	May Creek	US	61.336161	-142.685886	America/Anchorage
MYL	KMYL	Mc Call Municipal Airport	Mc Call	US	44.888744	-116.101752	America/Boise
MYM	SYMM	Monkey Mountain Airport	Monkey Mountain	GY	4.48333	-59.6833	America/Guyana
MYN	OYMB	Mareb Airport	Mareb	YE	15.4692	45.3269	Asia/Aden
MYO	YMYR	Myroodan Station Airport		AU	-18.1167	124.267	Australia/Perth
MYP	UTAM	Mary Airport	Mary	TM	37.6194	61.8967	Asia/Ashgabat
MYQ	VOMY	Mysore Airport	Mysore	IN	12.3072	76.6497	Asia/Kolkata
MYR	KMYR	Myrtle Beach International Airport	Myrtle Beach	US	33.679741	-78.928321	America/New_York
MYT	VYMK	Myitkyina Airport	Myitkyina	MM	25.3836	97.3519	Asia/Yangon
MYU	PAMY	Mekoryuk Airport	Mekoryuk	US	60.372389	-166.270194	America/Anchorage
MYV	KMYV	Yuba County Airport	Marysville	US	39.097778	-121.569833	America/Los_Angeles
MYW	HTMT	Mtwara Airport	Mtwara	TZ	-10.3391	40.1818	Africa/Dar_es_Salaam
MYX	AYMC	Menyamya Airport	Menyamya	PG	-7.21167	146.01936	Pacific/Port_Moresby
MYY	WBGR	Miri Airport	Miri	MY	4.32201	113.987	Asia/Kuching
MYZ	FWMY	Monkey Bay Airport	Monkey Bay	MW	-14.0836	34.9197	Africa/Blantyre
MZA	SPMF	Manuel Prado Ugarteche Airport	Mazamari	PE	-11.3254	-74.5356	America/Lima
MZB	FQMP	Mocimboa da Praia Airport	Mocimboa da Praia	MZ	-11.3618	40.3549	Africa/Maputo
MZE	MZSL	Manatee Airport	Spanish Lookout	BZ	17.27833	-89.02361	America/Belize
MZG	RCQC	Makung Airport	Makung City	TW	23.5687	119.628	Asia/Taipei
MZH	LTAP	Amasya Merzifon Airport	Amasya	TR	40.8294	35.522	Europe/Istanbul
MZI	GAMB	Ambodedjo Airport		ML	14.5128	-4.07956	Africa/Bamako
MZJ	KMZJ	Pinal Airpark	Marana	US	32.509833	-111.325333	America/Phoenix
MZK	NGMK	Marakei Airport	Marakei	KI	2.05861	173.271	Pacific/Tarawa
MZL	SKMZ	La Nubia Airport	Manizales	CO	5.0296	-75.4647	America/Bogota
MZM	LFSF	Metz-Frescaty (BA 128) Air Base	Metz/Frescaty	FR	49.0717	6.13167	Europe/Paris
MZO	MUMZ	Sierra Maestra Airport	Manzanillo	CU	20.2881	-77.0892	America/Havana
MZP	NZMK	Motueka Airport		NZ	-41.1233	172.989	Pacific/Auckland
MZQ	FAMU	Mkuze Airport	Mkuze	ZA	-27.6261	32.0443	Africa/Johannesburg
MZR	OAMS	Mazar I Sharif Airport		AF	36.7069	67.2097	Asia/Kabul
MZT	MMMZ	General Rafael Buelna International Airport	Mazatlan	MX	23.1614	-106.266	America/Mazatlan
MZU	VEMZ	Muzaffarpur Airport		IN	26.1191	85.3137	Asia/Kolkata
MZV	WBMU	Mulu Airport	Mulu	MY	4.04833	114.805	Asia/Kuching
MZW	DAAY	Mecheria Airport	Mecheria	DZ	33.5359	-0.24235	Africa/Algiers
MZX	HAML	Masslo Airport	Masslo	ET	6.40806	39.7239	Africa/Addis_Ababa
MZY	FAMO	Mossel Bay Airport	Mossel Bay	ZA	-34.1583	22.0586	Africa/Johannesburg
MZZ	KMZZ	Marion Municipal - Mckinney Field	Marion	US	40.489917	-85.679778	America/Indiana/Indianapolis
NAA	YNBR	Narrabri Airport	Narrabri	AU	-30.3192	149.827	Australia/Sydney
NAC	YNRC	Naracoorte Airport		AU	-36.9853	140.72501	Australia/Adelaide
NAE	DBBN	Natitingou Airport	Natitingou	BJ	10.317	1.383	Africa/Porto-Novo
NAG	VANP	Dr. Babasaheb Ambedkar International Airport	Naqpur	IN	21.0922	79.0472	Asia/Kolkata
NAH	WAMH	Naha Airport	Tahuna-Sangihe Island	ID	3.68321	125.528	Asia/Makassar
NAI	SYAN	Annai Airport	Annai	GY	3.95944	-59.1242	America/Guyana
NAJ	UBBN	Nakhchivan Airport	Nakhchivan	AZ	39.1888	45.4584	Asia/Baku
NAK	VTUQ	Nakhon Ratchasima Airport		TH	14.9495	102.313	Asia/Bangkok
NAL	URMN	Nalchik Airport	Nalchik	RU	43.5129	43.6366	Europe/Moscow
NAM	WAPR	Namlea Airport	Namlea-Buru Island	ID	-3.23557	127.1	Asia/Jayapura
NAN	NFFN	Nadi International Airport	Nadi	FJ	-17.7554	177.44299	Pacific/Fiji
NAO	ZUNC	Nanchong Airport	Nanchong	CN	30.79545	106.1626	Asia/Shanghai
NAP	LIRN	Napoli / Capodichino International Airport	Napoli	IT	40.886	14.2908	Europe/Rome
NAQ	BGQQ	Qaanaaq Airport	Qaanaaq	GL	77.4886	-69.3887	America/Thule
NAR	SKPN	Puerto Nare Airport	Armenia	CO	6.21002	-74.5906	America/Bogota
NAS	MYNN	Lynden Pindling International Airport	Nassau	BS	25.039	-77.4662	America/Nassau
NAT	SBSG	Greater Natal International Airport	São Gonçalo do Amarante	BR	-5.768833	-35.366333	America/Recife
NAU	NTGN	Napuka Island Airport	Napuka Island	PF	-14.1768	-141.267	Pacific/Tahiti
NAV	LTAZ	Nevşehir Kapadokya International Airport	Nevşehir	TR	38.7719	34.5345	Europe/Istanbul
NAW	VTSC	Narathiwat Airport		TH	6.51992	101.743	Asia/Bangkok
NAY	ZBNY	Beijing Nanyuan Airport	Beijing	CN	39.7828	116.388	Asia/Shanghai
NBC	UWKE	Begishevo Airport	Nizhnekamsk	RU	55.5647	52.0925	Europe/Moscow
NBE	DTNH	Enfidha-Hammamet International Airport	Enfidha	TN	36.07583	10.43861	Africa/Tunis
NBG	KNBG	New Orleans Nas Jrb (Alvin Callender Field) Airport	New Orleans	US	29.827215	-90.02659	America/Chicago
NBH	YNHS	Nambucca Heads Airport	Nambucca Heads	AU	-30.65	153.0	Australia/Sydney
NBJ	FNBJ	Dr. Antonio Agostinho Neto International Airport	Luanda	AO	-9.046778	13.507194	Africa/Luanda
NBL	MPWN	San Blas Airport	Wannukandi	PA	9.4496	-78.9795	America/Panama
NBO	HKJK	Jomo Kenyatta International Airport	Nairobi	KE	-1.31924	36.9278	Africa/Nairobi
NBS	ZYBS	Baishan Changbaishan Airport	Baishan	CN	42.066389	127.606667	Asia/Shanghai
NBW	MUGM	Leeward Point Field	Guantanamo Bay Naval Station	CU	19.9065	-75.2071	America/New_York
NBX	WABI	Nabire Airport	Nabire-Papua Island	ID	-3.36818	135.496	Asia/Jayapura
NCA	MBNC	North Caicos Airport		TC	21.9175	-71.9396	America/Grand_Turk
NCE	LFMN	Nice-Cote d'Azur Airport	Nice	FR	43.6584	7.21587	Europe/Paris
NCG	MMCG	Nuevo Casas Grandes Airport		MX	30.3974	-107.875	America/Chihuahua
NCH	HTNA	Nachingwea Airport	Nachingwea	TZ	-10.3575	38.7792	Africa/Dar_es_Salaam
NCI	SKNC	Necocli Airport	Necocli	CO	8.45	-76.7833	America/Bogota
NCJ	SAFS	Sunchales Aeroclub Airport	Sunchales	AR	-30.9575	-61.5283	America/Argentina/Cordoba
NCL	EGNT	Newcastle Airport	Newcastle	GB	55.0375	-1.69167	Europe/London
NCN	PFCB	Chenega Bay Airport	Chenega	US	60.078561	-147.994735	America/Anchorage
NCO	KOQU	Quonset State Airport	North Kingstown	US	41.597407	-71.412409	America/New_York
NCR	MNSC	San Carlos	San Carlos	NI	11.1334	-84.77	America/Managua
NCS	FANC	Newcastle Airport	Newcastle	ZA	-27.7706	29.9769	Africa/Johannesburg
NCT	MRNC	Guanacaste Airport	Nicoya/Guanacate	CR	10.1394	-85.4458	America/Costa_Rica
NCU	UZNN	Nukus Airport	Nukus	UZ	42.4884	59.6233	Asia/Samarkand
NCY	LFLP	Annecy-Haute-Savoie-Mont Blanc Airport	Annecy/Meythet	FR	45.9292	6.09876	Europe/Paris
NDA	WAPC	Banda Airport Kepulauan	Banda Island	ID	5.11667	97.1167	Asia/Jakarta
NDB	GQPP	Nouadhibou International Airport	Nouadhibou	MR	20.9331	-17.03	Africa/Nouakchott
NDC	VAND	Nanded Airport	Nanded	IN	19.1833	77.3167	Asia/Kolkata
NDD	FNSU	Sumbe Airport	Sumbe	AO	-11.1679	13.8475	Africa/Luanda
NDE	HKMA	Mandera Airport	Mandera	KE	3.933	41.85	Africa/Nairobi
NDG	ZYQQ	Qiqihar Sanjiazi Airport	Qiqihar	CN	47.2396	123.918	Asia/Shanghai
NDJ	FTTJ	N'Djamena International Airport	N'Djamena	TD	12.1337	15.034	Africa/Ndjamena
NDL	FEFN	N'Dele Airport	N'Dele	CF	8.42721	20.63516	Africa/Bangui
NDM	HAMN	Mendi Airport	Mendi	ET	9.767	35.1	Africa/Addis_Ababa
NDR	GMMW	Nador International Airport	Nador	MA	34.9888	-3.02821	Africa/Casablanca
NDS	YSAN	Sandstone Airport	Sandstone	AU	-27.98	119.297	Australia/Perth
NDU	FYRU	Rundu Airport	Rundu	NA	-17.9565	19.7194	Africa/Windhoek
NDY	EGES	Sanday Airport	Sanday	GB	59.2503	-2.57667	Europe/London
NEC	SAZO	Necochea Airport	Necochea	AR	-38.4831	-58.8172	America/Argentina/Buenos_Aires
NEF	UWUF	Neftekamsk Airport	Neftekamsk	RU	56.1069	54.3472	Asia/Yekaterinburg
NEG	MKNG	Negril Airport	Negril	JM	18.3428	-78.3321	America/Jamaica
NEJ	HANJ	Nejjo Airport	Nejjo	ET	9.55	35.467	Africa/Addis_Ababa
NEK	HANK	Nekemte Airport	Nekemte	ET	9.05	36.6	Africa/Addis_Ababa
NEL	KNEL	Lakehurst Maxfield Field	Lakehurst	US	40.035789	-74.351367	America/New_York
NEN	KNEN	Whitehouse Nolf Airport	Jacksonville	US	30.349495	-81.866989	America/New_York
NER	UELL	Chulman Neryungri Airport	Chulman	RU	56.9139	124.914	Asia/Yakutsk
NEU	VLNK	Nong Khang Airport	Nong Khang	LA	20.611824	104.068158	Asia/Vientiane
NEV	TKPN	Vance W. Amory International Airport	Charlestown	KN	17.2057	-62.5899	America/St_Kitts
NEW	KNEW	Lakefront Airport	New Orleans	US	30.042417	-90.02825	America/Chicago
NFG	USRN	Nefteyugansk Airport	Nefteyugansk	RU	61.1083	72.65	Asia/Yekaterinburg
NFL	KNFL	Fallon Nas (Van Voorhis Field) Airport	Fallon	US	39.417831	-118.698588	America/Los_Angeles
NFO	NFTO	Mata'aho Airport	Angaha	TO	-15.5708	-175.633	Pacific/Tongatapu
NFR	HLNR	Nafurah 1 Airport	Nafurah 1	LY	29.2132	21.5924	Africa/Tripoli
NGA	YYNG	Young Airport		AU	-34.2556	148.248	Australia/Sydney
NGB	ZSNB	Ningbo Lishe International Airport	Ningbo	CN	29.8267	121.462	Asia/Shanghai
NGD	TUPA	Captain Auguste George Airport	Anegada	VG	18.7272	-64.3297	America/Tortola
NGE	FKKN	N'Gaoundere Airport	N'Gaoundere	CM	7.35701	13.5592	Africa/Douala
NGF	PHNG	Kaneohe Bay Mcas (Marion E Carl Field) Airport	Kaneohe	US	21.450456	-157.767949	Pacific/Honolulu
NGI	NFNG	Ngau Airport	Ngau	FJ	-18.1156	179.34	Pacific/Fiji
NGL	FANG	Ngala Airport	Ngala	ZA	-24.3878	31.3258	Africa/Johannesburg
NGO	RJGG	Chubu Centrair International Airport	Tokoname	JP	34.8584	136.80499	Asia/Tokyo
NGP	KNGP	Corpus Christi Nas (Truax Field) Airport	Corpus Christi	US	27.692701	-97.290379	America/Chicago
NGQ	ZUAL	Ngari Gunsa Airport	Shiquanhe	CN	32.1	80.05306	Asia/Shanghai
NGS	RJFU	Nagasaki Airport	Nagasaki	JP	32.9169	129.914	Asia/Tokyo
NGU	KNGU	Norfolk Ns (Chambers Field) Airport	Norfolk	US	36.937469	-76.289278	America/New_York
NGW	KNGW	Cabaniss Field Nolf Airport	Corpus Christi	US	27.70242	-97.438819	America/Chicago
NHD	OMDM	Al Minhad Air Base	Dubai	AE	25.0268	55.3662	Asia/Dubai
NHF	HSNW	New Halfa Airport	New Halfa	SD	15.3556	35.7278	Africa/Khartoum
NHK	KNHK	Patuxent River Nas (Trapnell Field) Airport	Patuxent River	US	38.286334	-76.409971	America/New_York
NHS	OPNK	Nushki Airport	Nushki	PK	29.539	66.0233	Asia/Karachi
NHT	EGWU	RAF Northolt	London	GB	51.553	-0.41817	Europe/London
NHV	NTMD	Nuku Hiva Airport		PF	-8.7956	-140.229	Pacific/Marquesas
NHX	KNBJ	Barin Nolf Airport	Foley	US	30.390314	-87.63156	America/Chicago
NHZ	KBXM	Brunswick Executive Airport	Brunswick	US	43.892355	-69.93883	America/New_York
NIA	GLNA	Nimba Airport	Nimba	LR	7.5	-8.6	Africa/Monrovia
NIB	PAFS	Nikolai Airport	Nikolai	US	63.018559	-154.358438	America/Anchorage
NIF	YCNF	Camp Nifty Airport		AU	-21.6717	121.587	Australia/Perth
NIG	NGNU	Nikunau Airport	Nikunau	KI	-1.31444	176.41	Pacific/Tarawa
NIM	DRRN	Diori Hamani International Airport	Niamey	NE	13.4815	2.18361	Africa/Niamey
NIN	KNIN	Ninilchik Airport	Ninilchik	US	60.020234	-151.589419	America/Anchorage
NIO	FZBI	Nioki Airport	Nioki	CD	-2.7175	17.6847	Africa/Kinshasa
NIP	KNIP	Jacksonville Nas (Towers Field) Airport	Jacksonville	US	30.233706	-81.676057	America/New_York
NIR	KTX2	Chase Field Industrial Airport	Beeville	US	28.362444	-97.661917	America/Chicago
NIS	AYSE	Simberi Airport	Simberi Island	PG	-2.66222	151.99778	Pacific/Port_Moresby
NIT	LFBN	Niort-Souche Airport	Niort/Souche	FR	46.3113	-0.4015	Europe/Paris
NIU	NTKN	Niau Airport	Niau	PF	-16.12083	-146.37361	Pacific/Tahiti
NIX	GANR	Nioro du Sahel Airport	Nioro du Sahel	ML	15.2381	-9.57611	Africa/Bamako
NJA	RJTA	Atsugi Naval Air Facility		JP	35.4546	139.45	Asia/Tokyo
NJC	USNN	Nizhnevartovsk Airport	Nizhnevartovsk	RU	60.9493	76.4836	Asia/Yekaterinburg
NJF	ORNI	Al Najaf International Airport	Najaf	IQ	31.98972	44.40417	Asia/Baghdad
NJK	KNJK	El Centro Naf (Vraciu Field) Airport	El Centro	US	32.826633	-115.668563	America/Los_Angeles
NKC	GQNN	Nouakchott International Airport	Nouakchott	MR	18.0982	-15.9485	Africa/Nouakchott
NKG	ZSNJ	Nanjing Lukou Airport	Nanjing	CN	31.742	118.862	Asia/Shanghai
NKL	FZAR	Nkolo Fuma Airport	Nkolo Fuma	CD	-5.45	14.833	Africa/Kinshasa
NKM	RJNA	Nagoya Airport	Nagoya	JP	35.255	136.924	Asia/Tokyo
NKS	FKAN	Nkongsamba Airport	Nkongsamba	CM	4.95	9.933	Africa/Douala
NKT	LTCV	Şırnak Şerafettin Elçi Airport	Şırnak	TR	37.36389	42.06	Europe/Istanbul
NKU	FXNK	Nkaus Airport	Nkaus	LS	-30.0217	28.1969	Africa/Maseru
NKX	KNKX	Miramar Mcas (Joe Foss Field) Airport	San Diego	US	32.868529	-117.143192	America/Los_Angeles
NKY	FCBY	Yokangassi Airport	Nkayi	CG	-4.217	13.283	Africa/Brazzaville
NLA	FLSK	Simon Mwansa Kapwepwe International Airport	Ndola	ZM	-12.961667	28.516667	Africa/Lusaka
NLC	KNLC	Lemoore Nas (Reeves Field) Airport	Lemoore	US	36.333127	-119.952162	America/Los_Angeles
NLD	MMNL	Quetzalcoatl International Airport	Nuevo Laredo	MX	27.4439	-99.5705	America/Matamoros
NLE	K3TR	Jerry Tyler Memorial Airport	Niles	US	41.835889	-86.225167	America/Detroit
NLF	YDNI	Darnley Island Airport	Darnley Island	AU	-9.58333	143.767	Australia/Brisbane
NLG	PAOU	Nelson Lagoon Airport	Nelson Lagoon	US	56.007536	-161.160367	America/Anchorage
NLI	UHNN	Nikolayevsk-na-Amure Airport	Nikolayevsk-na-Amure Airport	RU	53.155	140.64999	Asia/Vladivostok
NLK	YSNF	Norfolk Island International Airport	Burnt Pine	NF	-29.0416	167.939	Pacific/Norfolk
NLL	YNUL	Nullagine Airport		AU	-21.9133	120.198	Australia/Perth
NLN	KO19	Kneeland Airport	Eureka	US	40.718952	-123.927217	America/Los_Angeles
NLO	FZAB	Ndolo Airport		CD	-4.32666	15.3275	Africa/Kinshasa
NLP	FANS	Nelspruit Airport	Nelspruit	ZA	-25.5	30.9138	Africa/Johannesburg
NLS	YNIC	Nicholson Airport		AU	-18.05	128.89999	Australia/Perth
NLU	MMSM	Santa Lucia Air Force Base	Reyes Acozac	MX	19.7553	-99.0164	America/Mexico_City
NMA	UZKN	Namangan Airport	Namangan	UZ	40.9846	71.5567	Asia/Tashkent
NMB	VADN	Daman Airport		IN	20.4344	72.8432	Asia/Kolkata
NMC	MYEN	Normans Cay Airport		BS	24.5943	-76.8202	America/Nassau
NME	PAGT	Nightmute Airport	Nightmute	US	60.469171	-164.704037	America/Anchorage
NMF	VRDA	Maafaru International Airport	Maafaru	MV	5.81783	73.4685	Indian/Maldives
NMI	VANM	Navi Mumbai International Airport	Navi Mumbai	IN	18.593978	73.041295	Asia/Kolkata
NML	CER4	Fort McMurray / Mildred Lake Airport	Fort McMurray	CA	57.0556	-111.574	America/Edmonton
NMR	YNAP	Nappa Merrie Airport		AU	-27.5583	141.133	Australia/Brisbane
NMS	VYNS	Namsang Airport	Namsang	MM	20.8905	97.7359	Asia/Yangon
NNA	GMMY	Kenitra Airport		MA	34.2989	-6.59588	Africa/Casablanca
NNB	AGGT	Santa Ana Airport	Santa Ana Island	SB	-10.84799	162.45411	Pacific/Guadalcanal
NNG	ZGNN	Nanning Wuxu Airport	Nanning	CN	22.6083	108.172	Asia/Shanghai
NNI	FYNA	Namutoni Airport	Namutoni	NA	-18.8064	16.9272	Africa/Windhoek
NNK	K5NK	Naknek Airport	Naknek	US	58.734663	-157.02521	America/Anchorage
NNL	PANO	Nondalton Airport	Nondalton	US	59.98023	-154.839175	America/Anchorage
NNM	ULAM	Naryan Mar Airport	Naryan Mar	RU	67.64	53.1219	Europe/Moscow
NNR	EICA	Connemara Regional Airport	Inverin	IE	53.2303	-9.46778	Europe/Dublin
NNT	VTCN	Nan Airport		TH	18.8079	100.783	Asia/Bangkok
NNU	SNNU	Nanuque Airport	Nanuque	BR	-17.8233	-40.3299	America/Sao_Paulo
NNX	WRLF	Nunukan Airport	Nunukan-Nunukan Island	ID	4.13653	117.667	Asia/Makassar
NNY	ZHNY	Nanyang Airport	Nanyang	CN	32.9808	112.615	Asia/Shanghai
NOA	YSNW	Nowra Airport		AU	-34.9489	150.537	Australia/Sydney
NOB	MRNS	Nosara Airport	Nicoya	CR	9.97649	-85.653	America/Costa_Rica
NOC	EIKN	Ireland West Knock Airport	Charleston	IE	53.9103	-8.81849	Europe/Dublin
NOD	EDWS	Norden-Norddeich Airport	Norddeich	DE	53.63306	7.19028	Europe/Berlin
NOG	MMNG	Nogales International Airport		MX	31.2261	-110.976	America/Hermosillo
NOJ	USRO	Noyabrsk Airport	Noyabrsk	RU	63.1833	75.27	Asia/Yekaterinburg
NOK	SWXV	Xavantina Airport	Nova Xavantina	BR	-14.6983	-52.3464	America/Cuiaba
NON	NGTO	Nonouti Airport	Nonouti	KI	-0.63972	174.42799	Pacific/Tarawa
NOP	LTCM	Sinop Airport	Sinop	TR	42.0158	35.0664	Europe/Istanbul
NOR	BINF	Norðfjörður Airport	Norðfjörður	IS	65.1319	-13.7464	Atlantic/Reykjavik
NOS	FMNN	Fascene Airport	Nosy Be	MG	-13.3121	48.3148	Indian/Antananarivo
NOT	KDVO	Gnoss Field	Novato	US	38.143576	-122.557091	America/Los_Angeles
NOU	NWWW	La Tontouta International Airport	Noumea	NC	-22.0146	166.213	Pacific/Noumea
NOV	FNHU	Nova Lisboa Airport	Huambo	AO	-12.8089	15.7605	Africa/Luanda
NOZ	UNWW	Spichenkovo Airport	Novokuznetsk	RU	53.8114	86.8772	Asia/Novokuznetsk
NPA	KNPA	Pensacola Nas (Forrest Sherman Field) Airport	Pensacola	US	30.353273	-87.317971	America/Chicago
NPE	NZNR	Napier Airport		NZ	-39.4658	176.87	Pacific/Auckland
NPH	KU14	Nephi Municipal Airport	Nephi	US	39.736583	-111.870056	America/Denver
NPL	NZNP	New Plymouth Airport	New Plymouth	NZ	-39.0086	174.179	Pacific/Auckland
NPO	WIOG	Nanga Pinoh I Airport	Nanga Pinoh, Borneo Island	ID	-0.34887	111.748	Asia/Pontianak
NPR	SJNP	Novo Progresso Airport	Novo Progresso	BR	-7.12583	-55.40083	America/Santarem
NPT	KUUU	Newport State Airport	Newport	US	41.53244	-71.281544	America/New_York
NQA	KNQA	Millington/Memphis Airport	Millington	US	35.356639	-89.87043	America/Chicago
NQI	KNQI	Kingsville Nas Airport	Kingsville	US	27.504514	-97.80829	America/Chicago
NQL	SWNQ	Niquelandia Airport	Niquelandia	BR	-14.4349	-48.4915	America/Sao_Paulo
NQN	SAZN	Presidente Peron Airport	Neuquen	AR	-38.949	-68.1557	America/Argentina/Salta
NQT	EGBN	Nottingham Airport	Nottingham	GB	52.92	-1.07917	Europe/London
NQU	SKNQ	Reyes Murillo Airport	Nuqui	CO	5.6964	-77.2806	America/Bogota
NQX	KNQX	Key West Nas (Boca Chica Field) Airport	Key West	US	24.574637	-81.686645	America/New_York
NQY	EGHQ	Newquay Cornwall Airport	Newquay	GB	50.4406	-4.99541	Europe/London
NQZ	UACC	Nursultan Nazarbayev International Airport	Astana	KZ	51.0222	71.4669	Asia/Almaty
NRA	YNAR	Narrandera Airport	Narrandera	AU	-34.7022	146.51199	Australia/Sydney
NRB	KNRB	Mayport Ns (Adm David L Mcdonald Field) Airport	Mayport	US	30.391374	-81.424521	America/New_York
NRD	EDWY	Norderney Airport	Norderney	DE	53.70694	7.23	Europe/Berlin
NRE	WAPG	Namrole Airport	Namrole-Buru Island	ID	-3.82081	126.718	Asia/Jayapura
NRG	YNRG	Narrogin Airport		AU	-32.93	117.08	Australia/Perth
NRI	K3O9	Grand Lake Regional Airport	Afton	US	36.577577	-94.8619	America/Chicago
NRK	ESSP	Norrkoping Airport	Norrkoping	SE	58.5863	16.2506	Europe/Stockholm
NRL	EGEN	North Ronaldsay Airport	North Ronaldsay	GB	59.3675	-2.43444	Europe/London
NRM	GANK	Nara Airport	Nara	ML	15.217	-7.267	Africa/Bamako
NRN	EDLV	Niederrhein Airport	Weeze	DE	51.6024	6.14217	Europe/Berlin
NRR	TJRV	Jose Aponte De La Torre Airport	Ceiba	US	18.245112	-65.643424	America/Puerto_Rico
NRS	KNRS	Imperial Beach Nolf (Ream Field) Airport	Imperial Beach	US	32.56616	-117.113525	America/Los_Angeles
NRT	RJAA	Narita International Airport	Tokyo	JP	35.7647	140.386	Asia/Tokyo
NSE	KNSE	Whiting Field Nas North Airport	Milton	US	30.722472	-87.023903	America/Chicago
NSH	OINN	Noshahr Airport		IR	36.6633	51.4647	Asia/Tehran
NSI	FKYS	Yaounde Nsimalen International Airport	Yaounde	CM	3.72256	11.5533	Africa/Douala
NSK	UOOO	Norilsk-Alykel Airport	Norilsk	RU	69.3111	87.3322	Asia/Krasnoyarsk
NSL	KDVP	Slayton Municipal Airport	Slayton	US	43.9868	-95.78261	America/Chicago
NSM	YNSM	Norseman Airport		AU	-32.21	121.755	Australia/Perth
NSN	NZNS	Nelson Airport	Nelson	NZ	-41.2983	173.22099	Pacific/Auckland
NSO	YSCO	Scone Airport		AU	-32.0372	150.832	Australia/Sydney
NSR	SWKQ	Serra da Capivara Airport	Sao Raimundo Nonato	BR	-9.08278	-42.64444	America/Fortaleza
NST	VTSF	Nakhon Si Thammarat Airport	Nakhon Si Thammarat	TH	8.53962	99.9447	Asia/Bangkok
NSV	YNSH	Noosa Airport		AU	-26.4233	153.063	Australia/Brisbane
NSY	LICZ	Sigonella Airport		IT	37.4017	14.9224	Europe/Rome
NTB	ENNO	Notodden Airport		NO	59.5657	9.21222	Europe/Oslo
NTD	KNTD	Point Mugu Nas (Naval Base Ventura Co) Airport	Oxnard	US	34.119276	-119.119589	America/Los_Angeles
NTE	LFRS	Nantes Atlantique Airport	Nantes	FR	47.1532	-1.61073	Europe/Paris
NTG	ZSNT	Nantong Airport	Nantong	CN	32.0708	120.976	Asia/Shanghai
NTI	WASB	Stenkol Airport	Bintuni-Papua Island	ID	-2.10416	133.522	Asia/Jayapura
NTJ	K41U	Sanpete County Regional Airport	Manti	US	39.331417	-111.612611	America/Denver
NTL	YWLM	Newcastle Airport	Williamtown	AU	-32.795	151.834	Australia/Sydney
NTN	YNTN	Normanton Airport		AU	-17.6836	141.07001	Australia/Brisbane
NTO	GVAN	Agostinho Neto Airport	Ponta do Sol	CV	17.2028	-25.0906	Atlantic/Cape_Verde
NTQ	RJNW	Noto Airport	Wajima	JP	37.2931	136.96201	Asia/Tokyo
NTR	MMAN	Del Norte International Airport		MX	25.8656	-100.237	America/Mexico_City
NTT	NFTP	Kuini Lavenia Airport	Niuatoputapu	TO	-15.97734	-173.79103	Pacific/Tongatapu
NTU	KNTU	Oceana Nas (Apollo Soucek Field) Airport	Virginia Beach	US	36.822746	-76.031895	America/New_York
NTX	WION	Ranai Airport	Ranai, Natuna Besar Island	ID	3.90871	108.388	Asia/Jakarta
NTY	FAPN	Pilanesberg International Airport	Pilanesberg	ZA	-25.3338	27.1734	Africa/Johannesburg
NUB	YNUM	Numbulwar Airport		AU	-14.2717	135.717	Australia/Darwin
NUD	HSNH	En Nahud Airport	En Nahud	SD	12.667	28.333	Africa/Khartoum
NUE	EDDN	Nuremberg Airport	Nuremberg	DE	49.4987	11.0669	Europe/Berlin
NUI	PAQT	Nuiqsut Airport	Nuiqsut	US	70.209833	-151.006472	America/Anchorage
NUJ	OIHS	Hamadan Air Base	Hamadan	IR	35.2116	48.6534	Asia/Tehran
NUK	NTGW	Nukutavake Airport	Nukutavake	PF	-19.285	-138.772	Pacific/Tahiti
NUL	PANU	Nulato Airport	Nulato	US	64.729333	-158.074222	America/Anchorage
NUM	OENN	Neom Bay Airport	Neom Bay	SA	27.92383	35.29383	Asia/Riyadh
NUP	PPIT	Nunapitchuk Airport	Nunapitchuk	US	60.906	-162.440583	America/Nome
NUQ	KNUQ	Moffett Federal Airfield	Mountain View	US	37.416144	-122.049129	America/Los_Angeles
NUR	YNUB	Nullabor Motel Airport		AU	-31.4417	130.90199	Australia/Adelaide
NUS	NVSP	Norsup Airport	Norsup	VU	-16.0797	167.401	Pacific/Efate
NUU	HKNK	Nakuru Airport	Nakuru	KE	-0.29807	36.1593	Africa/Nairobi
NUW	KNUW	Whidbey Island Nas (Ault Field) Airport	Oak Harbor	US	48.35184	-122.655959	America/Los_Angeles
NUX	USMU	Novy Urengoy Airport	Novy Urengoy	RU	66.0694	76.5203	Asia/Yekaterinburg
NVA	SKNV	Benito Salas Airport	Neiva	CO	2.95015	-75.294	America/Bogota
NVD	KNVD	Nevada Municipal Airport	Nevada	US	37.852477	-94.304608	America/Chicago
NVG	MNNG	Nueva Guinea Airport	Nueva Guinea	NI	11.66667	-84.45	America/Managua
NVI	UZSA	Navoi Airport	Navoi	UZ	40.1172	65.1708	Asia/Samarkand
NVN	KO02	Nervino Airport	Beckwourth	US	39.818528	-120.352806	America/Los_Angeles
NVP	SWNA	Novo Aripuana Airport	Novo Aripuana	BR	-5.11803	-60.3649	America/Boa_Vista
NVS	LFQG	Nevers-Fourchambault Airport	Nevers/Fourchambault	FR	47.0026	3.11333	Europe/Paris
NVT	SBNF	Ministro Victor Konder International Airport	Navegantes	BR	-26.88	-48.6514	America/Sao_Paulo
NWA	FMCI	Moheli Bandar Es Eslam Airport		KM	-12.2981	43.7664	Indian/Comoro
NWH	K2B3	Parlin Field	Newport	US	43.387135	-72.187614	America/New_York
NWI	EGSH	Norwich International Airport	Norwich	GB	52.6758	1.28278	Europe/London
NYA	USHN	Nyagan Airport	Nyagan	RU	62.11	65.615	Asia/Yekaterinburg
NYE	HKNI	Nyeri Airport	Nyeri	KE	-0.36441	36.97849	Africa/Nairobi
NYG	KNYG	Quantico Mcaf (Turner Field) Airport	Quantico	US	38.503625	-77.305034	America/New_York
NYI	DGSN	Sunyani Airport	Sunyani	GH	7.36183	-2.32876	Africa/Accra
NYK	HKNY	Nanyuki Airport	Nanyuki	KE	-0.0624	37.04101	Africa/Nairobi
NYM	USMM	Nadym Airport	Nadym	RU	65.4809	72.6989	Asia/Yekaterinburg
NYN	YNYN	Nyngan Airport		AU	-31.5511	147.203	Australia/Sydney
NYO	ESKN	Stockholm Skavsta Airport	Stockholm / Nykoping	SE	58.7886	16.9122	Europe/Stockholm
NYR	UENN	Nyurba Airport	Nyurba	RU	63.295	118.337	Asia/Yakutsk
NYS	K6N7	New York Skyports Inc Seaplane Base	New York	US	40.733991	-73.972916	America/New_York
NYT	VYEL	Naypyidaw Airport	Pyinmana	MM	19.6235	96.201	Asia/Yangon
NYU	VYBG	Bagan Airport	Nyaung U	MM	21.1788	94.9302	Asia/Yangon
NYW	VYMY	Monywar Airport	Monywar	MM	22.233	95.117	Asia/Yangon
NZA	FNZG	Nzagi Airport	Nzagi	AO	-7.71694	21.3582	Africa/Luanda
NZC	SPZA	Maria Reiche Neuman Airport		PE	-14.854	-74.9615	America/Lima
NZE	GUNZ	Nzerekore Airport	Nzerekore	GN	7.80602	-8.7018	Africa/Conakry
NZH	ZBMZ	Manzhouli Xijiao Airport	Manzhouli	CN	49.566667	117.33	Asia/Shanghai
NZL	ZBZL	Zhalantun Chengjisihan Airport	Zalantun	CN	47.865833	122.7675	Asia/Shanghai
NZY	KNZY	North Island Nas (Halsey Field) Airport	San Diego	US	32.698199	-117.213115	America/Los_Angeles
OAG	YORG	Orange Airport	Orange	AU	-33.3817	149.133	Australia/Sydney
OAH	OASD	Shindand Airport		AF	33.3913	62.261	Asia/Kabul
OAI	OAIX	Bagram Air Base	Bagram	AF	34.9461	69.265	Asia/Kabul
OAJ	KOAJ	Albert J Ellis Airport	Jacksonville	US	34.829167	-77.612139	America/New_York
OAK	KOAK	Oakland San Francisco Bay Airport	Oakland	US	37.721261	-122.221151	America/Los_Angeles
OAL	SSKW	Cacoal Airport	Cacoal	BR	-11.4955	-61.45083	America/Porto_Velho
OAM	NZOU	Oamaru Airport		NZ	-44.97	171.082	Pacific/Auckland
OAN	MHEA	El Arrayan Airport	Olanchito	HN	15.50556	-86.57472	America/Tegucigalpa
OAR	KOAR	Marina Municipal Airport	Marina	US	36.681528	-121.761667	America/Los_Angeles
OAS	OASA	Sharana Airstrip	Sharana	AF	33.12575	68.83852	Asia/Kabul
OAX	MMOX	Xoxocotlan International Airport	Oaxaca	MX	16.9999	-96.7266	America/Mexico_City
OAZ	OAZI	Camp Bastion Airport		AF	31.8638	64.2246	Asia/Kabul
OBC	HDOB	Obock Airport	Obock	DJ	11.967	43.267	Africa/Djibouti
OBE	KOBE	Okeechobee County Airport	Okeechobee	US	27.266574	-80.850391	America/New_York
OBF	EDMO	Oberpfaffenhofen Airport		DE	48.0814	11.2831	Europe/Berlin
OBI	SNTI	Obidos Airport	Obidos	BR	-1.86717	-55.5144	America/Santarem
OBL	EBZR	Oostmalle Air Base	Zoersel	BE	51.2647	4.75333	Europe/Brussels
OBN	EGEO	Oban Airport	North Connel	GB	56.4635	-5.39967	Europe/London
OBO	RJCB	Tokachi-Obihiro Airport	Obihiro	JP	42.7333	143.217	Asia/Tokyo
OBS	LFHO	Aubenas-Ardeche Meridional Airport	Aubenas/Ardeche Meridional	FR	44.5442	4.37219	Europe/Paris
OBU	PAOB	Kobuk Airport	Kobuk	US	66.912333	-156.897333	America/Anchorage
OCA	07FA	Ocean Reef Club Airport	Key Largo	US	25.324307	-80.275729	America/New_York
OCC	SECO	Francisco De Orellana Airport	Coca	EC	-0.46289	-76.9868	America/Guayaquil
OCE	KOXB	Ocean City Municipal Airport	Ocean City	US	38.310479	-75.124025	America/New_York
OCF	KOCF	Ocala International-Jim Taylor Field	Ocala	US	29.171876	-82.224114	America/New_York
OCH	KOCH	Nacogdoches A L Mangham Jr Regional Airport	Nacogdoches	US	31.577769	-94.71013	America/Chicago
OCJ	MKBS	Boscobel Aerodrome	Ocho Rios	JM	18.4042	-76.969	America/Jamaica
OCM	YBGD	Boolgeeda Airport		AU	-22.54117	117.2695	Australia/Perth
OCN	KOKB	Bob Maxwell Memorial Airfield	Oceanside	US	33.217976	-117.351507	America/Los_Angeles
OCV	SKOC	Aguas Claras Airport	Ocana	CO	8.31506	-73.3583	America/Bogota
OCW	KOCW	Washington-Warren Airport	Washington	US	35.571938	-77.049764	America/New_York
ODA	FEFW	Ouadda Airport	Ouadda	CF	8.01056	22.3986	Africa/Bangui
ODB	LEBA	Cordoba Airport	Cordoba	ES	37.842	-4.84888	Europe/Madrid
ODC	KO27	Oakdale Airport	Oakdale	US	37.756344	-120.800208	America/Los_Angeles
ODD	YOOD	Oodnadatta Airport		AU	-27.5617	135.44701	Australia/Adelaide
ODE	EKOD	Odense Airport	Odense	DK	55.4767	10.3309	Europe/Copenhagen
ODH	EGVO	RAF Odiham	Odiham	GB	51.2341	-0.94283	Europe/London
ODJ	FEGO	Ouanda Djalle Airport	Ouanda Djalle	CF	8.9	22.783	Africa/Bangui
ODL	YCOD	Cordillo Downs Airport	Cordillo Downs	AU	-26.7453	140.638	Australia/Adelaide
ODM	K2G4	Garrett County Airport	Oakland	US	39.580806	-79.335944	America/New_York
ODN	WBGI	Long Seridan Airport	Long Seridan	MY	3.967	115.05	Asia/Kuching
ODO	UIKB	Bodaybo Airport	Bodaybo	RU	57.8661	114.243	Asia/Irkutsk
ODR	YORV	Ord River Airport	Ord River	AU	-17.3408	128.912	Australia/Perth
ODS	UKOO	Odesa International Airport	Odesa	UA	46.4268	30.6765	Europe/Kyiv
ODT	KODO	Odessa-Schlemeyer Field	Odessa	US	31.921415	-102.387133	America/Chicago
ODW	KOKH	Delaurentis Airport	Oak Harbor	US	48.251528	-122.673667	America/Los_Angeles
ODY	VLOS	Oudomsay Airport	Oudomsay	LA	20.6827	101.994	Asia/Vientiane
OEC	WPOC	Oecussi Airport	Oecussi-Ambeno	TL	-9.19806	124.343	Asia/Dili
OEL	UUOR	Oryol Yuzhny Airport	Orel	RU	52.9347	36.0022	Europe/Moscow
OEM	SMPA	Vincent Fayks Airport	Paloemeu	SR	3.34528	-55.4425	America/Paramaribo
OEO	KOEO	L O Simenstad Municipal Airport	Osceola	US	45.309388	-92.689909	America/Chicago
OER	ESNO	Ornskoldsvik Airport	Ornskoldsvik	SE	63.4083	18.99	Europe/Stockholm
OES	SAVN	Antoine De St Exupery Airport	San Antonio Oeste	AR	-40.7512	-65.0343	America/Argentina/Salta
OFF	KOFF	Offutt Afb Airport	Omaha	US	41.119329	-95.908517	America/Chicago
OFI	DIOF	Ouango Fitini Airport	Ouango Fitini	CI	9.6	-4.05	Africa/Abidjan
OFJ	BIOF	Ólafsfjörður Airport	Ólafsfjörður	IS	66.0833	-18.6667	Atlantic/Reykjavik
OFK	KOFK	Norfolk Regional/Karl Stefan Memorial Field	Norfolk	US	41.98546	-97.435114	America/Chicago
OGA	KOGA	Searle Field	Ogallala	US	41.119472	-101.769699	America/Denver
OGB	KOGB	Orangeburg Municipal Airport	Orangeburg	US	33.456918	-80.859407	America/New_York
OGD	KOGD	Ogden-Hinckley Airport	Ogden	US	41.19507	-112.012195	America/Denver
OGE	AYOG	Ogeranang Airport		PG	-6.46675	147.36417	Pacific/Port_Moresby
OGG	PHOG	Kahului Airport	Kahului	US	20.898649	-156.430459	Pacific/Honolulu
OGL	SYGO	Ogle Airport	Ogle	GY	6.80628	-58.1059	America/Guyana
OGN	ROYN	Yonaguni Airport		JP	24.4669	122.978	Asia/Tokyo
OGO	DIAU	Abengourou Airport	Abengourou	CI	6.71556	-3.47028	Africa/Abidjan
OGR	FTTB	Bongor Airport	Bongor	TD	10.2881	15.3811	Africa/Ndjamena
OGS	KOGS	Ogdensburg International Airport	Ogdensburg	US	44.68225	-75.46325	America/New_York
OGU	LTCB	Ordu–Giresun Airport	Ordu	TR	40.96667	38.08	Europe/Istanbul
OGX	DAUU	Ain el Beida Airport	Ouargla	DZ	31.9172	5.41278	Africa/Algiers
OGZ	URMO	Beslan Airport	Beslan	RU	43.2051	44.6066	Europe/Moscow
OHA	NZOH	RNZAF Base Ohakea		NZ	-40.206	175.388	Pacific/Auckland
OHB	FMFE	Moramanga Aerodrome	Moramanga	MG	-18.9175	48.21819	Indian/Antananarivo
OHD	LWOH	Ohrid St. Paul the Apostle Airport	Ohrid	MK	41.18	20.7423	Europe/Skopje
OHE	ZYMH	Gu-Lian Airport	Mohe	CN	52.91278	122.43	Asia/Shanghai
OHH	UHSH	Okha Airport	Okha	RU	53.52	142.89	Asia/Sakhalin
OHO	UHOO	Okhotsk Airport	Okhotsk	RU	59.41006	143.0565	Asia/Vladivostok
OHR	EDXY	Wyk auf Fohr Airport	Wyk auf Fohr	DE	54.68444	8.52833	Europe/Berlin
OHS	OOSH	Sohar Airport	Sohar	OM	24.46417	56.62833	Asia/Muscat
OHT	OPKT	Kohat Airport	Kohat	PK	33.57	71.44	Asia/Karachi
OIA	SDOW	Ourilandia do Norte Airport	Ourilandia Do Norte	BR	-6.7631	-51.0499	America/Santarem
OIC	KOIC	Lt Warren Eaton Airport	Norwich	US	42.566559	-75.524112	America/New_York
OIM	RJTO	Oshima Airport	Izu Oshima	JP	34.782	139.36	Asia/Tokyo
OIR	RJEO	Okushiri Airport		JP	42.0717	139.433	Asia/Tokyo
OIT	RJFO	Oita Airport	Oita	JP	33.4794	131.737	Asia/Tokyo
OJC	KOJC	Johnson County Executive Airport	Olathe	US	38.847598	-94.737584	America/Chicago
OKA	ROAH	Naha Airport	Naha	JP	26.1958	127.646	Asia/Tokyo
OKC	KOKC	Okc Will Rogers International Airport	Oklahoma City	US	35.393073	-97.600766	America/Chicago
OKD	RJCO	Okadama Airport	Sapporo	JP	43.1161	141.38	Asia/Tokyo
OKE	RJKB	Okierabu Airport		JP	27.4255	128.701	Asia/Tokyo
OKF	FYOO	Okaukuejo Airport	Okaukuejo	NA	-19.1492	15.9119	Africa/Windhoek
OKH	EGXJ	RAF Cottesmore	Cottesmore	GB	52.7357	-0.64877	Europe/London
OKI	RJNO	Oki Airport	Okinoshima	JP	36.1811	133.325	Asia/Tokyo
OKJ	RJOB	Okayama Airport	Okayama City	JP	34.7569	133.855	Asia/Tokyo
OKK	KOKK	Kokomo Municipal Airport	Kokomo	US	40.527656	-86.059737	America/Indiana/Indianapolis
OKL	WAJO	Oksibil Airport	Oksibil-Papua Island	ID	-5.09106	140.61	Asia/Jayapura
OKM	KOKM	Okmulgee Regional/Paul And Betty Abbott Field	Okmulgee	US	35.668111	-95.948528	America/Chicago
OKN	FOGQ	Okondja Airport	Okondja	GA	-0.66521	13.6731	Africa/Libreville
OKO	RJTY	Yokota Air Base	Fussa	JP	35.7485	139.34801	Asia/Tokyo
OKQ	WAKO	Okaba Airport	Okaba-Papua Island	ID	-8.08822	139.71899	Asia/Jayapura
OKR	YYKI	Yorke Island Airport	Yorke Island	AU	-9.75703	143.411	Australia/Brisbane
OKS	KOKS	Garden County/King Rhiley Field	Oshkosh	US	41.401911	-102.356352	America/Denver
OKT	UWUK	Oktyabrskiy Airport	Kzyl-Yar	RU	54.44	53.3883	Asia/Yekaterinburg
OKU	FYMO	Mokuti Lodge Airport	Mokuti Lodge	NA	-18.8128	17.0594	Africa/Windhoek
OKY	YBOK	Oakey Airport		AU	-27.4114	151.735	Australia/Brisbane
OLA	ENOL	Ørland Airport	Ørland	NO	63.6989	9.604	Europe/Oslo
OLB	LIEO	Olbia / Costa Smeralda Airport	Olbia	IT	40.8987	9.51763	Europe/Rome
OLC	SDCG	Senadora Eunice Micheles Airport	Sao Paulo De Olivenca	BR	-3.46793	-68.92041	America/Manaus
OLD	KOLD	Dewitt Field/Old Town Municipal Airport	Old Town	US	44.952335	-68.674496	America/New_York
OLE	KOLE	Cattaraugus County-Olean Airport	Olean	US	42.241194	-78.371361	America/New_York
OLF	KOLF	L M Clayton Airport	Wolf Point	US	48.0945	-105.575056	America/Denver
OLH	K6R7	Old Harbor Airport	Old Harbor	US	57.218306	-153.269832	America/Anchorage
OLI	BIRF	Rif Airport	Rif	IS	64.9114	-23.8231	Atlantic/Reykjavik
OLJ	NVSZ	North West Santo Airport	Olpoi	VU	-14.8817	166.558	Pacific/Efate
OLK	SGOL	Fuerte Olimpo Airport	Fuerte Olimpo	PY	-21.0452	-57.8825	America/Asuncion
OLM	KOLM	Olympia Regional Airport	Olympia	US	46.969404	-122.902545	America/Los_Angeles
OLN	SAVM	Lago Musters Airport	Sarmiento	AR	-45.57778	-69.07278	America/Argentina/Catamarca
OLO	LKOL	Olomouc Glider Airport	Olomouc	CZ	49.5878	17.2108	Europe/Prague
OLP	YOLD	Olympic Dam Airport	Olympic Dam	AU	-30.485	136.877	Australia/Adelaide
OLS	KOLS	Nogales International Airport	Nogales	US	31.417722	-110.847889	America/Phoenix
OLU	KOLU	Columbus Municipal Airport	Columbus	US	41.448722	-97.340944	America/Chicago
OLV	KOLV	Olive Branch/Taylor Field	Olive Branch	US	34.97875	-89.786861	America/Chicago
OLY	KOLY	Olney-Noble Airport	Olney-Noble	US	38.721827	-88.176433	America/Chicago
OLZ	UEMO	Olyokminsk Airport	Olyokminsk	RU	60.3975	120.471	Asia/Yakutsk
OMA	KOMA	Eppley Airfield	Omaha	US	41.303167	-95.894056	America/Chicago
OMB	FOOH	Omboue Hopital Airport	Omboue	GA	-1.57473	9.26269	Africa/Libreville
OMC	RPVO	Ormoc Airport	Ormoc City	PH	11.058	124.565	Asia/Manila
OMD	FYOG	Oranjemund Airport	Oranjemund	NA	-28.5847	16.4467	Africa/Windhoek
OME	PAOM	Nome Airport	Nome	US	64.512555	-165.444394	America/Anchorage
OMF	OJMF	King Hussein Air College	Mafraq	JO	32.3564	36.2592	Asia/Amman
OMG	FYOE	Omega Airport	Omega	NA	-18.0303	22.1897	Africa/Windhoek
OMH	OITR	Urmia Airport	Urmia	IR	37.6681	45.0687	Asia/Tehran
OMI	OIAJ	Omidiyeh Airport	Omidiyeh	IR	30.8352	49.5349	Asia/Tehran
OMK	KOMK	Omak Airport	Omak	US	48.464412	-119.518051	America/Los_Angeles
OMM	OOMX	Marmul Airport	Marmul	OM	18.136	55.1821	Asia/Muscat
OMN	UZTZ	Zomin Airport	Lyaylyakul	UZ	40.015128	68.409758	Asia/Tashkent
OMO	LQMO	Mostar International Airport	Mostar	BA	43.2829	17.8459	Europe/Sarajevo
OMR	LROD	Oradea International Airport	Oradea	RO	47.0253	21.9025	Europe/Bucharest
OMS	UNOO	Omsk Central Airport	Omsk	RU	54.967	73.3105	Asia/Omsk
ONA	KONA	Winona Municipal/Max Conrad Field	Winona	US	44.07961	-91.71163	America/Chicago
OND	FYOA	Ondangwa Airport	Ondangwa	NA	-17.8782	15.9526	Africa/Windhoek
ONG	YMTI	Mornington Island Airport		AU	-16.6625	139.17799	Australia/Brisbane
ONH	KN66	Albert S Nader Regional Airport	Oneonta	US	42.524778	-75.064472	America/New_York
ONI	WABD	Moanamani Airport	Moanamani-Papua Island	ID	-3.9834	136.0833	Asia/Jayapura
ONJ	RJSR	Odate Noshiro Airport	Odate	JP	40.1919	140.371	Asia/Tokyo
ONK	UERO	Olenyok Airport	Olenyok	RU	68.515	112.48	Asia/Yakutsk
ONL	KONL	The O'Neill Municipal-John L Baker Field	O'Neill	US	42.469361	-98.687778	America/Chicago
ONM	KONM	Socorro Municipal Airport	Socorro	US	34.022472	-106.903139	America/Denver
ONO	KONO	Ontario Municipal Airport	Ontario	US	44.019361	-117.013028	America/Denver
ONP	KONP	Newport Municipal Airport	Newport	US	44.580361	-124.057917	America/Los_Angeles
ONQ	LTAS	Zonguldak Airport	Zonguldak	TR	41.5064	32.0886	Europe/Istanbul
ONR	YMNK	Monkira Airport		AU	-24.8167	140.533	Australia/Brisbane
ONS	YOLW	Onslow Airport		AU	-21.6683	115.113	Australia/Perth
ONT	KONT	Ontario International Airport	Ontario	US	34.056014	-117.601187	America/Los_Angeles
ONU	NFOL	Ono-I-Lau Airport	Ono-I-Lau	FJ	-20.65	-178.7	Pacific/Fiji
ONX	MPEJ	Enrique Adolfo Jimenez Airport	Colon	PA	9.35664	-79.8674	America/Panama
ONY	KONY	Olney Municipal Airport	Olney	US	33.350889	-98.819167	America/Chicago
OOA	KOOA	Oskaloosa Municipal Airport	Oskaloosa	US	41.226111	-92.493833	America/Chicago
OOK	PAOO	Toksook Bay Airport	Toksook Bay	US	60.541336	-165.087184	America/Anchorage
OOL	YBCG	Gold Coast Airport	Gold Coast	AU	-28.1644	153.505	Australia/Brisbane
OOM	YCOM	Cooma Snowy Mountains Airport	Cooma	AU	-36.3006	148.974	Australia/Sydney
OOR	YMOO	Mooraberree Airport		AU	-25.25	140.983	Australia/Brisbane
OOT	NGON	Onotoa Airport	Onotoa	KI	-1.79611	175.526	Pacific/Tarawa
OPA	BIKP	Kópasker Airport	Kópasker	IS	66.3108	-16.4667	Atlantic/Reykjavik
OPF	KOPF	Miami-Opa Locka Executive Airport	Miami	US	25.907417	-80.278222	America/New_York
OPI	YOEN	Oenpelli Airport		AU	-12.325	133.006	Australia/Darwin
OPL	KOPL	St Landry Parish Airport	Opelousas	US	30.5584	-92.099376	America/Chicago
OPO	LPPR	Francisco de Sá Carneiro Airport	Porto	PT	41.2481	-8.68139	Europe/Lisbon
OPP	SNSM	Salinopolis Airport	Salinopolis	BR	-0.69566	-47.3347	America/Belem
OPS	SWSI	Presidente Joao Batista Figueiredo Airport	Sinop	BR	-11.885	-55.58611	America/Campo_Grande
OPU	AYBM	Balimo Airport	Balimo	PG	-8.05	142.933	Pacific/Port_Moresby
OQN	UZKK	Kokand Airport	Kokand	UZ	40.5398	70.9748	Asia/Tashkent
ORA	SASO	Oran Airport	Oran	AR	-23.1528	-64.3292	America/Argentina/Salta
ORB	ESOE	Orebro Airport	Orebro	SE	59.2237	15.038	Europe/Stockholm
ORC	SKOE	Orocue Airport	Orocue	CO	4.79222	-71.3564	America/Bogota
ORD	KORD	Chicago O'Hare International Airport	Chicago	US	41.97694	-87.90815	America/Chicago
ORE	LFOZ	Orleans-Saint-Denis-de-l'Hotel Airport	Orleans/Saint-Denis-de-l'Hotel	FR	47.8969	2.16333	Europe/Paris
ORF	KORF	Norfolk International Airport	Norfolk	US	36.895631	-76.198865	America/New_York
ORG	SMZO	Zorg en Hoop Airport	Paramaribo	SR	5.81108	-55.1907	America/Paramaribo
ORH	KORH	Worcester Regional Airport	Worcester	US	42.267139	-71.875611	America/New_York
ORI	PORI	Port Lions Airport	Port Lions	US	57.884925	-152.847572	America/Anchorage
ORJ	SYOR	Orinduik Airport	Orinduik	GY	4.72527	-60.035	America/Guyana
ORK	EICK	Cork Airport	Cork	IE	51.8413	-8.49111	Europe/Dublin
ORL	KORL	Orlando Executive Airport	Orlando	US	28.545462	-81.332931	America/New_York
ORM	EGBK	Sywell Aerodrome	Northampton	GB	52.3053	-0.79306	Europe/London
ORN	DAOO	Es Senia Airport	Oran	DZ	35.6239	-0.62118	Africa/Algiers
ORP	FBOR	Orapa Airport		BW	-21.2667	25.3167	Africa/Gaborone
ORR	YYOR	Yorketown Airport		AU	-35.0	137.617	Australia/Adelaide
ORT	PAOR	Northway Airport	Northway	US	62.961167	-141.928083	America/Anchorage
ORU	SLOR	Juan Mendoza Airport	Oruro	BO	-17.9626	-67.0762	America/La_Paz
ORV	PFNO	Robert/Bob/Curtis Memorial Airport	Noorvik	US	66.817528	-161.02225	America/Anchorage
ORW	OPOR	Ormara Airport	Ormara Raik	PK	25.2747	64.586	Asia/Karachi
ORX	SNOX	Oriximina Airport	Oriximina	BR	-1.71408	-55.8362	America/Belem
ORY	LFPO	Paris-Orly Airport	Paris	FR	48.7253	2.35944	Europe/Paris
OSB	ORBM	Mosul International Airport	Mosul	IQ	36.3058	43.1474	Asia/Baghdad
OSC	KOSC	Oscoda/Wurtsmith Airport	Oscoda	US	44.451524	-83.394165	America/Detroit
OSD	ESNZ	Ostersund Airport	Ostersund	SE	63.1944	14.5003	Europe/Stockholm
OSE	AYOM	Omora Airport	Omora	PG	-7.82778	147.08064	Pacific/Port_Moresby
OSF	UUMO	Ostafyevo International Airport	Moscow	RU	55.5117	37.5072	Europe/Moscow
OSH	KOSH	Wittman Regional Airport	Oshkosh	US	43.984371	-88.557042	America/Chicago
OSI	LDOS	Osijek Airport	Osijek	HR	45.4627	18.8102	Europe/Zagreb
OSK	ESMO	Oskarshamn Airport		SE	57.3505	16.498	Europe/Stockholm
OSL	ENGM	Oslo Gardermoen Airport	Oslo	NO	60.1939	11.1004	Europe/Oslo
OSN	RKSO	Osan Air Base		KR	37.0906	127.03	Asia/Seoul
OSO	YOSB	Osborne Mine Airport		AU	-22.0817	140.55499	Australia/Brisbane
OSR	LKMT	Ostrava Leos Janacek Airport	Ostrava	CZ	49.6963	18.1111	Europe/Prague
OSS	UCFO	Osh Airport	Osh	KG	40.609	72.7933	Asia/Bishkek
OST	EBOS	Ostend-Bruges International Airport	Ostend	BE	51.1156	2.5144	Europe/Brussels
OSU	KOSU	Ohio State University Airport	Columbus	US	40.079516	-83.073213	America/New_York
OSW	UWOR	Orsk Airport	Orsk	RU	51.0725	58.5956	Asia/Yekaterinburg
OSX	KOSX	Kosciusko-Attala County Airport	Kosciusko	US	33.09025	-89.542028	America/Chicago
OSY	ENNM	Namsos Hoknesora Airport	Namsos	NO	64.4722	11.5786	Europe/Oslo
OTC	FTTL	Bol Airport	Bol	TD	13.4433	14.7394	Africa/Ndjamena
OTG	KOTG	Worthington Municipal Airport	Worthington	US	43.655056	-95.579194	America/Chicago
OTH	KOTH	Southwest Oregon Regional Airport	North Bend	US	43.416944	-124.247028	America/Los_Angeles
OTI	WAMR	Pitu Airport	Gotalalamo-Morotai Island	ID	2.04599	128.325	Asia/Jayapura
OTJ	FYOW	Otjiwarongo Airport	Otjiwarongo	NA	-20.4347	16.6608	Africa/Windhoek
OTK	KTMK	Tillamook Airport	Tillamook	US	45.41825	-123.814389	America/Los_Angeles
OTL	GQNB	Boutilimit Airport	Boutilimit	MR	17.533	-14.683	Africa/Nouakchott
OTM	KOTM	Ottumwa Regional Airport	Ottumwa	US	41.107222	-92.447167	America/Chicago
OTN	KI20	Ed-Air Airport	Oaktown	US	38.849786	-87.499776	America/Indiana/Vincennes
OTP	LROP	Henri Coanda International Airport	Bucharest	RO	44.5722	26.1022	Europe/Bucharest
OTR	MRCC	Coto 47 Airport	Corredores	CR	8.60156	-82.9686	America/Costa_Rica
OTS	K74S	Anacortes Airport	Anacortes	US	48.498507	-122.662468	America/Los_Angeles
OTU	SKOT	Otu Airport	El Rhin	CO	7.01037	-74.7155	America/Bogota
OTZ	PAOT	Ralph Wien Memorial Airport	Kotzebue	US	66.884806	-162.598139	America/Anchorage
OUA	DFFD	Ouagadougou Airport	Ouagadougou	BF	12.3532	-1.51242	Africa/Ouagadougou
OUD	GMFO	Angads Airport	Oujda	MA	34.7872	-1.92399	Africa/Casablanca
OUE	FCOU	Ouesso Airport		CG	1.61599	16.0379	Africa/Brazzaville
OUG	DFCC	Ouahigouya Airport	Ouahigouya	BF	13.567	-2.417	Africa/Ouagadougou
OUH	FAOH	Oudtshoorn Airport	Oudtshoorn	ZA	-33.607	22.189	Africa/Johannesburg
OUI	VLHS	Ban Huoeisay Airport		LA	20.2573	100.437	Asia/Vientiane
OUK	_OUK	Out Skerries Airstrip	Shetland	GB	60.42558	-0.7466	Europe/London
OUL	EFOU	Oulu Airport	Oulu / Oulunsalo	FI	64.9301	25.3546	Europe/Helsinki
OUN	KOUN	University Of Oklahoma Westheimer Airport	Norman	US	35.245556	-97.472139	America/Chicago
OUR	FKKI	Batouri Airport	Batouri	CM	4.475	14.3625	Africa/Douala
OUS	SDOU	Ourinhos Airport	Ourinhos	BR	-22.9665	-49.9133	America/Sao_Paulo
OUT	FTTS	Bousso Airport	Bousso	TD	10.483	16.717	Africa/Ndjamena
OUZ	GQPZ	Tazadit Airport	Zouerate	MR	22.7564	-12.4836	Africa/Nouakchott
OVA	FMSL	Bekily Airport	Bekily	MG	-24.23569	45.30453	Indian/Antananarivo
OVB	UNNT	Tolmachevo Airport	Novosibirsk	RU	55.0126	82.6507	Asia/Novosibirsk
OVD	LEAS	Asturias Airport	Ranon	ES	43.5636	-6.03462	Europe/Madrid
OVE	KOVE	Oroville Municipal Airport	Oroville	US	39.487819	-121.621988	America/Los_Angeles
OVG	FAOB	Overberg Airport	Overberg	ZA	-34.5549	20.2507	Africa/Johannesburg
OVL	SCOV	El Tuqui Airport	Ovalle	CL	-30.5592	-71.1756	America/Santiago
OVR	SAZF	Olavarria Airport	Olavarria	AR	-36.89	-60.2166	America/Argentina/Buenos_Aires
OVS	USHS	Sovetskiy Airport	Sovetskiy	RU	61.32662	63.60191	Asia/Yekaterinburg
OWA	KOWA	Owatonna Degner Regional Airport	Owatonna	US	44.122952	-93.258826	America/Chicago
OWB	KOWB	Owensboro/Daviess County Regional Airport	Owensboro	US	37.738834	-87.166829	America/Chicago
OWD	KOWD	Norwood Memorial Airport	Norwood	US	42.19052	-71.172931	America/New_York
OWK	KOWK	Central Maine/Norridgewock Airport	Norridgewock	US	44.7155	-69.866472	America/New_York
OXB	GGOV	Osvaldo Vieira International Airport	Bissau	GW	11.8948	-15.6537	Africa/Bissau
OXC	KOXC	Waterbury-Oxford Airport	Oxford	US	41.478281	-73.135182	America/New_York
OXD	KOXD	Miami University Airport	Oxford	US	39.50226	-84.784381	America/New_York
OXF	EGTK	Oxford (Kidlington) Airport	Kidlington	GB	51.8369	-1.32	Europe/London
OXP	SOOG	Saint-Georges-de-l'Oyapock Airport	Saint-Georges-de-l'Oyapock Airport	GF	3.8976	-51.8041	America/Cayenne
OXR	KOXR	Oxnard Airport	Oxnard	US	34.200807	-119.207226	America/Los_Angeles
OXY	YMNY	Morney Airport		AU	-25.3583	141.433	Australia/Brisbane
OYA	SATG	Goya Airport	Goya	AR	-29.1058	-59.2189	America/Argentina/Cordoba
OYE	FOGO	Oyem Airport	Oyem	GA	1.54311	11.5814	Africa/Libreville
OYK	SBOI	Oiapoque Airport	Oiapoque	BR	3.85549	-51.7969	America/Belem
OYL	HKMY	Moyale Airport	Moyale (Lower)	KE	3.46972	39.1014	Africa/Nairobi
OYN	YOUY	Ouyen Airport		AU	-35.08901	142.35449	Australia/Melbourne
OYO	SAZH	Tres Arroyos Airport	Tres Arroyos	AR	-38.3869	-60.3297	America/Argentina/Buenos_Aires
OZA	KOZA	Ozona Municipal Airport	Ozona	US	30.735194	-101.202194	America/Chicago
OZC	RPMO	Labo Airport	Ozamiz City	PH	8.17851	123.842	Asia/Manila
OZG	GMAZ	Zagora Airport	Zagora	MA	30.3203	-5.86667	Africa/Casablanca
OZH	UKDE	Zaporizhzhia International Airport	Zaporizhzhia	UA	47.867	35.3157	Europe/Kyiv
OZP	LEMO	Moron Air Base	Moron	ES	37.1749	-5.61594	Europe/Madrid
OZR	KOZR	Cairns Army Air Field (Fort Rucker) Airport	Fort Rucker	US	31.275777	-85.713351	America/Chicago
OZZ	GMMZ	Ouarzazate Airport	Ouarzazate	MA	30.9391	-6.90943	Africa/Casablanca
PAB	VABI	Bilaspur Airport		IN	21.9884	82.111	Asia/Kolkata
PAC	MPMG	Marcos A. Gelabert International Airport	Albrook	PA	8.97334	-79.5556	America/Panama
PAD	EDLP	Paderborn Lippstadt Airport	Paderborn	DE	51.6141	8.61632	Europe/Berlin
PAE	KPAE	Seattle Paine Field International Airport	Everett	US	47.905055	-122.281351	America/Los_Angeles
PAF	HUPA	Pakuba Airport		UG	2.20222	31.55444	Africa/Kampala
PAG	RPMP	Pagadian Airport	Pagadian City	PH	7.83073	123.46118	Asia/Manila
PAH	KPAH	Barkley Regional Airport	Paducah	US	37.060288	-88.772959	America/Chicago
PAJ	OPPC	Parachinar Airport	Parachinar	PK	33.9021	70.0716	Asia/Karachi
PAK	PHPA	Port Allen Airport	Hanapepe	US	21.896944	-159.603167	Pacific/Honolulu
PAM	KPAM	Tyndall Afb Airport	Panama City	US	30.06905	-85.574988	America/Chicago
PAN	VTSK	Pattani Airport		TH	6.78546	101.154	Asia/Bangkok
PAO	KPAO	Palo Alto Airport	Palo Alto	US	37.461121	-122.115047	America/Los_Angeles
PAP	MTPP	Toussaint Louverture International Airport	Port-au-Prince	HT	18.58	-72.2925	America/Port-au-Prince
PAQ	PAAQ	Warren "Bud" Woods Palmer Municipal Airport	Palmer	US	61.594917	-149.088722	America/Anchorage
PAS	LGPA	Paros Airport	Paros Island	GR	37.0103	25.1281	Europe/Athens
PAT	VEPT	Lok Nayak Jayaprakash Airport	Patna	IN	25.5913	85.088	Asia/Kolkata
PAU	VYPK	Pauk Airport	Pauk	MM	21.4492	94.4869	Asia/Yangon
PAV	SBUF	Paulo Afonso Airport	Paulo Afonso	BR	-9.40088	-38.2506	America/Maceio
PAY	WBKP	Pamol Airport	Pamol	MY	5.9993	117.39992	Asia/Kuching
PAZ	MMPA	El Tajin National Airport	Poza Rica	MX	20.6027	-97.4608	America/Mexico_City
PBA	SDLO	Fazenda Pontal Airport	Cairu	BR	-13.5648	-38.94	America/Bahia
PBB	SSPN	Paranaiba Airport	Paranaiba	BR	-19.6512	-51.1994	America/Campo_Grande
PBC	MMPB	Hermanos Serdan International Airport	Puebla	MX	19.1581	-98.3714	America/Mexico_City
PBD	VAPR	Porbandar Airport	Porbandar	IN	21.6487	69.6572	Asia/Kolkata
PBE	SKPR	Puerto Berrio Airport	Puerto Berrio	CO	6.46034	-74.4105	America/Bogota
PBF	KPBF	Pinebluff Regional/Grider Field	Pine Bluff	US	34.174513	-91.935604	America/Chicago
PBG	KPBG	Plattsburgh International Airport	Plattsburgh	US	44.650944	-73.468139	America/New_York
PBH	VQPR	Paro Airport	Paro	BT	27.4032	89.4246	Asia/Thimphu
PBI	KDJT	President Donald J Trump International Airport	West Palm Beach	US	26.683162	-80.095592	America/New_York
PBJ	NVSI	Tavie Airport	Paama Island	VU	-16.439	168.257	Pacific/Efate
PBL	SVPC	General Bartolome Salom International Airport		VE	10.4805	-68.073	America/Caracas
PBM	SMJP	Johan Adolf Pengel International Airport	Zandery	SR	5.45283	-55.1878	America/Paramaribo
PBN	FNPA	Porto Amboim Airport	Port Amboim	AO	-10.722	13.7655	Africa/Luanda
PBO	YPBO	Paraburdoo Airport	Paraburdoo	AU	-23.1711	117.745	Australia/Perth
PBP	MRIA	Islita Airport	Nandayure	CR	9.85611	-85.3708	America/Costa_Rica
PBQ	SWPM	Pimenta Bueno Airport	Pimenta Bueno	BR	-11.6416	-61.1791	America/Porto_Velho
PBR	MGPB	Puerto Barrios Airport	Puerto Barrios	GT	15.7309	-88.5838	America/Guatemala
PBU	VYPT	Putao Airport	Putao	MM	27.3299	97.4263	Asia/Yangon
PBV	SWPG	Porto dos Gauchos Airport	Porto Dos Gauchos	BR	-11.51694	-57.33389	America/Cuiaba
PBX	SWPQ	Fazenda Piraguassu Airport	Porto Alegre Do Norte	BR	-10.86111	-51.685	America/Cuiaba
PCA	PAOC	Portage Creek Airport	Portage Creek	US	58.906525	-157.711167	America/Anchorage
PCB	WIHP	Pondok Cabe Air Base	Jakarta	ID	-6.33696	106.765	Asia/Jakarta
PCD	KPDC	Prairie Du Chien Municipal Airport	Prairie Du Chien	US	43.019285	-91.123733	America/Chicago
PCF	FAPS	Potchefstroom Airport	Potchefstroom	ZA	-26.671	27.0819	Africa/Johannesburg
PCG	MGPC	Paso Caballos Airport	Paso Caballos	GT	17.2639	-90.2563	America/Guatemala
PCH	MHPC	Palacios Airport	Palacios	HN	15.955	-84.94139	America/Tegucigalpa
PCL	SPCL	Cap FAP David Abenzur Rengifo International Airport	Pucallpa	PE	-8.37794	-74.5743	America/Lima
PCN	NZPN	Picton Aerodrome	Picton	NZ	-41.3461	173.95599	Pacific/Auckland
PCO	MMPL	Punta Colorada Airport	La Ribera	MX	23.57501	-109.53583	America/Mazatlan
PCP	FPPR	Principe Airport		ST	1.66294	7.41174	Africa/Sao_Tome
PCQ	VLFL	Boun Neau Airport	Boun Neau	LA	21.6475	101.9	Asia/Vientiane
PCR	SKPC	German Olano Airport	Puerto Carreno	CO	6.18472	-67.4932	America/Bogota
PCS	SNPC	Picos Airport	Picos	BR	-7.06206	-41.5237	America/Fortaleza
PCT	K39N	Princeton Airport	Princeton/Rocky Hill	US	40.399089	-74.659006	America/New_York
PCU	KM13	Poplarville/Pearl River County Airport	Poplarville	US	30.786576	-89.504537	America/Chicago
PDA	SKPD	Obando Airport	Puerto Inirida	CO	3.85353	-67.9062	America/Bogota
PDB	K4K0	Pedro Bay Airport	Pedro Bay	US	59.796944	-154.129972	America/Anchorage
PDC	NWWQ	Mueo Airport	Mueo	NC	-21.3164	164.99899	Pacific/Noumea
PDD	FQPO	Ponta do Ouro Airport	Ponta do Ouro	MZ	-26.82855	32.83771	Africa/Maputo
PDE	YPDI	Pandie Pandie Airport		AU	-26.1167	139.39999	Australia/Adelaide
PDF	SNRD	Prado Airport	Prado	BR	-17.2967	-39.2712	America/Bahia
PDG	WIEE	Minangkabau Airport	Ketaping/Padang, Sumatra Island	ID	-0.78692	100.281	Asia/Jakarta
PDI	AYPD	Pindiu Airport	Pindiu	PG	-6.44514	147.51583	Pacific/Port_Moresby
PDK	KPDK	Dekalb-Peachtree Airport	Atlanta	US	33.876002	-84.302031	America/New_York
PDL	LPPD	João Paulo II Airport	Ponta Delgada	PT	37.7412	-25.6979	Atlantic/Azores
PDN	YPDA	Parndana Airport	Parndana	AU	-35.807	137.264	Australia/Adelaide
PDO	WIPQ	Pendopo Airport	Talang Gudang, Sumatra Island	ID	-3.28607	103.88	Asia/Jakarta
PDP	SULS	Capitan Corbeta CA Curbelo International Airport	Punta del Este	UY	-34.8551	-55.0943	America/Montevideo
PDS	MMPG	Piedras Negras International Airport		MX	28.6274	-100.535	America/Matamoros
PDT	KPDT	Eastern Oregon Regional At Pendleton Airport	Pendleton	US	45.695096	-118.843369	America/Los_Angeles
PDU	SUPU	Tydeo Larre Borges Airport	Paysandu	UY	-32.3633	-58.0619	America/Montevideo
PDV	LBPD	Plovdiv International Airport	Plovdiv	BG	42.0678	24.8508	Europe/Sofia
PDX	KPDX	Portland International Airport	Portland	US	45.588709	-122.596869	America/Los_Angeles
PDZ	SVPE	Pedernales Airport		VE	9.97924	-62.2286	America/Caracas
PEA	YPSH	Penneshaw Airport	Ironstone	AU	-35.75585	137.96288	Australia/Adelaide
PED	LKPD	Pardubice Airport	Pardubice	CZ	50.0134	15.7386	Europe/Prague
PEE	USPP	Bolshoye Savino Airport	Perm	RU	57.9145	56.0212	Asia/Yekaterinburg
PEF	EDCP	Peenemunde Airport	Peenemunde	DE	54.15778	13.77444	Europe/Berlin
PEG	LIRZ	Perugia / San Egidio Airport	Perugia	IT	43.0959	12.5132	Europe/Rome
PEH	SAZP	Comodoro Pedro Zanni Airport	Pehuajo	AR	-35.8446	-61.8576	America/Argentina/Buenos_Aires
PEI	SKPE	Matecana International Airport	Pereira	CO	4.81267	-75.7395	America/Bogota
PEK	ZBAA	Beijing Capital International Airport	Beijing	CN	40.0801	116.585	Asia/Shanghai
PEL	FXPG	Pelaneng Airport	Pelaneng	LS	-29.1206	28.5053	Africa/Maseru
PEM	SPTU	Padre Aldamiz International Airport	Puerto Maldonado	PE	-12.6136	-69.2286	America/Lima
PEN	WMKP	Penang International Airport	Penang	MY	5.29714	100.277	Asia/Kuala_Lumpur
PEQ	KPEQ	Pecos Municipal Airport	Pecos	US	31.382389	-103.510722	America/Chicago
PER	YPPH	Perth International Airport	Perth	AU	-31.9403	115.967	Australia/Perth
PES	ULPB	Petrozavodsk Airport	Petrozavodsk	RU	61.8852	34.1547	Europe/Moscow
PET	SBPK	Pelotas Airport	Pelotas	BR	-31.7184	-52.3277	America/Sao_Paulo
PEU	MHPL	Puerto Lempira Airport	Puerto Lempira	HN	15.2622	-83.7812	America/Tegucigalpa
PEV	LHPP	Pecs-Pogany Airport	Pecs-Pogany	HU	45.9909	18.241	Europe/Budapest
PEW	OPPS	Peshawar International Airport	Peshawar	PK	33.9939	71.5146	Asia/Karachi
PEX	UUYP	Pechora Airport	Pechora	RU	65.1211	57.1308	Europe/Moscow
PEZ	UWPP	Penza Airport	Penza	RU	53.1106	45.0211	Europe/Moscow
PFB	SBPF	Lauro Kurtz Airport	Passo Fundo	BR	-28.244	-52.3266	America/Sao_Paulo
PFC	KPFC	Pacific City State Airport	Pacific City	US	45.199361	-123.961894	America/Los_Angeles
PFO	LCPH	Paphos International Airport	Paphos	CY	34.718	32.4857	Asia/Nicosia
PFQ	OITP	Parsabade Moghan Airport	Parsabad	IR	39.6036	47.8815	Asia/Tehran
PFR	FZVS	Ilebo Airport	Ilebo	CD	-4.333	20.583	Africa/Lubumbashi
PGA	KPGA	Page Municipal Airport	Page	US	36.926069	-111.448351	America/Phoenix
PGC	K1V2	Grant County Airport	Hyannis	US	42.009994	-101.770064	America/Denver
PGD	KPGD	Punta Gorda Airport	Punta Gorda	US	26.918592	-81.990886	America/New_York
PGF	LFMP	Perpignan-Rivesaltes (Llabanere) Airport	Perpignan/Rivesaltes	FR	42.7404	2.87067	Europe/Paris
PGH	VIPT	Pantnagar Airport	Pantnagar	IN	29.0334	79.4737	Asia/Kolkata
PGI	FNCH	Chitato Airport	Chitato	AO	-7.35889	20.8047	Africa/Luanda
PGK	WIPK	Pangkal Pinang (Depati Amir) Airport	Pangkal Pinang, Palaubangka Island	ID	-2.1622	106.139	Asia/Jakarta
PGL	KPQL	Trent Lott International Airport	Pascagoula	US	30.462772	-88.529229	America/Chicago
PGM	KPGM	Port Graham Airport	Port Graham	US	59.348475	-151.830322	America/Anchorage
PGO	KPSO	Stevens Field	Pagosa Springs	US	37.286249	-107.056009	America/Denver
PGR	KPGR	Kirk Field	Paragould	US	36.063806	-90.509194	America/Chicago
PGS	KL37	Grand Canyon Caverns Airport	Peach Springs	US	35.527235	-113.247503	America/Phoenix
PGU	OIBP	Persian Gulf International Airport	Asaluyeh	IR	27.37944	52.7375	Asia/Tehran
PGV	KPGV	Pitt-Greenville Airport	Greenville	US	35.635694	-77.384083	America/New_York
PGX	LFBX	Perigueux-Bassillac Airport	Perigueux/Bassillac	FR	45.1981	0.81556	Europe/Paris
PGZ	SSZW	Ponta Grossa Airport	Ponta Grossa	BR	-25.1847	-50.1441	America/Sao_Paulo
PHA	VVPR	Phan Rang Airport	Phan Rang	VN	11.6335	108.952	Asia/Ho_Chi_Minh
PHB	SBPB	Prefeito Doutor Joao Silva Filho Airport	Parnaiba	BR	-2.89375	-41.732	America/Fortaleza
PHC	DNPO	Port Harcourt International Airport	Port Harcourt	NG	5.01549	6.94959	Africa/Lagos
PHD	KPHD	Harry Clever Field	New Philadelphia	US	40.470167	-81.419944	America/New_York
PHE	YPPD	Port Hedland International Airport	Port Hedland	AU	-20.3778	118.626	Australia/Perth
PHF	KPHF	Newport News/Williamsburg International Airport	Newport News	US	37.131889	-76.492972	America/New_York
PHH	VVPT	Phan Thiet Airport	Phan Thiet	VN	10.9064	108.069	Asia/Ho_Chi_Minh
PHI	SNYE	Pinheiro Airport	Pinheiro	BR	-2.48361	-45.06722	America/Fortaleza
PHK	KPHK	Palm Beach County Glades Airport	Pahokee	US	26.785028	-80.693361	America/New_York
PHL	KPHL	Philadelphia International Airport	Philadelphia	US	39.872084	-75.240663	America/New_York
PHN	KPHN	St Clair County International Airport	Port Huron	US	42.910959	-82.52885	America/New_York
PHO	PAPO	Point Hope Airport	Point Hope	US	68.348129	-166.799129	America/Nome
PHP	KPHP	Philip Airport	Philip	US	44.048731	-101.59884	America/Denver
PHQ	YTMO	The Monument Airport		AU	-21.8111	139.924	Australia/Brisbane
PHS	VTPP	Phitsanulok Airport		TH	16.7829	100.279	Asia/Bangkok
PHT	KPHT	Henry County Airport	Paris	US	36.335948	-88.384443	America/Chicago
PHW	FAPH	Hendrik Van Eck Airport	Phalaborwa	ZA	-23.9372	31.1554	Africa/Johannesburg
PHX	KPHX	Phoenix Sky Harbor International Airport	Phoenix	US	33.434278	-112.011583	America/Phoenix
PHY	VTPB	Phetchabun Airport		TH	16.676	101.195	Asia/Bangkok
PIA	KPIA	General Downing - Peoria International Airport	Peoria	US	40.664194	-89.69325	America/Chicago
PIB	KPIB	Hattiesburg/Laurel Regional Airport	Hattiesburg-Laurel	US	31.467146	-89.337058	America/Chicago
PIC	MBPI	Pine Cay Airport	Pine Cay	TC	21.9	-72.1	America/Grand_Turk
PID	MYPI	Nassau Paradise Island Airport	Nassau	BS	25.083	-77.3	America/Nassau
PIE	KPIE	St Pete-Clearwater International Airport	St Petersburg-Clearwater	US	27.908634	-82.68651	America/New_York
PIF	RCSQ	Pingtung North Airport	Pingtung	TW	22.7002	120.482	Asia/Taipei
PIH	KPIH	Pocatello Regional Airport	Pocatello	US	42.909793	-112.595919	America/Denver
PIK	EGPK	Glasgow Prestwick Airport	Glasgow	GB	55.5094	-4.58667	Europe/London
PIL	SGPI	Carlos Miguel Gimenez Airport	Pilar	PY	-26.88	-58.32	America/Asuncion
PIM	KPIM	Harris County Airport	Pine Mountain	US	32.840694	-84.882444	America/New_York
PIN	SWPI	Parintins Airport	Parintins	BR	-2.67302	-56.7772	America/Boa_Vista
PIO	SPSO	Capitan FAP Renan Elias Olivera International Airport	Pisco	PE	-13.7449	-76.2203	America/Lima
PIP	PAPN	Pilot Point Airport	Pilot Point	US	57.580381	-157.571957	America/Anchorage
PIR	KPIR	Pierre Regional Airport	Pierre	US	44.382687	-100.285975	America/Chicago
PIS	LFBI	Poitiers-Biard Airport	Poitiers/Biard	FR	46.5877	0.30667	Europe/Paris
PIT	KPIT	Pittsburgh International Airport	Pittsburgh	US	40.491417	-80.232694	America/New_York
PIU	SPUR	Capitan FAP Guillermo Concha Iberico International Airport	Piura	PE	-5.20575	-80.6164	America/Lima
PIV	SNPX	Pirapora Airport	Pirapora	BR	-17.3169	-44.8603	America/Sao_Paulo
PIW	CZMN	Pikwitonei Airport	Pikwitonei	CA	55.5889	-97.1642	America/Winnipeg
PIX	LPPI	Pico Airport	Pico Island	PT	38.5543	-28.4413	Atlantic/Azores
PIZ	PPIZ	Point Lay Lrrs Airport	Point Lay	US	69.732889	-163.005333	America/Anchorage
PJA	ESUP	Pajala Airport		SE	67.2456	23.0689	Europe/Stockholm
PJB	KPAN	Payson Airport	Payson	US	34.256836	-111.339256	America/Phoenix
PJC	SGPJ	Dr Augusto Roberto Fuster International Airport	Pedro Juan Caballero	PY	-22.64	-55.83	America/Asuncion
PJG	OPPG	Panjgur Airport	Panjgur	PK	26.9545	64.1325	Asia/Karachi
PJM	MRPJ	Puerto Jimenez Airport	Puerto Jimenez	CR	8.53333	-83.3	America/Costa_Rica
PKA	PAPK	Napaskiak Airport	Napaskiak	US	60.702912	-161.778308	America/Anchorage
PKB	KPKB	Mid-Ohio Valley Regional Airport	Parkersburg	US	39.344962	-81.439293	America/New_York
PKC	UHPP	Yelizovo Airport	Petropavlovsk-Kamchatsky	RU	53.1679	158.45399	Asia/Kamchatka
PKD	KPKD	Park Rapids Municipal/Konshok Field	Park Rapids	US	46.901204	-95.073106	America/Chicago
PKE	YPKS	Parkes Airport	Parkes	AU	-33.1314	148.239	Australia/Sydney
PKF	KPKF	Park Falls Municipal Airport	Park Falls	US	45.955091	-90.424434	America/Chicago
PKG	WMPA	Pulau Pangkor Airport	Pangkor Island	MY	4.24472	100.553	Asia/Kuala_Lumpur
PKH	LGHL	Porto Cheli Airport	Porto Cheli	GR	37.2975	23.1478	Europe/Athens
PKJ	MGPG	Playa Grande Airport	Playa Grande	GT	15.9975	-90.7417	America/Guatemala
PKK	VYPU	Pakhokku Airport	Pakhokku	MM	21.4043	95.11125	Asia/Yangon
PKN	WAOI	Iskandar Airport	Pangkalanbun, Borneo Island	ID	-2.7052	111.673	Asia/Pontianak
PKO	DBBP	Parakou Airport	Parakou	BJ	9.35769	2.60968	Africa/Porto-Novo
PKP	NTGP	Puka Puka Airport		PF	-14.8095	-138.813	Pacific/Tahiti
PKR	VNPK	Pokhara Airport	Pokhara	NP	28.2009	83.9821	Asia/Kathmandu
PKT	YPKT	Port Keats Airport		AU	-14.25	129.52901	Australia/Darwin
PKU	WIBB	Sultan Syarif Kasim Ii (Simpang Tiga) Airport	Pekanbaru, Sumatra Island	ID	0.46079	101.445	Asia/Jakarta
PKV	ULOO	Pskov Airport	Pskov	RU	57.7839	28.3956	Europe/Moscow
PKW	FBSP	Selebi Phikwe Airport		BW	-22.0583	27.8288	Africa/Gaborone
PKX	ZBAD	Beijing Daxing International Airport	Beijing	CN	39.5	116.4	Asia/Shanghai
PKY	WAOP	Tjilik Riwut Airport	Palangkaraya-Kalimantan Tengah	ID	-2.22513	113.943	Asia/Pontianak
PKZ	VLPS	Pakse International Airport	Pakse	LA	15.1321	105.781	Asia/Vientiane
PLF	FTTP	Pala Airport	Pala	TD	9.37806	14.925	Africa/Ndjamena
PLJ	MZPL	Placencia Airport	Placencia	BZ	16.53722	-88.36111	America/Belize
PLK	KPLK	M Graham Clark Downtown Airport	Branson	US	36.625928	-93.228923	America/Chicago
PLL	SBMN	Ponta Pelada Airport	Manaus	BR	-3.14604	-59.9863	America/Manaus
PLM	WIPP	Sultan Mahmud Badaruddin Ii Airport	Palembang, Sumatra Island	ID	-2.89825	104.7	Asia/Jakarta
PLN	KPLN	Pellston Regional/Emmet County Airport	Pellston	US	45.570917	-84.796722	America/Detroit
PLO	YPLC	Port Lincoln Airport	Port Lincoln	AU	-34.6053	135.88	Australia/Adelaide
PLQ	EYPA	Palanga International Airport	Palanga	LT	55.9732	21.0939	Europe/Vilnius
PLR	KPLR	St Clair County Airport	Pell City	US	33.558833	-86.249056	America/Chicago
PLS	MBPV	Providenciales Airport	Providenciales Island	TC	21.7736	-72.2659	America/Grand_Turk
PLT	SKPL	Plato Airport	Plato	CO	9.8	-74.7833	America/Bogota
PLU	SBBH	Pampulha - Carlos Drummond de Andrade Airport	Belo Horizonte	BR	-19.8512	-43.9506	America/Sao_Paulo
PLV	UKHP	Poltava International Airport	Poltava	UA	49.5686	34.3972	Europe/Kyiv
PLW	WAML	Mutiara Airport	Palu-Celebes Island	ID	-0.91854	119.91	Asia/Makassar
PLX	UASS	Semey International Airport	Semey	KZ	50.3513	80.2344	Asia/Almaty
PLY	K1P1	Plymouth Municipal Airport	Plymouth	US	43.778254	-71.75385	America/New_York
PLZ	FAPE	Port Elizabeth Airport	Port Elizabeth	ZA	-33.9849	25.6173	Africa/Johannesburg
PMA	HTPE	Pemba Airport	Chake	TZ	-5.25726	39.8114	Africa/Dar_es_Salaam
PMB	KPMB	Pembina Municipal Airport	Pembina	US	48.942417	-97.240667	America/Chicago
PMC	SCTE	El Tepual Airport	Puerto Montt	CL	-41.4389	-73.094	America/Santiago
PMD	KPMD	Palmdale Usaf Plant 42 Airport	Palmdale	US	34.629389	-118.084553	America/Los_Angeles
PMF	LIMP	Parma Airport	Parma	IT	44.8245	10.2964	Europe/Rome
PMG	SBPP	Ponta Pora Airport	Ponta Pora	BR	-22.5496	-55.7026	America/Campo_Grande
PMH	KPMH	Greater Portsmouth Regional Airport	Portsmouth	US	38.840472	-82.847309	America/New_York
PMI	LEPA	Palma De Mallorca Airport	Palma De Mallorca	ES	39.5517	2.73881	Europe/Madrid
PMK	YPAM	Palm Island Airport		AU	-18.7553	146.58099	Australia/Brisbane
PML	PAAL	Port Moller Airport	Cold Bay	US	56.005986	-160.560792	America/Anchorage
PMO	LICJ	Palermo / Punta Raisi Airport	Palermo	IT	38.176	13.091	Europe/Rome
PMQ	SAWP	Perito Moreno Airport	Perito Moreno	AR	-46.5379	-70.9787	America/Argentina/Rio_Gallegos
PMR	NZPM	Palmerston North Airport		NZ	-40.3206	175.617	Pacific/Auckland
PMS	OSPR	Palmyra Airport		SY	34.5574	38.3169	Asia/Damascus
PMV	SVMG	Del Caribe Santiago Marino International Airport	Isla Margarita	VE	10.9126	-63.9666	America/Caracas
PMW	SBPJ	Brigadeiro Lysias Rodrigues Airport	Palmas	BR	-10.2915	-48.357	America/Araguaina
PMY	SAVY	El Tehuelche Airport	Puerto Madryn	AR	-42.7592	-65.1027	America/Argentina/Catamarca
PMZ	MRPM	Palmar Sur Airport	Palmar Sur	CR	8.95103	-83.4686	America/Costa_Rica
PNA	LEPP	Pamplona Airport	Pamplona	ES	42.77	-1.64633	Europe/Madrid
PNB	SBPN	Porto Nacional Airport	Porto Nacional	BR	-10.7194	-48.3997	America/Fortaleza
PNC	KPNC	Ponca City Regional Airport	Ponca City	US	36.731955	-97.099782	America/Chicago
PNE	KPNE	Northeast Philadelphia Airport	Philadelphia	US	40.081938	-75.010578	America/New_York
PNG	SSPG	Paranagua Airport	Paranagua	BR	-25.5401	-48.5312	America/Sao_Paulo
PNI	PTPN	Pohnpei International Airport	Pohnpei Island	FM	6.985083	158.209806	Pacific/Pohnpei
PNK	WIOO	Supadio Airport	Pontianak, Borneo Island	ID	-0.15071	109.404	Asia/Pontianak
PNL	LICG	Pantelleria Airport	Pantelleria	IT	36.8165	11.9689	Europe/Rome
PNM	SPNM	Nuevo Mundo Airport	Nuevo Mundo	PE	-11.5415	-73.1422	America/Lima
PNN	KPNN	Princeton Municipal Airport	Princeton	US	45.20066	-67.564399	America/New_York
PNP	AYGR	Girua Airport	Popondetta	PG	-8.80454	148.30901	Pacific/Port_Moresby
PNQ	VAPO	Pune Airport	Pune	IN	18.5821	73.9197	Asia/Kolkata
PNR	FCPP	Pointe Noire Airport	Pointe Noire	CG	-4.81603	11.8866	Africa/Brazzaville
PNS	KPNS	Pensacola International Airport	Pensacola	US	30.473417	-87.186611	America/Chicago
PNT	SCNT	Tte. Julio Gallardo Airport	Puerto Natales	CL	-51.6715	-72.5284	America/Punta_Arenas
PNU	KU55	Panguitch Municipal Airport	Panguitch	US	37.845222	-112.391944	America/Denver
PNX	KGYI	North Texas Regional/Perrin Field	Sherman/Denison	US	33.71409	-96.674035	America/Chicago
PNY	VOPC	Pondicherry Airport		IN	11.9687	79.8101	Asia/Kolkata
PNZ	SBPL	Senador Nilo Coelho Airport	Petrolina	BR	-9.36241	-40.5691	America/Bahia
POA	SBPA	Salgado Filho Airport	Porto Alegre	BR	-29.9944	-51.1714	America/Sao_Paulo
POB	KPOB	Pope Army Air Field	Fayetteville	US	35.170889	-79.014497	America/New_York
POC	KPOC	Brackett Field	La Verne	US	34.091667	-117.781778	America/Los_Angeles
POD	GOSP	Podor Airport	Podor	SN	16.683	-14.967	Africa/Dakar
POE	KPOE	Maks Army Air Field	Fort Polk	US	31.044782	-93.191642	America/Chicago
POF	KPOF	Poplar Bluff Regional Business Airport	Poplar Bluff	US	36.773935	-90.324853	America/Chicago
POG	FOOG	Port Gentil Airport	Port Gentil	GA	-0.71174	8.75438	Africa/Libreville
POH	KPOH	Pocahontas Municipal Airport	Pocahontas	US	42.742889	-94.647361	America/Chicago
POI	SLPO	Capitan Nicolas Rojas Airport	Potosi	BO	-19.5431	-65.7237	America/La_Paz
POJ	SNPD	Patos de Minas Airport	Patos De Minas	BR	-18.6728	-46.4912	America/Sao_Paulo
POL	FQPB	Pemba Airport	Pemba / Porto Amelia	MZ	-12.99176	40.52401	Africa/Maputo
POM	AYPY	Port Moresby Jacksons International Airport	Port Moresby	PG	-9.44338	147.22	Pacific/Port_Moresby
PON	MGPP	Poptun Airport	Poptun	GT	16.3258	-89.4161	America/Guatemala
POO	SBPC	Pocos de Caldas Airport	Pocos De Caldas	BR	-21.843	-46.5679	America/Sao_Paulo
POP	MDPP	Gregorio Luperon International Airport	Puerto Plata	DO	19.7579	-70.57	America/Santo_Domingo
POR	EFPO	Pori Airport	Pori	FI	61.4617	21.8	Europe/Helsinki
POS	TTPP	Piarco International Airport	Port of Spain	TT	10.5954	-61.3372	America/Port_of_Spain
POT	MKKJ	Ken Jones Airport	Ken Jones	JM	18.1988	-76.5345	America/Jamaica
POU	KPOU	Hudson Valley Regional Airport	Poughkeepsie	US	41.626585	-73.884189	America/New_York
POV	LZPW	Presov Air Base	Presov	SK	49.0297	21.3156	Europe/Bratislava
POW	LJPZ	Portoroz Airport	Portoroz	SI	45.4734	13.615	Europe/Ljubljana
POX	LFPT	Pontoise - Cormeilles-en-Vexin Airport	Pontoise	FR	49.0966	2.04083	Europe/Paris
POY	KPOY	Powell Municipal Airport	Powell	US	44.867222	-108.793368	America/Denver
POZ	EPPO	Poznań-Ławica Airport	Poznań	PL	52.421	16.8263	Europe/Warsaw
PPA	KPPA	Perry Lefors Field	Pampa	US	35.613	-100.99625	America/Chicago
PPB	SBDN	Presidente Prudente Airport	Presidente Prudente	BR	-22.1751	-51.4246	America/Sao_Paulo
PPC	PAPR	Prospect Creek Airport	Prospect Creek	US	66.814056	-150.643611	America/Anchorage
PPE	MMPE	Puerto Penasco International Airport	Puerto Penasco	MX	31.3562	-113.52568	America/Hermosillo
PPF	KPPF	Tri-City Airport	Parsons	US	37.330814	-95.506175	America/Chicago
PPG	NSTU	Pago Pago International Airport	Pago Pago	AS	-14.331662	-170.711503	Pacific/Pago_Pago
PPH	SVPH	Perai Tepuy Airport		VE	4.56667	-61.48333	America/Caracas
PPI	YPIR	Port Pirie Airport		AU	-33.2389	137.995	Australia/Adelaide
PPK	UACP	Petropavlosk International Airport	Petropavlosk	KZ	54.7747	69.1839	Asia/Almaty
PPL	VNPL	Phaplu Airport	Phaplu	NP	27.51779	86.58445	Asia/Kathmandu
PPM	KPMP	Pompano Beach Airpark	Pompano Beach	US	26.24736	-80.111127	America/New_York
PPN	SKPP	Guillermo Leon Valencia Airport	Popayan	CO	2.4544	-76.6093	America/Bogota
PPP	YBPN	Proserpine Whitsunday Coast Airport	Proserpine	AU	-20.495	148.552	Australia/Brisbane
PPQ	NZPP	Paraparaumu Airport		NZ	-40.9047	174.989	Pacific/Auckland
PPR	WIDE	Pasir Pangaraan Airport	Pasir Pengarayan, Sumatra Island	ID	0.84543	100.37	Asia/Jakarta
PPS	RPVP	Puerto Princesa Airport	Puerto Princesa City	PH	9.74212	118.759	Asia/Manila
PPT	NTAA	Faa'a International Airport	Papeete	PF	-17.5537	-149.60699	Pacific/Tahiti
PPU	VYPP	Hpapun Airport	Pa Pun	MM	18.0667	97.4498	Asia/Yangon
PPW	EGEP	Papa Westray Airport	Papa Westray	GB	59.3517	-2.90028	Europe/London
PPY	SNZA	Pouso Alegre Airport	Pouso Alegre	BR	-22.2892	-45.9191	America/Sao_Paulo
PQC	VVPQ	Phu Quoc Airport	Duong Dong	VN	10.167759	103.995451	Asia/Ho_Chi_Minh
PQE	SKPQ	German Olano Air Base	La Dorada	CO	5.48361	-74.6574	America/Bogota
PQI	KPQI	Presque Isle International Airport	Presque Isle	US	46.688964	-68.044791	America/New_York
PQM	MMPQ	Palenque International Airport		MX	17.5334	-91.9845	America/Mexico_City
PQQ	YPMQ	Port Macquarie Airport	Port Macquarie	AU	-31.4358	152.86301	Australia/Sydney
PQS	PAAC	Pilot Station Airport	Pilot Station	US	61.961477	-162.942355	America/Nome
PRA	SAAP	General Urquiza Airport	Paraná	AR	-31.7948	-60.4804	America/Argentina/Cordoba
PRB	KPRB	Paso Robles Municipal Airport	Paso Robles	US	35.672884	-120.627076	America/Los_Angeles
PRC	KPRC	Prescott Regional/Ernest A Love Field	Prescott	US	34.654763	-112.419189	America/Phoenix
PRD	YPDO	Pardoo Airport	Pardoo	AU	-20.1175	119.59	Australia/Perth
PRG	LKPR	Václav Havel Airport	Prague	CZ	50.1008	14.26	Europe/Prague
PRH	VTCP	Phrae Airport		TH	18.1322	100.165	Asia/Bangkok
PRI	FSPP	Praslin Airport	Praslin Island	SC	-4.31929	55.6914	Indian/Mahe
PRK	FAPK	Prieska Airport	Prieska	ZA	-29.6836	22.7706	Africa/Johannesburg
PRM	LPPM	Portimão Airport	Portimão	PT	37.1493	-8.58396	Europe/Lisbon
PRN	BKPR	Pristina International Airport	Lipjan	XK	42.57283	21.03583	Europe/Belgrade
PRO	KPRO	Perry Municipal Airport	Perry	US	41.826444	-94.159556	America/Chicago
PRP	LFKO	Propriano Airport	Propriano	FR	41.6606	8.88975	Europe/Paris
PRQ	SARS	Termal Airport	Presidencia Roque Saenz Pena	AR	-26.75361	-60.49222	America/Argentina/Cordoba
PRR	SYPR	Paruma Airport	Paruma	GY	5.81545	-61.0554	America/Guyana
PRS	AGGP	Parasi Airport	Parasi	SB	-9.64167	161.425	Pacific/Guadalcanal
PRU	VYPY	Pyay Airport	Pye	MM	18.8245	95.266	Asia/Yangon
PRV	LKPO	Prerov Air Base	Prerov	CZ	49.4258	17.4047	Europe/Prague
PRW	K5N2	Prentice Airport	Prentice	US	45.538332	-90.276335	America/Chicago
PRX	KPRX	Cox Field	Paris	US	33.636611	-95.45075	America/Chicago
PRY	FAWB	Wonderboom Airport	Pretoria	ZA	-25.6539	28.2242	Africa/Johannesburg
PRZ	KS39	Prineville Airport	Prineville	US	44.288277	-120.905578	America/Los_Angeles
PSA	LIRP	Pisa / San Giusto - Galileo Galilei International Airport	Pisa	IT	43.6839	10.3927	Europe/Rome
PSB	KPSB	Mid-State Airport	Philipsburg	US	40.884391	-78.087342	America/New_York
PSC	KPSC	Tri-Cities Airport	Pasco	US	46.264948	-119.1194	America/Los_Angeles
PSD	HEPS	Port Said Airport	Port Said	EG	31.2794	32.24	Africa/Cairo
PSE	TJPS	Mercedita Airport	Ponce	US	18.008778	-66.564528	America/Puerto_Rico
PSF	KPSF	Pittsfield Municipal Airport	Pittsfield	US	42.42763	-73.290792	America/New_York
PSG	PAPG	Petersburg James A Johnson Airport	Petersburg	US	56.801472	-132.946222	America/Juneau
PSH	EDXO	St. Peter-Ording Airport	Sankt Peter-Ording	DE	54.30889	8.68694	Europe/Berlin
PSI	OPPI	Pasni Airport	Pasni	PK	25.2905	63.3451	Asia/Karachi
PSJ	WAMP	Kasiguncu Airport	Poso-Celebes Island	ID	-1.41675	120.658	Asia/Makassar
PSK	KPSK	New River Valley Airport	Dublin	US	37.137336	-80.678479	America/New_York
PSL	EGPT	Perth/Scone Airport	Perth	GB	56.4392	-3.37222	Europe/London
PSM	KPSM	Portsmouth International At Pease Airport	Portsmouth	US	43.077944	-70.823278	America/New_York
PSN	KPSN	Palestine Municipal Airport	Palestine	US	31.779694	-95.706306	America/Chicago
PSO	SKPS	Antonio Narino Airport	Pasto	CO	1.39625	-77.2915	America/Bogota
PSP	KPSP	Palm Springs International Airport	Palm Springs	US	33.82967	-116.506694	America/Los_Angeles
PSR	LIBP	Pescara International Airport	Pescara	IT	42.4317	14.1811	Europe/Rome
PSS	SARP	Libertador Gral D Jose De San Martin Airport	Posadas	AR	-27.3858	-55.9707	America/Argentina/Cordoba
PSU	WIOP	Pangsuma Airport	Putussibau, Borneo Island	ID	0.83558	112.937	Asia/Pontianak
PSW	SNOS	Municipal Jose Figueiredo Airport	Passos	BR	-20.7322	-46.6618	America/Sao_Paulo
PSX	KPSX	Palacios Municipal Airport	Palacios	US	28.7275	-96.250944	America/Chicago
PSY	SFAL	Stanley Airport	Stanley	FK	-51.6857	-57.7776	Atlantic/Stanley
PSZ	SLPS	Capitan Av. Salvador Ogaya G. airport	Puerto Suarez	BO	-18.9753	-57.8206	America/La_Paz
PTA	KTPO	Port Alsworth Airport	Port Alsworth	US	60.204333	-154.318873	America/Anchorage
PTB	KPTB	Tri Cities Executive/Dinwiddie County Airport	Petersburg	US	37.184301	-77.506174	America/New_York
PTF	NFFO	Malolo Lailai Island Airport	Malolo Lailai Island	FJ	-17.7779	177.19701	Pacific/Fiji
PTG	FAPP	Polokwane International Airport	Potgietersrus	ZA	-23.8453	29.4586	Africa/Johannesburg
PTH	PAPH	Port Heiden Airport	Port Heiden	US	56.959101	-158.633362	America/Anchorage
PTJ	YPOD	Portland Airport		AU	-38.3181	141.47099	Australia/Melbourne
PTK	KPTK	Oakland County International Airport	Pontiac	US	42.665636	-83.420506	America/New_York
PTM	SVPT	Palmarito Airport	Palmarito	VE	7.56667	-70.1833	America/Caracas
PTN	KPTN	Harry P Williams Memorial Airport	Patterson	US	29.709546	-91.338979	America/Chicago
PTO	SSPB	Pato Branco Airport	Pato Branco	BR	-26.2178	-52.6943	America/Sao_Paulo
PTP	TFFR	Pointe-a-Pitre Le Raizet	Pointe-a-Pitre Le Raizet	GP	16.2653	-61.5318	America/Guadeloupe
PTQ	SNMZ	Porto de Moz Airport	Porto De Moz	BR	-1.74145	-52.2361	America/Santarem
PTS	KPTS	Atkinson Municipal Airport	Pittsburg	US	37.450056	-94.731222	America/Chicago
PTT	KPTT	Pratt Regional Airport	Pratt	US	37.702528	-98.747	America/Chicago
PTU	PAPM	Platinum Airport	Platinum	US	59.017831	-161.827192	America/Anchorage
PTV	KPTV	Porterville Municipal Airport	Porterville	US	36.029583	-119.062722	America/Los_Angeles
PTW	KPTW	Heritage Field	Pottstown	US	40.239556	-75.556722	America/New_York
PTX	SKPI	Pitalito Airport	Pitalito	CO	1.85777	-76.0857	America/Bogota
PTY	MPTO	Tocumen International Airport	Tocumen	PA	9.07136	-79.3835	America/Panama
PTZ	SESM	Rio Amazonas Airport	Shell Mera	EC	-1.50524	-78.0627	America/Guayaquil
PUB	KPUB	Pueblo Memorial Airport	Pueblo	US	38.289947	-104.498028	America/Denver
PUC	KPUC	Carbon County Regional/Buck Davis Field	Price	US	39.613889	-110.751611	America/Denver
PUD	SAWD	Puerto Deseado Airport	Puerto Deseado	AR	-47.7353	-65.9041	America/Argentina/Rio_Gallegos
PUE	MPOA	Puerto Obaldia Airport	Puerto Obaldia	PA	8.68626	-77.5244	America/Panama
PUF	LFBP	Pau Pyrenees Airport	Pau/Pyrenees (Uzein)	FR	43.38	-0.41861	Europe/Paris
PUG	YPAG	Port Augusta Airport		AU	-32.5069	137.717	Australia/Adelaide
PUJ	MDPC	Punta Cana International Airport	Punta Cana	DO	18.5674	-68.3634	America/Santo_Domingo
PUK	NTGQ	Pukarua Airport	Pukarua	PF	-18.2956	-137.017	Pacific/Tahiti
PUN	FZOP	Punia Airport	Punia	CD	-1.367	26.333	Africa/Lubumbashi
PUP	DFCP	Po Airport	Po	BF	11.15	-1.15	Africa/Ouagadougou
PUQ	SCCI	Pdte. Carlos Ibanez del Campo Airport	Punta Arenas	CL	-53.0026	-70.8546	America/Punta_Arenas
PUR	SLPR	Puerto Rico Airport	Puerto Rico/Manuripi	BO	-11.10766	-67.55116	America/La_Paz
PUS	RKPK	Gimhae International Airport	Busan	KR	35.1795	128.938	Asia/Seoul
PUU	SKAS	Tres De Mayo Airport	Puerto Asis	CO	0.50523	-76.5008	America/Bogota
PUV	NWWP	Poum Airport	Poum	NC	-20.2892	164.099	Pacific/Noumea
PUW	KPUW	Pullman/Moscow Regional Airport	Pullman/Moscow	US	46.741691	-117.111619	America/Los_Angeles
PUX	SCPV	El Mirador Airport	Puerto Varas	CL	-41.3494	-72.9467	America/Santiago
PUY	LDPL	Pula Airport	Pula	HR	44.8935	13.9222	Europe/Zagreb
PUZ	MNPC	Puerto Cabezas Airport	Puerto Cabezas	NI	14.0472	-83.3867	America/Managua
PVA	SKPV	El Embrujo Airport	Providencia	CO	13.3569	-81.3583	America/Bogota
PVC	KPVC	Provincetown Municipal Airport	Provincetown	US	42.072278	-70.220722	America/New_York
PVD	KPVD	Rhode Island Tf Green International Airport	Providence	US	41.722333	-71.427722	America/New_York
PVE	MPVR	El Porvenir Airport	El Porvenir	PA	9.56342	-79.0041	America/Panama
PVF	KPVF	Placerville Airport	Placerville	US	38.724227	-120.753309	America/Los_Angeles
PVG	ZSPD	Shanghai Pudong International Airport	Shanghai	CN	31.1434	121.805	Asia/Shanghai
PVH	SBPV	Governador Jorge Teixeira de Oliveira Airport	Porto Velho	BR	-8.70929	-63.9023	America/Porto_Velho
PVI	SSPI	Paranavai Airport	Paranavai	BR	-23.0899	-52.4885	America/Sao_Paulo
PVK	LGPZ	Aktion National Airport	Preveza/Lefkada	GR	38.9255	20.7653	Europe/Athens
PVL	KPBX	Pike County/Hatcher Field	Pikeville	US	37.561811	-82.566432	America/New_York
PVO	SEPV	Reales Tamarindos Airport	Portoviejo	EC	-1.04165	-80.4722	America/Guayaquil
PVR	MMPR	Licenciado Gustavo Diaz Ordaz International Airport	Puerto Vallarta	MX	20.6801	-105.254	America/Mexico_City
PVS	UHMD	Provideniya Bay Airport	Chukotka	RU	64.3781	-173.243	Asia/Anadyr
PVU	KPVU	Provo Municipal Airport	Provo	US	40.219167	-111.723361	America/Denver
PVW	KPVW	Hale County Airport	Plainview	US	34.168147	-101.717336	America/Chicago
PWA	KPWA	Wiley Post Airport	Oklahoma City	US	35.53401	-97.646947	America/Chicago
PWD	KPWD	Sher-Wood Airport	Plentywood	US	48.790516	-104.523738	America/Denver
PWE	UHMP	Pevek Airport	Pevek	RU	69.7833	170.597	Asia/Anadyr
PWK	KPWK	Chicago Executive Airport	Chicago/Prospect Heights/Wheeling	US	42.114883	-87.901993	America/Chicago
PWM	KPWM	Portland International Jetport Airport	Portland	US	43.645643	-70.308616	America/New_York
PWN	MYCP	Pitts Town Airport	Pitts Town	BS	22.8297	-74.3461	America/Nassau
PWO	FZQC	Pweto Airport	Pweto	CD	-8.467	28.883	Africa/Lubumbashi
PWQ	UASP	Pavlodar International Airport	Pavlodar	KZ	52.195	77.0739	Asia/Almaty
PWT	KPWT	Bremerton Ntl Airport	Bremerton	US	47.49025	-122.764806	America/Los_Angeles
PWY	KPNA	Ralph Wenz Field	Pinedale	US	42.797389	-109.811028	America/Denver
PXL	KP10	Polacca Airport	Polacca	US	35.791611	-110.423389	America/Phoenix
PXM	MMPS	Puerto Escondido International Airport	Puerto Escondido	MX	15.8769	-97.0891	America/Mexico_City
PXO	LPPS	Porto Santo Airport	Porto Santo	PT	33.0734	-16.35	Atlantic/Madeira
PXR	VTUJ	Surin Airport		TH	14.8683	103.498	Asia/Bangkok
PXU	VVPK	Pleiku Airport	Pleiku	VN	14.0045	108.017	Asia/Ho_Chi_Minh
PYA	SKVL	Velasquez Airport	Velasquez	CO	5.93904	-74.457	America/Bogota
PYB	VEJP	Jeypore Airport	Jeypore	IN	18.88	82.552	Asia/Kolkata
PYE	NCPY	Tongareva Airport	Penrhyn Island	CK	-9.01437	-158.03241	Pacific/Rarotonga
PYG	VEPY	Pakyong Airport	Pakyong	IN	27.2325	88.588333	Asia/Kolkata
PYH	SVPA	Cacique Aramare Airport		VE	5.61999	-67.6061	America/Caracas
PYJ	UERP	Polyarny Airport	Yakutia	RU	66.4004	112.03	Asia/Yakutsk
PYK	OIIP	Payam Airport		IR	35.7761	50.8267	Asia/Tehran
PYM	KPYM	Plymouth Municipal Airport	Plymouth	US	41.908788	-70.727628	America/New_York
PYO	SEPT	Putumayo Airport	Puerto Putumayo	EC	0.08333	-75.9	America/Guayaquil
PYR	LGAD	Andravida Airport	Andravida	GR	37.9207	21.2926	Europe/Athens
PYS	CA92	Paradise Skypark Airport	Paradise	US	39.710556	-121.6165	America/Los_Angeles
PYY	VTCI	Mae Hong Son Airport	Mae Hong Son	TH	19.372	98.437	Asia/Bangkok
PYZ	SPIS	Pias Airport	Pataz	PE	-7.8717	-77.5472	America/Lima
PZA	SKPZ	Paz De Ariporo Airport	Paz De Ariporo	CO	5.87615	-71.8866	America/Bogota
PZB	FAPM	Pietermaritzburg Airport	Pietermaritzburg	ZA	-29.649	30.3987	Africa/Johannesburg
PZH	OPZB	Zhob Airport	Fort Sandeman	PK	31.3584	69.4636	Asia/Karachi
PZI	ZUZH	Panzhihua Baoanying Airport	Panzhihua	CN	26.539128	101.798105	Asia/Shanghai
PZL	FADQ	Zulu Inyala Airport	Phinda	ZA	-27.8494	32.3097	Africa/Johannesburg
PZO	SVPR	General Manuel Carlos Piar International Airport	Puerto Ordaz-Ciudad Guayana	VE	8.28853	-62.7604	America/Caracas
PZU	HSPN	Port Sudan New International Airport	Port Sudan	SD	19.4336	37.2341	Africa/Khartoum
PZY	LZPP	Piestany Airport	Piestany	SK	48.6252	17.8284	Europe/Bratislava
QAC	SSQT	Castro Airport	Castro	BR	-24.8075	-49.9603	America/Sao_Paulo
QAK	SBBQ	Major Brigadeiro Doorgal Borges Airport	Barbacena	BR	-21.2672	-43.7611	America/Sao_Paulo
QAQ	LIAP	L'Aquila / Preturo Airport	L'Aquila	IT	42.3799	13.3092	Europe/Rome
QBC	CYBD	Bella Coola Airport	Bella Coola	CA	52.3875	-126.596	America/Vancouver
QBX	SNOB	Sobral Airport	Sobral	BR	-3.67889	-40.3368	America/Fortaleza
QCB	EDQA	Bamberg-Breitenau Airfield	Bamberg	DE	49.92055	10.914489	Europe/Berlin
QCH	SNCX	Colatina Airport	Colatina	BR	-19.487	-40.5794	America/Sao_Paulo
QCJ	SDBK	Botucatu Airport	Botucatu	BR	-22.9395	-48.468	America/Sao_Paulo
QCN	ETNH	Hohn Airport	Hohn	DE	54.3122	9.53817	Europe/Berlin
QCO	MUCO	Colon Airport	Colon	CU	22.7111	-80.9228	America/Havana
QCP	SNKN	Currais Novos Airport	Currais Novos	BR	-6.28083	-36.54028	America/Recife
QCR	SSKU	Curitibanos Airport	Curitibanos	BR	-27.2825	-50.6114	America/Sao_Paulo
QCY	EGXC	RAF Coningsby	Coningsby	GB	53.093	-0.16601	Europe/London
QDB	SSKS	Cachoeira do Sul Airport	Cachoeira Do Sul	BR	-30.0019	-52.9408	America/Sao_Paulo
QDC	SDDR	Dracena Airport	Dracena	BR	-21.4605	-51.6069	America/Sao_Paulo
QDF	SNKF	Conselheiro Lafaiete Airport	Conselheiro Lafaiete	BR	-20.7386	-43.7974	America/Sao_Paulo
QGA	SSGY	Guaira Airport	Guaira	BR	-24.0811	-54.1917	America/Sao_Paulo
QGB	SDYM	Limeira Airport	Limeira	BR	-22.60389	-47.41194	America/Sao_Paulo
QGC	SDLP	Lencois Paulista Airport	Lencois Paulista	BR	-22.5784	-48.7746	America/Sao_Paulo
QGF	SSNG	Montenegro Airport	Montenegro	BR	-29.7194	-51.4894	America/Sao_Paulo
QGP	SNGN	Garanhuns Airport	Garanhuns	BR	-8.83428	-36.4716	America/Recife
QGS	SDUO	Alagoinhas Airport	Alagoinhas	BR	-12.1751	-38.3802	America/Bahia
QGU	RJNG	Gifu Airport	Gifu	JP	35.3941	136.87	Asia/Tokyo
QGY	LHPR	Gyor-Per International Airport	Gyor	HU	47.6244	17.8136	Europe/Budapest
QHB	SDPW	Piracicaba Airport	Piracicaba	BR	-22.7115	-47.6182	America/Sao_Paulo
QHN	SWTY	Taguatinga Airport	Taguatinga	BR	-12.43389	-46.40055	America/Araguaina
QHP	SBTA	Base de Aviacao de Taubate Airport	Taubate	BR	-23.0401	-45.516	America/Sao_Paulo
QHU	EDXJ	Husum-Schwesing Airport	Husum	DE	54.51	9.13833	Europe/Berlin
QHV	SSNH	Novo Hamburgo Airport	Novo Hamburgo	BR	-29.6961	-51.0817	America/Sao_Paulo
QID	SNVI	Melio Viana Airport	Tres Coracoes	BR	-21.7906	-45.2692	America/Sao_Paulo
QIG	SNIG	Iguatu Airport	Iguatu	BR	-6.34664	-39.2938	America/Fortaleza
QIQ	SDRK	Rio Claro Airport	Rio Claro	BR	-22.4311	-47.5642	America/Sao_Paulo
QIT	SNIP	Itapetinga Airport	Itapetinga	BR	-15.2445	-40.2772	America/Bahia
QJB	OEJB	Jubail Airport	Jubail	SA	27.039	49.4051	Asia/Riyadh
QLS	LSGL	Lausanne-la Blecherette Airport	Lausanne	CH	46.5453	6.61667	Europe/Zurich
QMF	SSMF	Mafra Airport	Mafra	BR	-26.1589	-49.8322	America/Sao_Paulo
QNC	LSGN	Neuchatel Airport		CH	46.9575	6.86472	Europe/Zurich
QND	LYNS	Cenej Airport	Novi Sad	RS	45.3858	19.8392	Europe/Belgrade
QNS	SBCO	Canoas Airport	Porto Alegre	BR	-29.9459	-51.1444	America/Sao_Paulo
QNV	SDNY	Aeroclube Airport	Nova Iguacu	BR	-22.7453	-43.4603	America/Sao_Paulo
QOA	SDKK	Mococa Airport	Mococa	BR	-21.4878	-47.0344	America/Sao_Paulo
QOJ	SSSB	Sao Borja Airport	Sao Borja	BR	-28.6549	-56.0346	America/Sao_Paulo
QOW	DNIM	Sam Mbakwe International Airport	Owerri	NG	5.42706	7.20603	Africa/Lagos
QPD	MUPR	Pinar Del Rio Airport	Pinar del Rio	CU	22.4214	-83.6784	America/Havana
QPG	WSAP	Paya Lebar Air Base		SG	1.36042	103.91	Asia/Singapore
QPS	SBYS	Campo Fontenelle Airport	Pirassununga	BR	-21.9846	-47.3348	America/Sao_Paulo
QRA	FAGM	Rand Airport	Johannesburg	ZA	-26.2425	28.1512	Africa/Johannesburg
QRC	SCRG	De La Independencia Airport	Rancagua	CL	-34.1737	-70.7757	America/Santiago
QRO	MMQT	Queretaro Intercontinental Airport	Queretaro	MX	20.6173	-100.186	America/Mexico_City
QRZ	SDRS	Resende Airport	Resende	BR	-22.4785	-44.4803	America/Sao_Paulo
QSC	SDSC	Sao Carlos Airport	Sao Carlos	BR	-21.8754	-47.9037	America/Sao_Paulo
QSF	DAAS	Ain Arnat Airport	Setif	DZ	36.1781	5.32449	Africa/Algiers
QSN	MUNB	San Nicolas De Bari Airport	San Nicolas	CU	22.7561	-81.9209	America/Havana
QSR	LIRI	Salerno / Pontecagnano Airport	Salerno	IT	40.6204	14.9113	Europe/Rome
QSX	SYNA	New Amsterdam Airport	New Amsterdam	GY	6.24432	-57.47417	America/Guyana
QSZ	ZWSC	Shache Airport	Shache	CN	38.24542	77.056149	Asia/Shanghai
QUG	EGHR	Chichester/Goodwood Airport	Chichester	GB	50.8594	-0.75917	Europe/London
QUN	RKNC	A-306 Airport	Chun Chon City	KR	37.8838	127.718	Asia/Seoul
QUT	RJTU	Utsunomiya Airport		JP	36.5145	139.871	Asia/Tokyo
QUY	EGUY	RAF Wyton	St. Ives	GB	52.3572	-0.10783	Europe/London
QVB	SSUV	Uniao da Vitoria Airport	Uniao Da Vitoria	BR	-26.2334	-51.0678	America/Sao_Paulo
QVP	SDRR	Avare-Arandu Airport	Avare	BR	-23.0925	-48.9874	America/Sao_Paulo
QWV	LYVA	Divci Airport	Valjevo	RS	44.29782	20.02191	Europe/Belgrade
QXB	LFMA	Aix-en-Provence (BA 114) Airport	Lyon	FR	43.5056	5.36778	Europe/Paris
QXC	SNXS	Fazenda Sao Braz Airport	Barra De Santo Antonio	BR	-9.37528	-35.54167	America/Maceio
QZD	LHUD	Szeged Glider Airport	Szeged	HU	46.2469	20.0908	Europe/Budapest
RAB	AYTK	Tokua Airport	Tokua	PG	-4.34046	152.38	Pacific/Port_Moresby
RAC	KRAC	Batten International Airport	Racine	US	42.76118	-87.813909	America/Chicago
RAE	OERR	Arar Domestic Airport	Arar	SA	30.9066	41.1382	Asia/Riyadh
RAF	SAFR	Rafaela Airport	Rafaela	AR	-31.2825	-61.5017	America/Argentina/Cordoba
RAG	NZRA	Raglan Airfield		NZ	-37.8047	174.86	Pacific/Auckland
RAH	OERF	Rafha Domestic Airport	Rafha	SA	29.6264	43.4906	Asia/Riyadh
RAI	GVNP	Praia International Airport	Praia	CV	14.9245	-23.4935	Atlantic/Cape_Verde
RAK	GMMX	Menara Airport	Marrakech	MA	31.6069	-8.0363	Africa/Casablanca
RAL	KRAL	Riverside Airport	Riverside	US	33.951889	-117.445111	America/Los_Angeles
RAM	YRNG	Ramingining Airport		AU	-12.3564	134.89799	Australia/Darwin
RAN	LIDR	Ravenna Airport	Ravenna	IT	44.3643	12.2249	Europe/Rome
RAO	SBRP	Leite Lopes Airport	Ribeirao Preto	BR	-21.13639	-47.77667	America/Sao_Paulo
RAP	KRAP	Rapid City Regional Airport	Rapid City	US	44.045333	-103.057361	America/Denver
RAR	NCRG	Rarotonga International Airport	Avarua	CK	-21.2027	-159.806	Pacific/Rarotonga
RAS	OIGG	Sardar-e-Jangal Airport	Rasht	IR	37.32333	49.61778	Asia/Tehran
RAV	SKCN	Cravo Norte Airport	Cravo Norte	CO	6.31684	-70.2107	America/Bogota
RAZ	OPRT	Rawalakot Airport	Rawalakot	PK	33.8497	73.7981	Asia/Karachi
RBA	GMME	Rabat-Sale Airport	Rabat	MA	34.0515	-6.75152	Africa/Casablanca
RBB	SWBR	Borba Airport	Borba	BR	-4.40634	-59.6024	America/Boa_Vista
RBC	YROI	Robinvale Airport		AU	-34.65	142.783	Australia/Melbourne
RBD	KRBD	Dallas Executive Airport	Dallas	US	32.681306	-96.868778	America/Chicago
RBE	VDRK	Ratanakiri Airport	Ratanakiri	KH	13.73	106.987	Asia/Phnom_Penh
RBF	KL35	Big Bear City Airport	Big Bear City	US	34.263778	-116.856028	America/Los_Angeles
RBG	KRBG	Roseburg Regional Airport	Roseburg	US	43.239335	-123.355852	America/Los_Angeles
RBK	KF70	French Valley Airport	Murrieta/Temecula	US	33.574179	-117.128473	America/Los_Angeles
RBL	KRBL	Red Bluff Municipal Airport	Red Bluff	US	40.150306	-122.252194	America/Los_Angeles
RBM	EDMS	Straubing Airport	Straubing	DE	48.90083	12.51667	Europe/Berlin
RBO	SLRB	Robore Airport	Robore	BO	-18.3292	-59.765	America/La_Paz
RBQ	SLRQ	Rurenabaque Airport	Rurenabaque	BO	-14.4279	-67.4968	America/La_Paz
RBR	SBRB	Placido de Castro Airport	Rio Branco	BR	-9.86889	-67.89806	America/Rio_Branco
RBS	YORB	Orbost Airport		AU	-37.79	148.61	Australia/Melbourne
RBT	HKMB	Segel Airport	Marsabit	KE	2.35	37.983	Africa/Nairobi
RBU	YROE	Roebourne Airport	Roebourne	AU	-20.7617	117.157	Australia/Perth
RBV	AGRM	Ramata Airport	Ramata	SB	-8.16806	157.64301	Pacific/Guadalcanal
RBW	KRBW	Lowcountry Regional Airport	Walterboro	US	32.921041	-80.64059	America/New_York
RBX	HSMK	Rumbek Airport	Rumbek	SS	6.825	29.669	Africa/Juba
RBY	PARY	Ruby Airport	Ruby	US	64.727222	-155.469889	America/Anchorage
RCA	KRCA	Ellsworth Afb Airport	Rapid City	US	44.145094	-103.103567	America/Denver
RCB	FARB	Richards Bay Airport	Richards Bay	ZA	-28.741	32.0921	Africa/Johannesburg
RCE	KW39	Roche Harbor Seaplane Base	Roche Harbor	US	48.608155	-123.159631	America/Los_Angeles
RCH	SKRH	Almirante Padilla Airport	Riohacha	CO	11.5262	-72.926	America/Bogota
RCK	KRCK	H H Coffield Regional Airport	Rockdale	US	30.631376	-96.989487	America/Chicago
RCL	NVSR	Redcliffe Airport	Redcliffe	VU	-15.472	167.83501	Pacific/Efate
RCM	YRMD	Richmond Airport		AU	-20.7019	143.11501	Australia/Brisbane
RCO	LFDN	Rochefort-Saint-Agnant (BA 721) Airport	Rochefort/Saint-Agnant	FR	45.8878	-0.98306	Europe/Paris
RCQ	SATR	Reconquista Airport	Reconquista	AR	-29.2103	-59.68	America/Argentina/Cordoba
RCR	KRCR	Fulton County Airport	Rochester	US	41.065548	-86.181703	America/Indiana/Indianapolis
RCS	EGTO	Rochester Airport	Rochester	GB	51.3519	0.50333	Europe/London
RCT	KRCT	Nartron Field	Reed City	US	43.90002	-85.51672	America/Detroit
RCU	SAOC	Area De Material Airport	Rio Cuarto	AR	-33.0851	-64.2613	America/Argentina/Cordoba
RCY	MYRP	Rum Cay Airport		BS	23.6844	-74.8362	America/Nassau
RDB	PADG	Red Dog Airport	Red Dog	US	68.032111	-162.899194	America/Nome
RDC	SNDC	Redencao Airport	Redencao	BR	-8.03329	-49.9799	America/Belem
RDD	KRDD	Redding Regional Airport	Redding	US	40.508985	-122.293385	America/Los_Angeles
RDE	WASM	Merdei Airport	Merdei-Papua Island	ID	-1.58333	133.33299	Asia/Jayapura
RDG	KRDG	Reading Regional/Carl A Spaatz Field	Reading	US	40.378499	-75.965247	America/New_York
RDM	KRDM	Roberts Field/Redmond Municipal Airport	Redmond	US	44.254069	-121.149971	America/Los_Angeles
RDN	WMPR	LTS Pulau Redang Airport	Redang	MY	5.76528	103.007	Asia/Kuala_Lumpur
RDO	EPRA	Radom-Sadkow Airport		PL	51.38883	21.21167	Europe/Warsaw
RDR	KRDR	Grand Forks Afb Airport	Grand Forks	US	47.96128	-97.400814	America/Chicago
RDS	SAHS	Rincon De Los Sauces Airport	Rincon de los Sauces	AR	-37.3906	-68.9042	America/Argentina/Salta
RDT	GOSR	Richard Toll Airport	Richard Toll	SN	16.433	-15.65	Africa/Dakar
RDU	KRDU	Raleigh-Durham International Airport	Raleigh/Durham	US	35.877639	-78.787472	America/New_York
RDV	KRDV	Red Devil Airport	Red Devil	US	61.788056	-157.35025	America/Anchorage
RDZ	LFCR	Rodez-Marcillac Airport	Rodez/Marcillac	FR	44.4079	2.48267	Europe/Paris
REA	NTGE	Reao Airport		PF	-18.4659	-136.44	Pacific/Tahiti
REB	EDAX	Rechlin-Larz Airport	Larz	DE	53.30639	12.75222	Europe/Berlin
REC	SBRF	Guararapes - Gilberto Freyre International Airport	Recife	BR	-8.12649	-34.9236	America/Recife
RED	KRVL	Mifflin County Airport	Reedsville	US	40.677389	-77.626833	America/New_York
REE	8XS8	Reese Airpark	Lubbock	US	33.594762	-102.043418	America/Chicago
REG	LICR	Reggio Calabria Airport	Reggio Calabria	IT	38.0712	15.6516	Europe/Rome
REI	SOOR	Regina Airport	Regina	GF	4.31472	-52.1317	America/Cayenne
REL	SAVT	Almirante Marco Andres Zar Airport	Rawson	AR	-43.2105	-65.2703	America/Argentina/Catamarca
REN	UWOO	Orenburg Central Airport	Orenburg	RU	51.7958	55.4567	Asia/Yekaterinburg
REO	KREO	Rome State Airport	Rome	US	42.57766	-117.88543	America/Boise
REQ	SPQN	Requena Airport	Requena	PE	-5.067	-73.867	America/Lima
RER	MGRT	Retalhuleu Airport	Retalhuleu	GT	14.521	-91.6973	America/Guatemala
RES	SARE	Resistencia International Airport	Resistencia	AR	-27.45	-59.0561	America/Argentina/Cordoba
RET	ENRS	Røst Airport		NO	67.5278	12.1033	Europe/Oslo
REU	LERS	Reus Air Base	Reus	ES	41.1474	1.16717	Europe/Madrid
REX	MMRX	General Lucio Blanco International Airport	Reynosa	MX	26.0089	-98.2285	America/Matamoros
REY	SLRY	Reyes Airport	Reyes	BO	-14.3044	-67.3534	America/La_Paz
RFA	FEGR	Rafai Airport	Rafai	CF	4.98861	23.9278	Africa/Bangui
RFD	KRFD	Chicago/Rockford International Airport	Chicago/Rockford	US	42.195361	-89.097222	America/Chicago
RFG	KRFG	Rooke Field	Refugio	US	28.295817	-97.325972	America/Chicago
RFK	5MS1	Rollang Field	Rolling Fork	US	32.954293	-90.845933	America/Chicago
RFN	BIRG	Raufarhöfn Airport	Raufarhöfn	IS	66.4064	-15.9183	Atlantic/Reykjavik
RFP	NTTR	Raiatea Airport	Uturoa	PF	-16.7229	-151.466	Pacific/Tahiti
RFR	MRRF	Rio Frio / Progreso Airport	Rio Frio / Progreso	CR	10.3274	-83.8876	America/Costa_Rica
RFS	MNRT	Rosita Airport	La Rosita	NI	13.8897	-84.4089	America/Managua
RGA	SAWE	Hermes Quijada International Airport	Rio Grande	AR	-53.7777	-67.7494	America/Argentina/Ushuaia
RGH	VEBG	Balurghat Airport	Balurghat	IN	25.2617	88.7956	Asia/Kolkata
RGI	NTTG	Rangiroa Airport		PF	-14.9543	-147.661	Pacific/Tahiti
RGK	UNBG	Gorno-Altaysk Airport	Gorno-Altaysk	RU	51.9667	85.8333	Asia/Barnaul
RGL	SAWG	Piloto Civil N. Fernandez Airport	Rio Gallegos	AR	-51.6089	-69.3126	America/Argentina/Rio_Gallegos
RGN	VYYY	Yangon International Airport	Yangon	MM	16.9073	96.1332	Asia/Yangon
RGO	ZKHM	Orang Airport		KP	41.4281	129.647	Asia/Pyongyang
RGR	KF23	Ranger Municipal Airport	Ranger	US	32.451475	-98.681512	America/Chicago
RGS	LEBG	Burgos Airport	Burgos	ES	42.3576	-3.62076	Europe/Madrid
RGT	WIPR	Japura Airport	Rengat, Sumatra Island	ID	-0.35281	102.335	Asia/Jakarta
RHA	BIRE	Reykholar Airport	Reykholar	IS	65.45263	-22.20612	Atlantic/Reykjavik
RHD	SANH	Las Termas Airport	Rio Hondo	AR	-27.4737	-64.9055	America/Argentina/Cordoba
RHE	LFSR	Reims-Champagne (BA 112) Airport	Reims/Champagne	FR	49.31	4.05	Europe/Paris
RHG	HRYU	Ruhengeri Airport	Ruhengeri	RW	-1.5	29.633	Africa/Kigali
RHI	KRHI	Rhinelander/Oneida County Airport	Rhinelander	US	45.630901	-89.466628	America/Chicago
RHL	YRYH	Roy Hill Station Airport		AU	-22.62582	119.95903	Australia/Perth
RHN	FYSA	Skorpion Mine Airport	Rosh Pinah	NA	-27.8764	16.6478	Africa/Windhoek
RHO	LGRP	Diagoras Airport	Rodes Island	GR	36.4054	28.0862	Europe/Athens
RHP	VNRC	Ramechhap Airport	Ramechhap	NP	27.394	86.0614	Asia/Kathmandu
RHT	ZBAR	Alxa Right Banner Badanjilin Airport	Badanjilin	CN	39.225	101.546	Asia/Shanghai
RHV	KRHV	Reid-Hillview Of Santa Clara County Airport	San Jose	US	37.332861	-121.819806	America/Los_Angeles
RIA	SBSM	Santa Maria Airport	Santa Maria	BR	-29.7114	-53.6882	America/Sao_Paulo
RIB	SLRI	Capitan Av. Selin Zeitun Lopez Airport	Riberalta	BO	-11.0	-66.0	America/La_Paz
RIC	KRIC	Richmond International Airport	Richmond	US	37.505181	-77.319739	America/New_York
RID	KRID	Richmond Municipal Airport	Richmond	US	39.756083	-84.842694	America/New_York
RIE	KRPD	Rice Lake Regional/Carl's Field	Rice Lake	US	45.420111	-91.773333	America/Chicago
RIF	KRIF	Richfield Municipal Airport	Richfield	US	38.734111	-112.101583	America/Denver
RIG	SJRG	Rio Grande Airport	Rio Grande	BR	-32.0817	-52.1633	America/Sao_Paulo
RIH	MPSM	Cap Scarlet R. Martínez L. Airport	Río Hato	PA	8.38	-80.12967	America/Panama
RIJ	SPJA	Juan Simons Vela Airport	Rioja	PE	-6.06786	-77.16	America/Lima
RIK	MRCR	Carrillo Airport	Nicoya	CR	9.87051	-85.4814	America/Costa_Rica
RIL	KRIL	Rifle Garfield County Airport	Rifle	US	39.526607	-107.727987	America/Denver
RIM	SPLN	San Nicolas Airport	Rodriguez de Mendoza	PE	-6.39231	-77.5012	America/Lima
RIN	AGRC	Ringi Cove Airport	Ringi Cove	SB	-8.12639	157.14301	Pacific/Guadalcanal
RIR	KRIR	Flabob Airport	Riverside/Rubidoux/	US	33.988788	-117.40991	America/Los_Angeles
RIS	RJER	Rishiri Airport	Rishiri	JP	45.242	141.186	Asia/Tokyo
RIV	KRIV	March Arb Airport	Riverside	US	33.881943	-117.259017	America/Los_Angeles
RIW	KRIW	Central Wyoming Regional Airport	Riverton	US	43.064238	-108.459841	America/Denver
RIX	EVRA	Riga International Airport	Riga	LV	56.9236	23.9711	Europe/Riga
RIY	OYRN	Mukalla International Airport	Riyan	YE	14.6626	49.375	Asia/Aden
RJA	VORY	Rajahmundry Airport	Rajahmundry	IN	17.1104	81.8182	Asia/Kolkata
RJB	VNRB	Rajbiraj Airport	Rajbiraj	NP	26.517	86.75	Asia/Kathmandu
RJH	VGRJ	Shah Mokhdum Airport	Rajshahi	BD	24.4372	88.6165	Asia/Dhaka
RJK	LDRI	Rijeka Airport	Rijeka	HR	45.2169	14.5703	Europe/Zagreb
RJL	LELO	Logrono-Agoncillo Airport	Logrono	ES	42.46095	-2.32224	Europe/Madrid
RJN	OIKR	Rafsanjan Airport		IR	30.2977	56.0511	Asia/Tehran
RKA	NTKK	Aratika Nord Airport		PF	-15.4853	-145.47	Pacific/Tahiti
RKD	KRKD	Knox County Regional Airport	Rockland	US	44.060142	-69.09967	America/New_York
RKE	EKRK	Copenhagen Roskilde Airport	Copenhagen	DK	55.5856	12.1314	Europe/Copenhagen
RKH	KUZA	Rock Hill/York County/Bryant Field	Rock Hill	US	34.987833	-81.057167	America/New_York
RKO	WIBR	Rokot Airport	Sipora Island	ID	-2.09912	99.7007	Asia/Jakarta
RKP	KRKP	Aransas County Airport	Rockport	US	28.086222	-97.043694	America/Chicago
RKR	KRKR	Robert S Kerr Airport	Poteau	US	35.021639	-94.62125	America/Chicago
RKS	KRKS	Southwest Wyoming Regional Airport	Rock Springs	US	41.594218	-109.065199	America/Denver
RKT	OMRK	Ras Al Khaimah International Airport	Ras Al Khaimah	AE	25.6135	55.9388	Asia/Dubai
RKV	BIRK	Reykjavik Airport	Reykjavik	IS	64.13	-21.9406	Atlantic/Reykjavik
RKW	KRKW	Rockwood Municipal Airport	Rockwood	US	35.922333	-84.689778	America/Chicago
RLD	KRLD	Richland Airport	Richland	US	46.305639	-119.304189	America/Los_Angeles
RLG	ETNL	Rostock-Laage Airport	Rostock	DE	53.9182	12.2783	Europe/Berlin
RLK	ZBYZ	Bayannaoer Tianjitai Airport	Bayannur	CN	40.926389	107.738889	Asia/Shanghai
RLO	SAOS	Valle Del Conlara International Airport	Merlo	AR	-32.3847	-65.1865	America/Argentina/San_Luis
RLT	DRZL	Arlit Airport	Arlit	NE	18.7904	7.36595	Africa/Niamey
RMA	YROM	Roma Airport	Roma	AU	-26.545	148.77499	Australia/Brisbane
RMB	OOBR	Buraimi Airport	Buraimi	OM	24.233	55.783	Asia/Muscat
RME	KRME	Griffiss International Airport	Rome	US	43.233799	-75.407026	America/New_York
RMF	HEMA	Marsa Alam International Airport	Marsa Alam	EG	25.5571	34.5837	Africa/Cairo
RMG	KRMG	Richard B Russell Regional - J H Towers Field	Rome	US	34.35164	-85.158576	America/New_York
RMI	LIPR	Rimini / Miramare - Federico Fellini International Airport	Rimini	IT	44.0203	12.6117	Europe/Rome
RMK	YREN	Renmark Airport		AU	-34.1964	140.674	Australia/Adelaide
RML	VCCC	Colombo Int Arpt Ratmalana Airport	Colombo	LK	6.82199	79.8862	Asia/Colombo
RMN	AYRG	Rumginae Airport		PG	-5.89722	141.27167	Pacific/Port_Moresby
RMO	LUKK	Chișinău International Airport	Chișinău	MD	46.9277	28.931	Europe/Chisinau
RMP	PFMP	Rampart Airport	Rampart	US	65.5079	-150.140833	America/Anchorage
RMQ	RCMQ	Taichung Ching Chuang Kang Airport	Taichung City	TW	24.2647	120.621	Asia/Taipei
RMS	ETAR	Ramstein Air Base	Ramstein	DE	49.4369	7.60028	Europe/Berlin
RMU	LEMI	Región de Murcia International Airport	Corvera	ES	37.803	-1.125	Europe/Madrid
RMY	KMPI	Mariposa-Yosemite Airport	Mariposa	US	37.510861	-120.039528	America/Los_Angeles
RNA	AGAR	Ulawa Airport	Arona	SB	-9.86054	161.97955	Pacific/Guadalcanal
RNB	ESDF	Ronneby Airport		SE	56.2667	15.265	Europe/Stockholm
RNC	KRNC	Warren County Memorial Airport	Mc Minnville	US	35.698699	-85.843821	America/Chicago
RND	KRND	Randolph Afb Airport	Universal City	US	29.528906	-98.278031	America/Chicago
RNE	LFLO	Roanne-Renaison Airport	Roanne/Renaison	FR	46.0583	4.00139	Europe/Paris
RNG	K4V0	Rangely Airport	Rangely	US	40.093972	-108.763056	America/Denver
RNH	KRNH	New Richmond Regional Airport	New Richmond	US	45.147793	-92.53918	America/Chicago
RNI	MNCI	Corn Island	Corn Island	NI	12.1629	-83.0638	America/Managua
RNJ	RORY	Yoron Airport		JP	27.044	128.40199	Asia/Tokyo
RNL	AGGR	Rennell/Tingoa Airport	Rennell Island	SB	-11.5339	160.063	Pacific/Guadalcanal
RNM	OOGB	Qarn Alam Airport	Ghaba	OM	21.383	57.05	Asia/Muscat
RNN	EKRN	Bornholm Airport	Ronne	DK	55.0633	14.7596	Europe/Copenhagen
RNO	KRNO	Reno/Tahoe International Airport	Reno	US	39.499111	-119.768111	America/Los_Angeles
RNS	LFRN	Rennes-Saint-Jacques Airport	Rennes/Saint-Jacques	FR	48.0695	-1.73479	Europe/Paris
RNT	KRNT	Renton Municipal Airport	Renton	US	47.493139	-122.21575	America/Los_Angeles
RNU	WBKR	Ranau Airport	Ranau	MY	5.95	116.667	Asia/Kuching
RNZ	KRZL	Jasper County Airport	Rensselaer	US	40.947823	-87.182648	America/Chicago
ROA	KROA	Roanoke/Blacksburg Regional (Woodrum Field) Airport	Roanoke	US	37.325472	-79.975417	America/New_York
ROB	GLRB	Roberts International Airport	Monrovia	LR	6.23379	-10.3623	Africa/Monrovia
ROC	KROC	Frederick Douglass/Greater Rochester International Airport	Rochester	US	43.119144	-77.671869	America/New_York
ROD	FARS	Robertson Airport	Robertson	ZA	-33.8122	19.9028	Africa/Johannesburg
ROF	K1O5	Montague-Yreka Rohrer Field	Montague	US	41.729983	-122.544481	America/Los_Angeles
ROG	KROG	Rogers Executive - Carter Field	Rogers	US	36.372417	-94.106972	America/Chicago
ROH	YROB	Robinhood Airport		AU	-18.845	143.71001	Australia/Brisbane
ROI	VTUV	Roi Et Airport		TH	16.1168	103.774	Asia/Bangkok
ROK	YBRK	Rockhampton Airport	Rockhampton	AU	-23.3819	150.47501	Australia/Brisbane
ROL	K74V	Roosevelt Municipal Airport	Roosevelt	US	40.278414	-110.051377	America/Denver
RON	SKPA	Juan Jose Rondon Airport	Paipa	CO	5.76454	-73.1054	America/Bogota
ROO	SWRD	Rondonopolis Airport	Rondonopolis	BR	-16.586	-54.7248	America/Cuiaba
ROP	PGRO	Benjamin Taisacan Manglona International Airport	Rota Island	MP	14.174349	145.241119	Pacific/Saipan
ROR	PTRO	Palau International Airport	Babelthuap Island	PW	7.367303	134.544264	Pacific/Palau
ROS	SAAR	Islas Malvinas Airport	Rosario	AR	-32.9036	-60.785	America/Argentina/Cordoba
ROT	NZRO	Rotorua Regional Airport	Rotorua	NZ	-38.1092	176.317	Pacific/Auckland
ROV	URRP	Platov International Airport	Rostov-on-Don	RU	47.50083	39.93361	Europe/Moscow
ROW	KROW	Roswell Air Center Airport	Roswell	US	33.299878	-104.529403	America/Denver
ROX	KROX	Roseau Municipal/Rudy Billberg Field	Roseau	US	48.85625	-95.696944	America/Chicago
ROY	SAWM	Rio Mayo Airport	Rio Mayo	AR	-45.7039	-70.2456	America/Argentina/Catamarca
ROZ	LERT	Rota Naval Station Airport	Rota	ES	36.6452	-6.34946	Europe/Madrid
RPB	YRRB	Roper Bar Airport		AU	-14.7383	134.51801	Australia/Darwin
RPM	YNGU	Ngukurr Airport		AU	-14.7228	134.74699	Australia/Darwin
RPN	LLIB	Ben Ya'akov Airport	Rosh Pina	IL	32.981	35.5719	Asia/Jerusalem
RPR	VARP	Raipur Airport	Raipur	IN	21.1804	81.7388	Asia/Kolkata
RPX	KRPX	Roundup Airport	Roundup	US	46.475	-108.543417	America/Denver
RQA	ZWRQ	Ruoqiang Loulan Airport	Ruoqiang	CN	38.974722	88.008333	Asia/Shanghai
RQW	ORQW	Qayyarah West Airport	Qayyarah	IQ	35.7672	43.1251	Asia/Baghdad
RQY	VOSH	Shivamogga Airport	Shimoga	IN	13.854722	75.610556	Asia/Kolkata
RRE	YMRE	Marree Airport		AU	-29.6633	138.065	Australia/Adelaide
RRG	FIMR	Sir Charles Gaetan Duval Airport	Port Mathurin	MU	-19.7577	63.361	Indian/Mauritius
RRK	VERK	Rourkela Airport		IN	22.2567	84.8146	Asia/Kolkata
RRL	KRRL	Merrill Municipal Airport	Merrill	US	45.198917	-89.712852	America/Chicago
RRR	NTKO	Raroia Airport		PF	-16.045	-142.47694	Pacific/Tahiti
RRS	ENRO	Røros Airport	Roros	NO	62.5784	11.3423	Europe/Oslo
RRT	KRRT	Warroad International Memorial Airport	Warroad	US	48.941472	-95.348472	America/Chicago
RSA	SAZR	Santa Rosa Airport	Santa Rosa	AR	-36.5883	-64.2757	America/Argentina/Salta
RSB	YRSB	Roseberth Airport		AU	-25.8333	139.64999	Australia/Brisbane
RSD	MYER	Rock Sound Airport	Rock Sound	BS	24.89508	-76.17688	America/Nassau
RSH	PARS	Russian Mission Airport	Russian Mission	US	61.77489	-161.319399	America/Anchorage
RSI	OERS	Red Sea International Airport	Hanak	SA	25.628333	37.088889	Asia/Riyadh
RSK	WASC	Abresso Airport	Ransiki-Papua Island	ID	-1.50845	134.187	Asia/Jayapura
RSL	KRSL	Russell Municipal Airport	Russell	US	38.871364	-98.811604	America/Chicago
RSN	KRSN	Ruston Regional Airport	Ruston	US	32.513225	-92.588445	America/Chicago
RSS	HSDZ	Damazin Airport	Ad Damazin	SD	11.7859	34.3367	Africa/Khartoum
RST	KRST	Rochester International Airport	Rochester	US	43.908278	-92.500028	America/Chicago
RSU	RKJY	Yeosu Airport	Yeosu	KR	34.8423	127.617	Asia/Seoul
RSW	KRSW	Southwest Florida International Airport	Fort Myers	US	26.536164	-81.755155	America/New_York
RTA	NFNR	Rotuma Airport	Rotuma	FJ	-12.4825	177.071	Pacific/Fiji
RTB	MHRO	Juan Manuel Galvez International Airport	Roatan Island	HN	16.3168	-86.523	America/Tegucigalpa
RTC	VARG	Ratnagiri Airport		IN	17.0136	73.3278	Asia/Kolkata
RTG	WATG	Satar Tacik Airport	Satar Tacik-Flores Island	ID	-8.59701	120.477	Asia/Makassar
RTL	K0F3	Spirit Lake Municipal Airport	Spirit Lake	US	43.387421	-95.139468	America/Chicago
RTM	EHRD	Rotterdam Airport	Rotterdam	NL	51.9569	4.43722	Europe/Amsterdam
RTN	KRTN	Raton Municipal/Crews Field	Raton	US	36.742439	-104.501726	America/Denver
RTP	YRTP	Rutland Plains Airport		AU	-15.6433	141.843	Australia/Brisbane
RTS	YRTI	Rottnest Island Airport		AU	-32.0067	115.54	Australia/Perth
RTU	WAQC	Maratua Airport	Maratua Island	ID	2.1975	118.599167	Asia/Makassar
RTY	YMYT	Merty Merty Airport		AU	-28.5833	140.317	Australia/Adelaide
RUA	HUAR	Arua Airport	Arua	UG	3.05	30.917	Africa/Kampala
RUD	OIMJ	Shahroud Airport		IR	36.4253	55.1042	Asia/Tehran
RUE	FZMB	Rughenda Airfield	Butembo	CD	0.11714	29.31299	Africa/Lubumbashi
RUG	ZSRG	Rugao Air Base	Rugao	CN	32.25788	120.50166	Asia/Shanghai
RUH	OERK	King Khaled International Airport	Riyadh	SA	24.9576	46.6988	Asia/Riyadh
RUI	KSRR	Sierra Blanca Regional Airport	Ruidoso	US	33.460944	-105.530139	America/Denver
RUK	VNRK	Rukumkot Airport	Rukumkot	NP	28.627	82.195	Asia/Kathmandu
RUL	VRQM	Maavaarulaa Airport	Gadhdhoo	MV	0.336667	73.511389	Indian/Maldives
RUM	VNRT	Rumjatar Airport	Rumjatar	NP	27.3035	86.5504	Asia/Kathmandu
RUN	FMEE	Roland Garros Airport	St Denis	RE	-20.8871	55.5103	Indian/Reunion
RUP	VERU	Rupsi India Airport		IN	26.1397	89.91	Asia/Kolkata
RUR	NTAR	Rurutu Airport		PF	-22.4341	-151.36099	Pacific/Tahiti
RUS	AGGU	Marau Airport	Marau	SB	-9.86167	160.825	Pacific/Guadalcanal
RUT	KRUT	Rutland/Southern Vermont Regional Airport	Rutland	US	43.52973	-72.949626	America/New_York
RUV	MGRB	Rubelsanto Airport	Rubelsanto	GT	15.992	-90.4453	America/Guatemala
RUY	MHRU	Copan Ruinas Airport	Ruinas de Copan	HN	14.8403	-89.144	America/Tegucigalpa
RVA	FMSG	Farafangana Airport		MG	-22.8053	47.8206	Indian/Antananarivo
RVD	SWLC	General Leite de Castro Airport	Rio Verde	BR	-17.83472	-50.95611	America/Sao_Paulo
RVE	SKSA	Los Colonizadores Airport	Saravena	CO	6.95033	-71.85617	America/Bogota
RVI	URRR	Rostov-na-Donu Airport	Rostov-on-Don	RU	47.2582	39.8181	Europe/Moscow
RVK	ENRM	Rørvik Airport Ryum	Rorvik	NO	64.8383	11.1461	Europe/Oslo
RVN	EFRO	Rovaniemi Airport	Rovaniemi	FI	66.5648	25.8304	Europe/Helsinki
RVO	FARI	Reivilo Airport	Reivilo	ZA	-27.5472	24.1725	Africa/Johannesburg
RVR	KU34	Green River Municipal Airport	Green River	US	38.961689	-110.227288	America/Denver
RVS	KRVS	Tulsa Riverside Airport	Tulsa	US	36.039584	-95.984595	America/Chicago
RVT	YNRV	Ravensthorpe Airport		AU	-33.7972	120.208	Australia/Perth
RVV	NTAV	Raivavae Airport		PF	-23.8852	-147.662	Pacific/Tahiti
RVY	SURV	Presidente General Don Oscar D. Gestido International Airport	Rivera	UY	-30.9746	-55.4762	America/Montevideo
RWF	KRWF	Redwood Falls Municipal Airport	Redwood Falls	US	44.546889	-95.082	America/Chicago
RWI	KRWI	Rocky Mount/Wilson Regional Airport	Rocky Mount	US	35.856253	-77.891933	America/New_York
RWL	KRWL	Rawlins Municipal/Harvey Field	Rawlins	US	41.805722	-107.200333	America/Denver
RWN	UKLR	Rivne International Airport	Rivne	UA	50.6071	26.1416	Europe/Kyiv
RXE	KRXE	Rexburg-Madison County Airport	Rexburg	US	43.833917	-111.805111	America/Boise
RXS	RPVR	Roxas Airport	Roxas City	PH	11.5977	122.752	Asia/Manila
RYB	UUBK	Staroselye Airport	Rybinsk	RU	58.1042	38.9294	Europe/Moscow
RYK	OPRK	Shaikh Zaid Airport	Rahim Yar Khan	PK	28.3839	70.2796	Asia/Karachi
RYN	LFCY	Royan-Medis Airport	Royan/Medis	FR	45.6281	-0.9725	Europe/Paris
RYO	SAWT	28 De Noviembre Airport	El Turbio	AR	-51.6092	-72.2217	America/Argentina/Rio_Gallegos
RZA	SAWU	Santa Cruz Airport	Santa Cruz	AR	-50.0165	-68.5792	America/Argentina/Rio_Gallegos
RZE	EPRZ	Rzeszow-Jasionka Airport	Rzeszow	PL	50.11	22.019	Europe/Warsaw
RZN	UUWR	Turlatovo Airport	Ryazan	RU	54.5559	39.8552	Europe/Moscow
RZP	RPSD	Cesar Lim Rodriguez Airport	Taytay Airport	PH	10.81874	119.5077	Asia/Manila
RZR	OINR	Ramsar Airport		IR	36.9099	50.6796	Asia/Tehran
RZV	LTFO	Rize–Artvin Airport		TR	41.169167	40.828889	Europe/Istanbul
RZZ	KIXA	Halifax/Northampton Regional Airport	Roanoke Rapids	US	36.329792	-77.635231	America/New_York
SAA	KSAA	Shively Field	Saratoga	US	41.443528	-106.827528	America/Denver
SAB	TNCS	Juancho E. Yrausquin Airport	Saba	BQ	17.645	-63.22	America/Kralendijk
SAC	KSAC	Sacramento Executive Airport	Sacramento	US	38.512861	-121.493301	America/Los_Angeles
SAD	KSAD	Safford Regional/1Lt Duane Spalsbury Field	Safford	US	32.853341	-109.635082	America/Phoenix
SAF	KSAF	Santa Fe Regional Airport	Santa Fe	US	35.617111	-106.089417	America/Denver
SAH	OYSN	Sana'a International Airport	Sana'a	YE	15.4763	44.2197	Asia/Aden
SAI	VDSA	Siem Reap Angkor International Airport	Siem Reap	KH	13.36917	104.22306	Asia/Phnom_Penh
SAK	BIKR	Sauðárkrókur Airport	Sauðárkrókur	IS	65.7317	-19.5728	Atlantic/Reykjavik
SAL	MSLP	El Salvador International Airport	Santa Clara	SV	13.4409	-89.0557	America/El_Salvador
SAN	KSAN	San Diego International Airport	San Diego	US	32.733563	-117.189663	America/Los_Angeles
SAP	MHLM	Ramon Villeda Morales International Airport	La Mesa	HN	15.4526	-87.9236	America/Tegucigalpa
SAQ	MYAN	San Andros Airport	Andros Island	BS	25.0538	-78.049	America/Nassau
SAR	KSAR	Sparta Community-Hunter Field	Sparta	US	38.148864	-89.698504	America/Chicago
SAS	KSAS	Salton Sea Airport	Salton City	US	33.241194	-115.952583	America/Los_Angeles
SAT	KSAT	San Antonio International Airport	San Antonio	US	29.533958	-98.469057	America/Chicago
SAU	WRKS	Sawu Airport	Sawu-Sawu Island	ID	-10.4833	121.9	Asia/Makassar
SAV	KSAV	Savannah/Hilton Head International Airport	Savannah	US	32.127583	-81.202139	America/New_York
SAW	LTFJ	Sabiha Gokcen International Airport	Istanbul	TR	40.8986	29.3092	Europe/Istanbul
SAY	LIQS	Siena / Ampugnano Airport	Siena	IT	43.2563	11.255	Europe/Rome
SAZ	GLST	Sasstown Airport	Sasstown	LR	4.66667	-8.43333	Africa/Monrovia
SBA	KSBA	Santa Barbara Municipal Airport	Santa Barbara	US	34.426192	-119.841493	America/Los_Angeles
SBB	SVSB	Santa Barbara de Barinas Airport	Santa Barbara	VE	7.80351	-71.16572	America/Caracas
SBD	KSBD	San Bernardino International Airport	San Bernardino	US	34.095361	-117.234889	America/Los_Angeles
SBE	AYSA	Suabi Airport		PG	-6.10444	142.27833	Pacific/Port_Moresby
SBG	WITN	Maimun Saleh Airport	Sabang, We Island	ID	5.87413	95.3397	Asia/Jakarta
SBH	TFFJ	Gustaf III Airport	Gustavia	BL	17.9044	-62.8436	America/St_Barthelemy
SBI	GUSB	Sambailo Airport	Koundara	GN	12.5727	-13.3585	Africa/Conakry
SBJ	SNMX	Sao Mateus Airport	Sao Mateus	BR	-18.7213	-39.8337	America/Sao_Paulo
SBK	LFRT	Saint-Brieuc-Armor Airport	Saint-Brieuc/Armor	FR	48.5378	-2.85444	Europe/Paris
SBL	SLSA	Santa Ana Del Yacuma Airport	Santa Ana del Yacuma	BO	-13.7622	-65.4352	America/La_Paz
SBM	KSBM	Sheboygan County Memorial International Airport	Sheboygan	US	43.76977	-87.851722	America/Chicago
SBN	KSBN	South Bend International Airport	South Bend	US	41.708224	-86.317337	America/Indiana/Indianapolis
SBO	K44U	Salina-Gunnison Airport	Salina	US	39.029128	-111.838258	America/Denver
SBP	KSBP	San Luis Obispo County Regional Airport	San Luis Obispo	US	35.237273	-120.642603	America/Los_Angeles
SBQ	OPSB	Sibi Airport	Sibi	PK	29.5712	67.8479	Asia/Karachi
SBR	YSII	Saibai Island Airport	Saibai Island	AU	-9.37833	142.625	Australia/Brisbane
SBS	KSBS	Steamboat Springs/Bob Adams Field	Steamboat Springs	US	40.516261	-106.866302	America/Denver
SBT	USDA	Sabetta Airport	Sabetta	RU	71.215	72.038	Asia/Yekaterinburg
SBU	FASB	Springbok Airport	Springbok	ZA	-29.6893	17.9396	Africa/Johannesburg
SBW	WBGS	Sibu Airport	Sibu	MY	2.2616	111.985	Asia/Kuching
SBX	KSBX	Shelby Airport	Shelby	US	48.540694	-111.87125	America/Denver
SBY	KSBY	Salisbury-Ocean City Wicomico Regional Airport	Salisbury	US	38.340189	-75.509478	America/New_York
SBZ	LRSB	Sibiu International Airport	Sibiu	RO	45.7856	24.0913	Europe/Bucharest
SCB	KSCB	Scribner State Airport	Scribner	US	41.610708	-96.629779	America/Chicago
SCC	PASC	Deadhorse Airport	Deadhorse	US	70.194754	-148.465165	America/Anchorage
SCE	KUNV	State College Regional Airport	State College	US	40.85	-77.847583	America/New_York
SCF	KSDL	Scottsdale Airport	Scottsdale	US	33.622881	-111.910531	America/Phoenix
SCG	YSPK	Spring Creek Airport		AU	-18.6333	144.567	Australia/Brisbane
SCH	KSCH	Schenectady County Airport	Schenectady	US	42.852718	-73.929564	America/New_York
SCI	SVPM	Paramillo Airport		VE	7.80132	-72.2029	America/Caracas
SCK	KSCK	Stockton Metro Airport	Stockton	US	37.894412	-121.238744	America/Los_Angeles
SCL	SCEL	Comodoro Arturo Merino Benitez International Airport	Santiago	CL	-33.393	-70.7858	America/Santiago
SCM	PACM	Scammon Bay Airport	Scammon Bay	US	61.844542	-165.57375	America/Anchorage
SCN	EDDR	Saarbrucken Airport	Saarbrucken	DE	49.2146	7.10951	Europe/Berlin
SCO	UATE	Aktau International Airport	Aktau	KZ	43.8601	51.092	Asia/Aqtau
SCP	LFNC	Mont-Dauphin - St-Crepin Airport	Mende	FR	44.7017	6.60028	Europe/Paris
SCQ	LEST	Santiago de Compostela Airport	Santiago de Compostela	ES	42.8963	-8.41514	Europe/Madrid
SCR	ESKS	Sälen/Scandinavian Mountains Airport	Rörbäcksnäs	SE	61.164667	12.833833	Europe/Stockholm
SCT	OYSQ	Socotra International Airport	Socotra Islands	YE	12.6307	53.9058	Asia/Aden
SCU	MUCU	Antonio Maceo International Airport	Santiago	CU	19.9698	-75.8354	America/Havana
SCV	LRSV	Suceava Stefan cel Mare Airport	Suceava	RO	47.6875	26.3541	Europe/Bucharest
SCW	UUYY	Syktyvkar Airport	Syktyvkar	RU	61.647	50.8451	Europe/Moscow
SCY	SEST	San Cristobal Airport	San Cristobal	EC	-0.91021	-89.6174	Pacific/Galapagos
SCZ	AGGL	Santa Cruz/Graciosa Bay/Luova Airport	Santa Cruz/Graciosa Bay/Luova	SB	-10.7203	165.795	Pacific/Guadalcanal
SDB	FALW	Langebaanweg Airport	Langebaanweg	ZA	-32.9689	18.1603	Africa/Johannesburg
SDD	FNUB	Lubango Airport	Lubango	AO	-14.9247	13.575	Africa/Luanda
SDE	SANE	Vicecomodoro Angel D. La Paz Aragones Airport	Santiago del Estero	AR	-27.76556	-64.31	America/Argentina/Cordoba
SDF	KSDF	Louisville Muhammad Ali International Airport	Louisville	US	38.174085	-85.736494	America/Kentucky/Louisville
SDG	OICS	Sanandaj Airport		IR	35.2459	47.0092	Asia/Tehran
SDJ	RJSS	Sendai Airport	Sendai	JP	38.1397	140.91701	Asia/Tokyo
SDK	WBKS	Sandakan Airport	Sandakan	MY	5.9009	118.059	Asia/Kuching
SDL	ESNN	Sundsvall-Harnosand Airport	Sundsvall/ Harnosand	SE	62.5281	17.4439	Europe/Stockholm
SDM	KSDM	Brown Field Municipal Airport	San Diego	US	32.572278	-116.980167	America/Los_Angeles
SDN	ENSD	Sandane Airport Anda	Sandane	NO	61.83	6.10583	Europe/Oslo
SDP	PASD	Sand Point Airport	Sand Point	US	55.313695	-160.521425	America/Anchorage
SDQ	MDSD	Las Americas International Airport	Santo Domingo	DO	18.4297	-69.6689	America/Santo_Domingo
SDR	LEXJ	Santander Airport	Santander	ES	43.4271	-3.82001	Europe/Madrid
SDS	RJSD	Sado Airport		JP	38.0602	138.414	Asia/Tokyo
SDT	OPSS	Saidu Sharif Airport	Saidu Sharif	PK	34.8136	72.3528	Asia/Karachi
SDU	SBRJ	Santos Dumont Airport	Rio De Janeiro	BR	-22.9105	-43.1631	America/Sao_Paulo
SDX	KSEZ	Sedona Airport	Sedona	US	34.848589	-111.788448	America/Phoenix
SDY	KSDY	Sidney-Richland Regional Airport	Sidney	US	47.706857	-104.192555	America/Denver
SEA	KSEA	Seattle-Tacoma International Airport	Seattle	US	47.449889	-122.311778	America/Los_Angeles
SEB	HLLS	Sabha Airport	Sabha	LY	26.987	14.4725	Africa/Tripoli
SEE	KSEE	Gillespie Field	San Diego/El Cajon	US	32.826222	-116.972444	America/Los_Angeles
SEF	KSEF	Sebring Regional Airport	Sebring	US	27.456389	-81.342389	America/New_York
SEG	KSEG	Penn Valley Airport	Selinsgrove	US	40.821235	-76.864172	America/New_York
SEH	WAJS	Senggeh Airport	Senggeh-Papua Island	ID	-3.43333	140.817	Asia/Jayapura
SEM	KSEM	Craig Field	Selma	US	32.343947	-86.987806	America/Chicago
SEN	EGMC	Southend Airport	Southend	GB	51.5714	0.69556	Europe/London
SEO	DISG	Seguela Airport	Seguela	CI	7.96833	-6.71083	Africa/Abidjan
SEP	KSEP	Stephenville Clark Regional Airport	Stephenville	US	32.215324	-98.177677	America/Chicago
SER	KSER	Freeman Municipal Airport	Seymour	US	38.924256	-85.909721	America/Indiana/Indianapolis
SEU	HTSN	Seronera Airport	Seronera	TZ	-2.45806	34.8225	Africa/Dar_es_Salaam
SEV	UKCS	Sievierodonetsk Airport	Sievierodonetsk	UA	48.90033	38.54167	Europe/Kyiv
SEW	HE24	Siwa Oasis North Airport	Siwa	EG	29.3455	25.5067	Africa/Cairo
SEY	GQNS	Selibaby Airport	Selibaby	MR	15.1797	-12.2073	Africa/Nouakchott
SEZ	FSIA	Seychelles International Airport	Mahe Island	SC	-4.67434	55.5218	Indian/Mahe
SFA	DTTX	Sfax Thyna International Airport	Sfax	TN	34.718	10.691	Africa/Tunis
SFB	KSFB	Orlando Sanford International Airport	Orlando	US	28.777178	-81.234914	America/New_York
SFC	TFFC	St-Francois Airport	St-Francois	GP	16.2578	-61.2625	America/Guadeloupe
SFD	SVSR	San Fernando De Apure Airport	Inglaterra	VE	7.88332	-67.444	America/Caracas
SFE	RPUS	San Fernando Airport		PH	16.5956	120.303	Asia/Manila
SFF	KSFF	Felts Field	Spokane	US	47.682941	-117.322426	America/Los_Angeles
SFG	TFFG	L'Esperance Airport	Grand Case	MF	18.0999	-63.0472	America/Marigot
SFH	MMSF	San Felipe International Airport		MX	30.9302	-114.809	America/Tijuana
SFJ	BGSF	Kangerlussuaq Airport	Kangerlussuaq	GL	67.01222	-50.7116	America/Nuuk
SFK	SNSW	Soure Airport	Soure	BR	-0.69943	-48.521	America/Belem
SFL	GVSF	Sao Filipe Airport	Sao Filipe	CV	14.885	-24.48	Atlantic/Cape_Verde
SFM	KSFM	Sanford Seacoast Regional Airport	Sanford	US	43.393806	-70.708	America/New_York
SFN	SAAV	Sauce Viejo Airport	Santa Fe	AR	-31.7117	-60.8117	America/Argentina/Cordoba
SFO	KSFO	San Francisco International Airport	San Francisco	US	37.618806	-122.375417	America/Los_Angeles
SFQ	LTCH	Sanliurfa Airport	Sanliurfa	TR	37.0943	38.8471	Europe/Istanbul
SFS	RPLB	Subic Bay International Airport	Olongapo City	PH	14.7944	120.271	Asia/Manila
SFT	ESNS	Skelleftea Airport	Skelleftea	SE	64.6248	21.0769	Europe/Stockholm
SFZ	KSFZ	North Central State Airport	Pawtucket	US	41.92075	-71.491417	America/New_York
SGA	OASN	Sheghnan Airport	Sheghnan	AF	37.567	71.5	Asia/Kabul
SGC	USRR	Surgut Airport	Surgut	RU	61.3437	73.4018	Asia/Yekaterinburg
SGD	EKSB	Sonderborg Airport	Sonderborg	DK	54.9644	9.79173	Europe/Copenhagen
SGE	EDGS	Siegerland Airport		DE	50.7077	8.08297	Europe/Berlin
SGF	KSGF	Springfield-Branson Ntl Airport	Springfield	US	37.245661	-93.388627	America/Chicago
SGG	WBGY	Simanggang Airport	Simanggang	MY	1.217	111.45	Asia/Kuching
SGH	KSGH	Springfield/Beckley Municipal Airport	Springfield	US	39.840278	-83.840167	America/New_York
SGI	OPSR	Mushaf Air Base	Sargodha	PK	32.0486	72.665	Asia/Karachi
SGL	RPLS	Sangley Point Air Base	Cavite City	PH	14.4954	120.904	Asia/Manila
SGN	VVTS	Tan Son Nhat International Airport	Ho Chi Minh City	VN	10.8188	106.652	Asia/Ho_Chi_Minh
SGO	YSGE	St George Airport		AU	-28.0497	148.595	Australia/Brisbane
SGP	YSHG	Shay Gap Airport	Shay Gap	AU	-20.4247	120.141	Australia/Perth
SGQ	WRLA	Sanggata Airport	Sanggata-Timor Island	ID	0.5	117.33336	Asia/Makassar
SGR	KSGR	Sugar Land Regional Airport	Houston	US	29.622249	-95.656534	America/Chicago
SGS	RPMN	Sanga Sanga Airport		PH	5.04699	119.743	Asia/Manila
SGT	KSGT	Stuttgart Municipal Carl Humphrey Field	Stuttgart	US	34.599479	-91.575	America/Chicago
SGU	KSGU	St George Regional Airport	St George	US	37.036378	-113.510303	America/Denver
SGV	SAVS	Sierra Grande Airport	Sierra Grande	AR	-41.5917	-65.3394	America/Argentina/Salta
SGX	HTSO	Songea Airport	Songea	TZ	-10.683	35.583	Africa/Dar_es_Salaam
SGY	PAGY	Skagway Airport	Skagway	US	59.4602	-135.31686	America/Anchorage
SGZ	VTSH	Songkhla Airport		TH	7.18656	100.608	Asia/Bangkok
SHA	ZSSS	Shanghai Hongqiao International Airport	Shanghai	CN	31.1979	121.336	Asia/Shanghai
SHB	RJCN	Nakashibetsu Airport	Nakashibetsu	JP	43.5775	144.96001	Asia/Tokyo
SHC	HASR	Shire Airport	Shire	ET	14.076	38.2735	Africa/Addis_Ababa
SHD	KSHD	Shenandoah Valley Regional Airport	Staunton/Waynesboro/Harrisonburg	US	38.263833	-78.896444	America/New_York
SHE	ZYTX	Taoxian Airport	Shenyang	CN	41.6398	123.483	Asia/Shanghai
SHG	PAGH	Shungnak Airport	Shungnak	US	66.888083	-157.162417	America/Anchorage
SHH	PASH	Shishmaref Airport	Shishmaref	US	66.249583	-166.089361	America/Anchorage
SHI	RORS	Shimojishima Airport		JP	24.8267	125.145	Asia/Tokyo
SHJ	OMSJ	Sharjah International Airport	Sharjah	AE	25.3286	55.5172	Asia/Dubai
SHK	FXSH	Sehonghong Airport	Sehonghong	LS	-29.7309	28.7689	Africa/Maseru
SHL	VEBI	Shillong Airport	Shillong	IN	25.7036	91.9787	Asia/Kolkata
SHM	RJBD	Nanki Shirahama Airport	Shirahama	JP	33.6622	135.364	Asia/Tokyo
SHN	KSHN	Sanderson Field	Shelton	US	47.233556	-123.147556	America/Los_Angeles
SHO	FDSK	King Mswati III Intl	Manzini	SZ	-26.35694	31.71722	Africa/Mbabane
SHQ	YSPT	Southport Airport		AU	-27.915	153.373	Australia/Brisbane
SHR	KSHR	Sheridan County Airport	Sheridan	US	44.769194	-106.980278	America/Denver
SHS	ZHSS	Shashi Airport	Shashi	CN	30.3244	112.281	Asia/Shanghai
SHT	YSHT	Shepparton Airport		AU	-36.4289	145.39301	Australia/Melbourne
SHU	YSMP	Smith Point Airport		AU	-11.15	132.14999	Australia/Darwin
SHV	KSHV	Shreveport Regional Airport	Shreveport	US	32.446515	-93.82604	America/Chicago
SHW	OESH	Sharurah Airport		SA	17.4669	47.1214	Asia/Riyadh
SHX	PAHX	Shageluk Airport	Shageluk	US	62.692306	-159.569222	America/Anchorage
SHY	HTSY	Shinyanga Airport	Shinyanga	TZ	-3.6093	33.5035	Africa/Dar_es_Salaam
SHZ	FXSS	Seshutes Airport	Seshutes	LS	-29.2676	28.5523	Africa/Maseru
SIB	FCBS	Sibiti Airport	Sibiti	CG	-3.683	13.35	Africa/Brazzaville
SID	GVAC	Amilcar Cabral International Airport	Espargos	CV	16.7414	-22.9494	Atlantic/Cape_Verde
SIE	LPSI	Sines Airport	Sines	PT	37.94169	-8.8173	Europe/Lisbon
SIF	VNSI	Simara Airport	Simara	NP	27.1595	84.9801	Asia/Kathmandu
SIG	TJIG	Fernando Luis Ribas Dominicci Airport	San Juan	US	18.456778	-66.098472	America/Puerto_Rico
SIH	VNDT	Silgadi Doti Airport	Silgadi Doti	NP	29.2631	80.936	Asia/Kathmandu
SII	GMMF	Sidi Ifni Xx Airport	Sidi Ifni	MA	29.3667	-10.1878	Africa/Casablanca
SIJ	BISI	Siglufjörður Airport	Siglufjörður	IS	66.1333	-18.9167	Atlantic/Reykjavik
SIK	KSIK	Sikeston Memorial Municipal Airport	Sikeston	US	36.898889	-89.56175	America/Chicago
SIL	AYSG	Sila Airport	Sila Mission	PG	-9.07356	148.38925	Pacific/Port_Moresby
SIM	AYSJ	Simbai Airport	Simbai	PG	-5.27861	144.54472	Pacific/Port_Moresby
SIN	WSSS	Singapore Changi International Airport	Singapore	SG	1.35019	103.994	Asia/Singapore
SIO	YSMI	Smithton Airport		AU	-40.835	145.084	Australia/Hobart
SIP	UKFF	Simferopol International Airport	Simferopol	UA	45.0522	33.9751	Europe/Simferopol
SIQ	WIDS	Dabo Airport	Pasirkuning-Singkep Island	ID	-0.47919	104.579	Asia/Jakarta
SIR	LSGS	Sion Airport	Sion	CH	46.2196	7.32676	Europe/Zurich
SIS	FASS	Sishen Airport	Sishen	ZA	-27.6486	22.9993	Africa/Johannesburg
SIT	PASI	Sitka Rocky Gutierrez Airport	Sitka	US	57.046834	-135.361069	America/Anchorage
SIU	MNSI	Siuna	Siuna	NI	13.72722	-84.77778	America/Managua
SIV	KSIV	Sullivan County Airport	Sullivan	US	39.114713	-87.448329	America/Indiana/Indianapolis
SIW	WIMP	Parapat Airport	Parapat, Sumatra Island	ID	2.66667	98.93333	Asia/Jakarta
SIX	YSGT	Singleton Airport	Singleton	AU	-32.60083	151.19306	Australia/Sydney
SIY	KSIY	Siskiyou County Airport	Montague	US	41.781444	-122.468111	America/Los_Angeles
SJA	SPJN	San Juan de Marcona Airport	San Juan de Marcona	PE	-15.3525	-75.1372	America/Lima
SJB	SLJO	San Joaquin Airport	San Joaquin	BO	-13.0528	-64.6617	America/La_Paz
SJC	KSJC	Mineta San Jose International Airport	San Jose	US	37.362995	-121.928621	America/Los_Angeles
SJD	MMSD	Los Cabos International Airport	San Jose del Cabo	MX	23.1518	-109.721	America/Mazatlan
SJE	SKSJ	Jorge E. Gonzalez Torres Airport	San Jose Del Guaviare	CO	2.57969	-72.6394	America/Bogota
SJI	RPUH	San Jose Airport	San Jose	PH	12.3615	121.047	Asia/Manila
SJJ	LQSA	Sarajevo International Airport	Sarajevo	BA	43.8246	18.3315	Europe/Sarajevo
SJK	SBSJ	Professor Urbano Ernesto Stumpf Airport	Sao Jose Dos Campos	BR	-23.2292	-45.8615	America/Sao_Paulo
SJL	SBUA	Sao Gabriel da Cachoeira Airport	Sao Gabriel Da Cachoeira	BR	-0.14835	-66.9855	America/Boa_Vista
SJN	KSJN	St Johns Industrial Air Park	St Johns	US	34.518556	-109.37875	America/Phoenix
SJO	MROC	Juan Santamaria International Airport	San Jose	CR	9.99386	-84.2088	America/Costa_Rica
SJP	SBSR	Sao Jose do Rio Preto Airport	Sao Jose Do Rio Preto	BR	-20.8166	-49.4065	America/Sao_Paulo
SJQ	FLSS	Sesheke Airport	Sesheke	ZM	-17.4763	24.3047	Africa/Lusaka
SJS	SLJE	San Jose De Chiquitos Airport	San Jose de Chiquitos	BO	-17.8308	-60.7431	America/La_Paz
SJT	KSJT	San Angelo Regional/Mathis Field	San Angelo	US	31.357748	-100.496304	America/Chicago
SJU	TJSJ	Luis Munoz Marin International Airport	San Juan	US	18.439399	-66.002133	America/Puerto_Rico
SJV	SLJV	San Javier Airport	San Javier	BO	-16.2708	-62.4703	America/La_Paz
SJW	ZBSJ	Shijiazhuang Daguocun International Airport	Shijiazhuang	CN	38.2807	114.697	Asia/Shanghai
SJY	EFSI	Seinajoki Airport	Seinajoki / Ilmajoki	FI	62.6921	22.8323	Europe/Helsinki
SJZ	LPSJ	Sao Jorge Airport	Velas	PT	38.6655	-28.1758	Atlantic/Azores
SKA	KSKA	Fairchild Afb Airport	Spokane	US	47.615056	-117.655806	America/Los_Angeles
SKB	TKPK	Robert L. Bradshaw International Airport	Basseterre	KN	17.3112	-62.7187	America/St_Kitts
SKC	AYSU	Suki Airport	Suki	PG	-8.0466	141.7222	Pacific/Port_Moresby
SKD	UZSS	Samarkand Airport	Samarkand	UZ	39.7005	66.9838	Asia/Samarkand
SKF	KSKF	Kelly Field	San Antonio	US	29.384233	-98.581117	America/Chicago
SKG	LGTS	Thessaloniki Macedonia International Airport	Thessaloniki	GR	40.5197	22.9709	Europe/Athens
SKH	VNSK	Surkhet Airport	Surkhet	NP	28.586	81.636	Asia/Kathmandu
SKK	PFSH	Shaktoolik Airport	Shaktoolik	US	64.371083	-161.223972	America/Anchorage
SKL	XBRO	Skye Bridge Ashaig Airport	Broadford	GB	57.2534	-5.8279	Europe/London
SKN	ENSK	Stokmarknes Skagen Airport	Hadsel	NO	68.57883	15.03342	Europe/Oslo
SKO	DNSO	Sadiq Abubakar III International Airport	Sokoto	NG	12.9163	5.20719	Africa/Lagos
SKP	LWSK	Skopje International Airport	Skopje	MK	41.9616	21.6214	Europe/Skopje
SKQ	FXSK	Sekakes Airport	Sekakes	LS	-30.0389	28.3703	Africa/Maseru
SKS	EKSP	Vojens Skrydstrup Airport	Vojens	DK	55.2256	9.26393	Europe/Copenhagen
SKT	OPST	Sialkot Airport	Sialkot	PK	32.53556	74.36389	Asia/Karachi
SKU	LGSY	Skiros Airport	Skiros Island	GR	38.9676	24.4872	Europe/Athens
SKV	HESC	St Catherine International Airport		EG	28.6853	34.0625	Africa/Cairo
SKW	PASW	Skwentna Airport	Skwentna	US	61.966113	-151.19539	America/Anchorage
SKX	UWPS	Saransk Airport	Saransk	RU	54.12513	45.21226	Europe/Moscow
SKZ	OPSK	Sukkur Airport	Mirpur Khas	PK	27.722	68.7917	Asia/Karachi
SLA	SASA	Martin Miguel De Guemes International Airport	Salta	AR	-24.856	-65.4862	America/Argentina/Salta
SLB	KSLB	Storm Lake Municipal Airport	Storm Lake	US	42.597235	-95.240666	America/Chicago
SLC	KSLC	Salt Lake City International Airport	Salt Lake City	US	40.788393	-111.977773	America/Denver
SLD	LZSL	Sliac Airport	Sliac	SK	48.6378	19.1341	Europe/Bratislava
SLE	KSLE	Mcnary Field	Salem	US	44.909528	-123.0025	America/Los_Angeles
SLF	OESL	Sulayel Airport		SA	20.4647	45.6196	Asia/Riyadh
SLG	KSLG	Smith Field	Siloam Springs	US	36.191854	-94.489991	America/Chicago
SLH	NVSC	Sola Airport	Sola	VU	-13.8517	167.537	Pacific/Efate
SLI	FLSW	Solwesi Airport	Solwesi	ZM	-12.1737	26.3651	Africa/Lusaka
SLJ	YSOL	Solomon Airport	Karijini National Park	AU	-22.25528	117.76194	Australia/Perth
SLK	KSLK	Adirondack Regional Airport	Saranac Lake	US	44.385308	-74.206181	America/New_York
SLL	OOSA	Salalah Airport	Salalah	OM	17.0387	54.0913	Asia/Muscat
SLM	LESA	Salamanca Airport	Salamanca	ES	40.9521	-5.50199	Europe/Madrid
SLN	KSLN	Salina Regional Airport	Salina	US	38.790611	-97.652222	America/Chicago
SLO	KSLO	Salem-Leckrone Airport	Salem	US	38.642872	-88.964185	America/Chicago
SLP	MMSP	Ponciano Arriaga International Airport	San Luis Potosi	MX	22.2543	-100.931	America/Mexico_City
SLQ	PASL	Sleetmute Airport	Sleetmute	US	61.700509	-157.16585	America/Anchorage
SLR	KSLR	Sulphur Springs Municipal Airport	Sulphur Springs	US	33.159833	-95.621139	America/Chicago
SLT	KANK	Salida/Harriett Alexander Field	Salida	US	38.538278	-106.048639	America/Denver
SLU	TLPC	George F. L. Charles Airport	Castries	LC	14.0202	-60.9929	America/St_Lucia
SLV	VISM	Shimla Airport		IN	31.0818	77.068	Asia/Kolkata
SLW	MMIO	Plan De Guadalupe International Airport	Saltillo	MX	25.5495	-100.929	America/Monterrey
SLX	MBSY	Salt Cay Airport	Salt Cay	TC	21.333	-71.2	America/Grand_Turk
SLY	USDD	Salekhard Airport	Salekhard	RU	66.5908	66.611	Asia/Yekaterinburg
SLZ	SBSL	Marechal Cunha Machado International Airport	Sao Luis	BR	-2.58536	-44.2341	America/Fortaleza
SMA	LPAZ	Santa Maria Airport	Vila do Porto	PT	36.9714	-25.1706	Atlantic/Azores
SMB	SCSB	Franco Bianco Airport	Cerro Sombrero	CL	-52.7367	-69.3336	America/Punta_Arenas
SMD	KSMD	Smith Field	Fort Wayne	US	41.143361	-85.152778	America/New_York
SME	KSME	Lake Cumberland Regional Airport	Somerset	US	37.053583	-84.615639	America/New_York
SMF	KSMF	Sacramento International Airport	Sacramento	US	38.695444	-121.590778	America/Los_Angeles
SMG	SPMR	Santa Maria Airport	Santa Maria	PE	-11.98333	-77.0	America/Lima
SMI	LGSM	Samos Airport	Samos Island	GR	37.69	26.9117	Europe/Athens
SMK	PAMK	St Michael Airport	St Michael	US	63.490056	-162.110389	America/Nome
SML	MYLS	Stella Maris Airport	Stella Maris	BS	23.58232	-75.26862	America/Nassau
SMM	WBKA	Semporna Airport	Semporna	MY	4.45	118.583	Asia/Kuching
SMN	KSMN	Lemhi County Airport	Salmon	US	45.123278	-113.881444	America/Denver
SMO	KSMO	Santa Monica Municipal Airport	Santa Monica	US	34.015822	-118.451306	America/Los_Angeles
SMQ	WAOS	Sampit(Hasan) Airport	Sampit, Borneo Island	ID	-2.49919	112.975	Asia/Pontianak
SMR	SKSM	Simon Bolivar International Airport	Santa Marta	CO	11.1196	-74.2306	America/Bogota
SMS	FMMS	Sainte Marie Airport		MG	-17.0939	49.8158	Indian/Antananarivo
SMU	PASP	Sheep Mountain Airport	Sheep Mountain	US	61.811281	-147.509051	America/Anchorage
SMV	LSZS	Samedan Airport		CH	46.5341	9.88411	Europe/Zurich
SMW	GMMA	Smara Airport	Smara	EH	26.7318	-11.6847	Africa/El_Aaiun
SMX	KSMX	Santa Maria Pub/Capt G Allan Hancock Field	Santa Maria	US	34.899944	-120.458083	America/Los_Angeles
SMY	GOTS	Simenti Airport	Simenti	SN	13.0468	-13.2954	Africa/Dakar
SMZ	SMST	Stoelmanseiland Airport	Stoelmanseiland	SR	4.35	-54.41667	America/Paramaribo
SNA	KSNA	John Wayne/Orange County Airport	Santa Ana	US	33.675662	-117.868233	America/Los_Angeles
SNB	YSNB	Snake Bay Airport		AU	-11.4228	130.65401	Australia/Darwin
SNC	SESA	General Ulpiano Paez Airport	Salinas	EC	-2.20499	-80.9889	America/Guayaquil
SNE	GVSN	Preguica Airport	Preguica	CV	16.5884	-24.2847	Atlantic/Cape_Verde
SNF	SVSP	Sub Teniente Nestor Arias Airport	San Felipe	VE	10.2787	-68.7552	America/Caracas
SNG	SLSI	Capitan Av. Juan Cochamanidis S. Airport	San Ignacio de Velasco	BO	-16.3836	-60.9628	America/La_Paz
SNH	YSPE	Stanthorpe Airport		AU	-28.6203	151.991	Australia/Brisbane
SNI	GLGE	Greenville Sinoe Airport	Greenville	LR	5.03431	-9.0668	Africa/Monrovia
SNJ	MUSJ	San Julian Air Base	Pinar Del Rio	CU	22.0953	-84.152	America/Havana
SNK	KSNK	Winston Field	Snyder	US	32.693389	-100.950472	America/Chicago
SNL	KSNL	Shawnee Regional Airport	Shawnee	US	35.357306	-96.942833	America/Chicago
SNM	SLSM	San Ignacio de Moxos Airport	San Ignacio de Moxos	BO	-14.0	-65.6339	America/La_Paz
SNN	EINN	Shannon Airport	Shannon	IE	52.702	-8.92482	Europe/Dublin
SNO	VTUI	Sakon Nakhon Airport		TH	17.1951	104.119	Asia/Bangkok
SNP	PASN	St Paul Island Airport	St Paul Island	US	57.166306	-170.222556	America/Nome
SNR	LFRZ	Saint-Nazaire-Montoir Airport	Saint-Nazaire/Montoir	FR	47.3122	-2.14918	Europe/Paris
SNS	KSNS	Salinas Municipal Airport	Salinas	US	36.662411	-121.607154	America/Los_Angeles
SNU	MUSC	Abel Santamaria Airport	Santa Clara	CU	22.4922	-79.9436	America/Havana
SNV	SVSE	Santa Elena de Uairen Airport		VE	4.555	-61.15	America/Caracas
SNW	VYTD	Thandwe Airport	Thandwe	MM	18.4607	94.3001	Asia/Yangon
SNX	OIIS	Semnan Airport	Semnan	IR	35.5911	53.4951	Asia/Tehran
SNY	KSNY	Sidney Municipal/Lloyd W Carr Field	Sidney	US	41.099761	-102.984993	America/Denver
SNZ	SBSC	Santa Cruz Airport	Rio De Janeiro	BR	-22.9324	-43.7191	America/Sao_Paulo
SOB	LHSM	Sarmellek International Airport	Sarmellek	HU	46.6864	17.1591	Europe/Budapest
SOC	WARQ	Adi Sumarmo Wiryokusumo Airport	Sukarata(Solo), Java Island	ID	-7.51609	110.757	Asia/Jakarta
SOD	SDCO	Sorocaba Airport	Sorocaba	BR	-23.478	-47.49	America/Sao_Paulo
SOE	FCOS	Souanke Airport	Souanke	CG	2.067	14.133	Africa/Brazzaville
SOF	LBSF	Sofia Airport	Sofia	BG	42.69669	23.41144	Europe/Sofia
SOG	ENSG	Sogndal Airport	Sogndal	NO	61.1561	7.13778	Europe/Oslo
SOJ	ENSR	Sørkjosen Airport	Sørkjosen	NO	69.7868	20.9594	Europe/Oslo
SOK	FXSM	Semonkong Airport	Semonkong	LS	-29.8386	28.06	Africa/Maseru
SOL	AK26	Solomon State Field	Solomon	US	64.560641	-164.442328	America/Nome
SOM	SVST	San Tome Airport		VE	8.94515	-64.15108	America/Caracas
SON	NVSS	Santo Pekoa International Airport	Luganville	VU	-15.505	167.22	Pacific/Efate
SOO	ESNY	Soderhamn Airport	Soderhamn	SE	61.2615	17.0991	Europe/Stockholm
SOP	KSOP	Moore County Airport	Pinehurst/Southern Pines	US	35.237423	-79.389034	America/New_York
SOQ	WASS	Sorong (Jefman) Airport	Sorong-Papua Island	ID	-0.92636	131.121	Asia/Jayapura
SOT	EFSO	Sodankyla Airport	Sodankyla	FI	67.395	26.6191	Europe/Helsinki
SOU	EGHI	Southampton Airport	Southampton	GB	50.9503	-1.3568	Europe/London
SOV	PASO	Seldovia Airport	Seldovia	US	59.443906	-151.705042	America/Anchorage
SOW	KSOW	Show Low Regional Airport	Show Low	US	34.265472	-110.005662	America/Phoenix
SOX	SKSO	Alberto Lleras Camargo Airport	Sogamoso	CO	5.67732	-72.9703	America/Bogota
SOY	EGER	Stronsay Airport	Stronsay	GB	59.1553	-2.64139	Europe/London
SOZ	LFKS	Solenzara (BA 126) Air Base	Solenzara	FR	41.9244	9.406	Europe/Paris
SPA	KSPA	Spartanburg Downtown Memorial/Simpson Field	Spartanburg	US	34.916405	-81.955771	America/New_York
SPC	GCLA	La Palma Airport	Sta Cruz de la Palma	ES	28.6265	-17.7556	Atlantic/Canary
SPD	VGSD	Saidpur Airport	Saidpur	BD	25.7592	88.9089	Asia/Dhaka
SPE	WBKO	Sepulot Airport	Sepulot	MY	4.733	116.467	Asia/Kuching
SPF	KSPF	Black Hills-Clyde Ice Field	Spearfish	US	44.481056	-103.786	America/Denver
SPG	KSPG	Albert Whitted Airport	St Petersburg	US	27.765114	-82.62694	America/New_York
SPI	KSPI	Abraham Lincoln Capital Airport	Springfield	US	39.844611	-89.677556	America/Chicago
SPJ	LGSP	Sparti Airport	Sparti	GR	36.9739	22.5263	Europe/Athens
SPM	ETAD	Spangdahlem Air Base	Trier	DE	49.9727	6.6925	Europe/Berlin
SPN	PGSN	Francisco C Ada/Saipan International Airport	Saipan Island	MP	15.120249	145.729986	Pacific/Saipan
SPP	FNME	Menongue Airport	Menongue	AO	-14.6576	17.7198	Africa/Luanda
SPS	KSPS	Sheppard Afb/Wichita Falls Municipal Airport	Wichita Falls	US	33.9888	-98.491906	America/Chicago
SPU	LDSP	Split Airport	Split	HR	43.5389	16.298	Europe/Zagreb
SPW	KSPW	Spencer Municipal Airport	Spencer	US	43.165652	-95.202793	America/Chicago
SPX	HESX	Sphinx International Airport	Giza	EG	30.11472	30.89333	Africa/Cairo
SPY	DISP	San Pedro Airport		CI	4.74672	-6.66082	Africa/Abidjan
SPZ	KASG	Springdale Municipal Airport	Springdale	US	36.176389	-94.11925	America/Chicago
SQA	KIZA	Santa Ynez/Kunkle Field	Santa Ynez	US	34.606815	-120.07555	America/Los_Angeles
SQC	YSCR	Southern Cross Airport		AU	-31.24	119.36	Australia/Perth
SQD	ZSSR	Sanqingshan	Shangrao	CN	28.37972	117.96417	Asia/Shanghai
SQH	VVNS	Na-San Airport	Son-La	VN	21.217	104.033	Asia/Ho_Chi_Minh
SQI	KSQI	Whiteside County/Jos H Bittorf Field	Sterling/Rockfalls	US	41.742833	-89.676278	America/Chicago
SQJ	ZSSM	Sanming Shaxian Airport	Sanming	CN	26.42806	117.845	Asia/Shanghai
SQL	KSQL	San Carlos Airport	San Carlos	US	37.511861	-122.249531	America/Los_Angeles
SQM	SWUA	Sao Miguel do Araguaia Airport	Sao Miguel Do Araguaia	BR	-13.3313	-50.1976	America/Sao_Paulo
SQN	WAPN	Emalamo Sanana Airport	Sanana-Seram Island	ID	-2.08051	125.967	Asia/Jayapura
SQO	ESUD	Storuman Airport		SE	64.9609	17.6966	Europe/Stockholm
SQQ	EYSA	Siauliai International Airport	Siauliai	LT	55.8939	23.395	Europe/Vilnius
SQR	WAWS	Soroako Airport	Soroako-Celebes Island	ID	-2.5312	121.358	Asia/Makassar
SQU	SPOA	Saposoa Airport	Plaza Saposoa	PE	-6.96003	-76.7684	America/Lima
SQV	KW28	Sequim Valley Airport	Sequim	US	48.097922	-123.187921	America/Los_Angeles
SQW	EKSV	Skive Airport	Skive	DK	56.5502	9.17298	Europe/Copenhagen
SQX	SSOE	Sao Miguel do Oeste Airport	Sao Miguel Do Oeste	BR	-26.7816	-53.5035	America/Sao_Paulo
SQY	SSRU	Sao Lourenco do Sul Airport	Sao Lourenco Do Sul	BR	-31.3833	-52.0328	America/Sao_Paulo
SQZ	EGXP	RAF Scampton	Scampton	GB	53.3078	-0.55083	Europe/London
SRA	SSZR	Santa Rosa Airport	Santa Rosa	BR	-27.9067	-54.5204	America/Sao_Paulo
SRB	SLSR	Santa Rosa De Yacuma Airport	Santa Rosa	BO	-14.0662	-66.7868	America/La_Paz
SRC	KSRC	Searcy Regional Airport	Searcy	US	35.21061	-91.737539	America/Chicago
SRD	SLRA	San Ramon Airport	San Ramon / Mamore	BO	-13.2639	-64.6039	America/La_Paz
SRE	SLAL	Alcantarí International Airport	Yamparáez (Sucre)	BO	-19.23867	-65.148	America/La_Paz
SRF	CA35	San Rafael Airport	San Rafael	US	38.016866	-122.520809	America/Los_Angeles
SRG	WARS	Achmad Yani Airport	Semarang, Java Island	ID	-6.97273	110.375	Asia/Jakarta
SRH	FTTA	Sarh Airport	Sarh	TD	9.14444	18.3744	Africa/Ndjamena
SRJ	SLSB	Capitan Av. German Quiroga G. Airport	San Borja	BO	-14.8592	-66.7375	America/La_Paz
SRN	YSRN	Strahan Airport		AU	-42.155	145.29201	Australia/Hobart
SRP	ENSO	Stord Airport	Leirvik	NO	59.7919	5.34085	Europe/Oslo
SRQ	KSRQ	Sarasota/Bradenton International Airport	Sarasota/Bradenton	US	27.395444	-82.554389	America/New_York
SRT	HUSO	Soroti Airport	Soroti	UG	1.72769	33.6228	Africa/Kampala
SRV	KSRV	Stony River 2 Airport	Stony River	US	61.78975	-156.588528	America/Anchorage
SRW	KRUQ	Mid-Carolina Regional Airport	Salisbury	US	35.645883	-80.520292	America/New_York
SRX	HLGD	Gardabya Airport	Sirt	LY	31.0635	16.595	Africa/Tripoli
SRY	OINZ	Dasht-e Naz Airport	Sari	IR	36.6358	53.1936	Asia/Tehran
SRZ	SLET	El Trompillo Airport	Santa Cruz	BO	-17.8116	-63.1715	America/La_Paz
SSA	SBSV	Deputado Luiz Eduardo Magalhaes International Airport	Salvador	BR	-12.908624	-38.32288	America/Bahia
SSC	KSSC	Shaw Afb Airport	Sumter	US	33.972724	-80.470564	America/New_York
SSD	SCSF	Victor Lafon Airport	San Felipe	CL	-32.7458	-70.705	America/Santiago
SSE	VASL	Solapur Airport	Solapur	IN	17.628	75.9348	Asia/Kolkata
SSF	KSSF	Stinson Municipal Airport	San Antonio	US	29.336981	-98.471044	America/Chicago
SSG	FGSL	Malabo Airport	Malabo	GQ	3.75527	8.70872	Africa/Malabo
SSH	HESH	Sharm El Sheikh International Airport	Sharm el-Sheikh	EG	27.9773	34.395	Africa/Cairo
SSI	KSSI	St Simons Island Airport	St Simons Island	US	31.151966	-81.39106	America/New_York
SSJ	ENST	Sandnessjoen Airport Stokka	Alstahaug	NO	65.9568	12.4689	Europe/Oslo
SSM	KANJ	Sault Ste Marie Municipal/Sanderson Field	Sault Ste Marie	US	46.479222	-84.368389	America/Detroit
SSN	RKSM	Seoul Air Base		KR	37.4458	127.114	Asia/Seoul
SSO	SNLO	Sao Lourenco Airport	Sao Lourenco	BR	-22.0909	-45.0445	America/Sao_Paulo
SSR	NVSH	Sara Airport	Pentecost Island	VU	-15.4708	168.15199	Pacific/Efate
SST	SAZL	Santa Teresita Airport	Santa Teresita	AR	-36.5423	-56.7218	America/Argentina/Buenos_Aires
SSW	7WA5	Stuart Island Airpark	Stuart Island	US	48.672878	-123.175745	America/Los_Angeles
SSX	LTAQ	Samsun Samair Airport	Samsun	TR	41.27864	36.30518	Europe/Istanbul
SSY	FNBC	Mbanza Congo Airport	Mbanza Congo	AO	-6.2699	14.247	Africa/Luanda
SSZ	SBST	Base Aerea de Santos Airport	Guaruja	BR	-23.92806	-46.29972	America/Sao_Paulo
STA	EKVJ	Stauning Airport	Skjern / Ringkobing	DK	55.9901	8.35391	Europe/Copenhagen
STB	SVSZ	Santa Barbara del Zulia Airport		VE	8.97455	-71.94325	America/Caracas
STC	KSTC	St Cloud Sky Central Airport	St Cloud	US	45.546222	-94.059389	America/Chicago
STD	SVSO	Mayor Buenaventura Vivas International Airport	Santo Domingo	VE	7.56538	-72.0351	America/Caracas
STE	KSTE	Stevens Point Municipal Airport	Stevens Point	US	44.545136	-89.530284	America/Chicago
STG	PAPB	St George Airport	St George	US	56.577361	-169.663722	America/Anchorage
STH	YSMR	Strathmore Airport		AU	-17.85	142.567	Australia/Brisbane
STI	MDST	Cibao International Airport	Santiago	DO	19.4061	-70.6047	America/Santo_Domingo
STJ	KSTJ	Rosecrans Memorial Airport	St Joseph	US	39.771944	-94.909706	America/Chicago
STK	KSTK	Sterling Municipal Airport	Sterling	US	40.614298	-103.264261	America/Denver
STL	KSTL	St Louis Lambert International Airport	St Louis	US	38.748698	-90.370026	America/Chicago
STM	SBSN	Maestro Wilson Fonseca Airport	Santarem	BR	-2.42472	-54.78583	America/Belem
STN	EGSS	London Stansted Airport	London	GB	51.885	0.235	Europe/London
STP	KSTP	St Paul Downtown Holman Field	St Paul	US	44.934615	-93.060354	America/Chicago
STQ	KOYM	St Marys Municipal Airport	St Marys	US	41.412478	-78.502631	America/New_York
STR	EDDS	Stuttgart Airport	Stuttgart	DE	48.6899	9.22196	Europe/Berlin
STS	KSTS	Charles M Schulz/Sonoma County Airport	Santa Rosa	US	38.509694	-122.812889	America/Los_Angeles
STT	TIST	Cyril E King Airport	Charlotte Amalie	US	18.337306	-64.973333	America/St_Thomas
STV	VASU	Surat Airport		IN	21.1141	72.7418	Asia/Kolkata
STW	URMT	Stavropol Shpakovskoye Airport	Stavropol	RU	45.1092	42.1128	Europe/Moscow
STX	TISX	Henry E Rohlsen Airport	Christiansted	US	17.701537	-64.801982	America/St_Thomas
STY	SUSO	Nueva Hesperides International Airport	Salto	UY	-31.4385	-57.9853	America/Montevideo
STZ	SWST	Santa Terezinha Airport	Santa Terezinha	BR	-10.46472	-50.51861	America/Cuiaba
SUA	KSUA	Witham Field	Stuart	US	27.181699	-80.221293	America/New_York
SUB	WARR	Juanda International Airport	Surabaya	ID	-7.37983	112.787	Asia/Jakarta
SUD	KSUD	Stroud Municipal Airport	Stroud	US	35.789583	-96.655667	America/Chicago
SUE	KSUE	Door County Cherryland Airport	Sturgeon Bay	US	44.843667	-87.421528	America/Chicago
SUF	LICA	Lamezia Terme Airport	Lamezia Terme	IT	38.9054	16.2423	Europe/Rome
SUG	RPMS	Surigao Airport	Surigao City	PH	9.75584	125.48095	Asia/Manila
SUH	OOSR	Sur Airport	Sur	OM	22.533	59.483	Asia/Muscat
SUI	UGSS	Sukhumi Dranda Airport	Sukhumi	GE	42.8582	41.1281	Asia/Tbilisi
SUJ	LRSM	Satu Mare Airport	Satu Mare	RO	47.7033	22.8857	Europe/Bucharest
SUL	OPSU	Sui Airport	Sui	PK	28.6451	69.1769	Asia/Karachi
SUM	KSMS	Sumter Airport	Sumter	US	33.995026	-80.361329	America/New_York
SUN	KSUN	Friedman Memorial Airport	Hailey	US	43.503781	-114.295558	America/Denver
SUO	KS21	Sunriver Airport	Sunriver	US	43.876312	-121.453051	America/Los_Angeles
SUP	WART	Trunojoyo Airport	Sumenep-Madura Island	ID	-7.02425	113.89021	Asia/Jakarta
SUQ	SESC	Sucua Airport	Sucua	EC	-2.483	-78.167	America/Guayaquil
SUR	CJV7	Summer Beaver Airport	Summer Beaver	CA	52.7086	-88.5419	America/Toronto
SUS	KSUS	Spirit Of St Louis Airport	St Louis	US	38.662117	-90.652047	America/Chicago
SUT	HTSU	Sumbawanga Airport	Sumbawanga	TZ	-7.967	31.667	Africa/Dar_es_Salaam
SUU	KSUU	Travis Afb Airport	Fairfield	US	38.264537	-121.924131	America/Los_Angeles
SUV	NFNA	Nausori International Airport	Nausori	FJ	-18.0433	178.55901	Pacific/Fiji
SUW	KSUW	Richard I Bong Airport	Superior	US	46.689684	-92.094642	America/Chicago
SUX	KSUX	Sioux Gateway/Brig General Bud Day Field	Sioux City	US	42.401306	-96.384417	America/Chicago
SUY	UENS	Suntar Airport	Suntar	RU	62.185	117.635	Asia/Yakutsk
SVA	PASA	Savoonga Airport	Savoonga	US	63.686278	-170.493167	America/Anchorage
SVB	FMNS	Sambava Airport		MG	-14.2786	50.1747	Indian/Antananarivo
SVC	KSVC	Grant County Airport	Silver City	US	32.636547	-108.156385	America/Denver
SVD	TVSA	Argyle International Airport	Argyle	VC	13.16	-61.148667	America/St_Vincent
SVE	KSVE	Susanville Municipal Airport	Susanville	US	40.375694	-120.572694	America/Los_Angeles
SVF	DBBS	Save Airport	Save	BJ	8.01817	2.46458	Africa/Porto-Novo
SVG	ENZV	Stavanger Airport Sola	Stavanger	NO	58.8767	5.63778	Europe/Oslo
SVH	KSVH	Statesville Regional Airport	Statesville	US	35.764997	-80.9539	America/New_York
SVI	SKSV	Eduardo Falla Solano Airport	San Vicente Del Caguan	CO	2.15217	-74.7663	America/Bogota
SVJ	ENSH	Svolvær Helle Airport	Svolvær	NO	68.2433	14.6692	Europe/Oslo
SVL	EFSA	Savonlinna Airport	Savonlinna	FI	61.9431	28.9451	Europe/Helsinki
SVN	KSVN	Hunter Army Air Field	Savannah	US	32.01002	-81.145988	America/New_York
SVO	UUEE	Sheremetyevo International Airport	Moscow	RU	55.9726	37.4146	Europe/Moscow
SVP	FNKU	Kuito Airport	Kuito	AO	-12.4046	16.9474	Africa/Luanda
SVQ	LEZL	Sevilla Airport	Sevilla	ES	37.418	-5.89311	Europe/Madrid
SVS	PFSV	Stevens Village Airport	Stevens Village	US	66.017167	-149.054361	America/Anchorage
SVT	FBSV	Savuti Airport	Savuti	BW	-18.5206	24.0767	Africa/Gaborone
SVU	NFNS	Savusavu Airport	Savusavu	FJ	-16.8028	179.341	Pacific/Fiji
SVW	PASV	Sparrevohn Lrrs Airport	Sparrevohn	US	61.097114	-155.574808	America/Anchorage
SVX	USSS	Koltsovo Airport	Yekaterinburg	RU	56.7431	60.8027	Asia/Yekaterinburg
SVZ	SVSA	San Antonio Del Tachira Airport		VE	7.84083	-72.4397	America/Caracas
SWA	ZGOW	Shantou Waisha Airport	Shantou	CN	23.4269	116.762	Asia/Shanghai
SWC	YSWL	Stawell Airport		AU	-37.0717	142.741	Australia/Melbourne
SWD	PAWD	Seward Airport	Seward	US	60.129886	-149.416629	America/Anchorage
SWF	KSWF	New York Stewart International Airport	New York	US	41.504111	-74.104833	America/New_York
SWH	YSWH	Swan Hill Airport		AU	-35.3758	143.533	Australia/Melbourne
SWJ	NVSX	Southwest Bay Airport	Malekula Island	VU	-16.4864	167.4472	Pacific/Efate
SWN	OPSW	Sahiwal Airport	Sahiwal	PK	31.88944	72.39167	Asia/Karachi
SWO	KSWO	Stillwater Regional Airport	Stillwater	US	36.161389	-97.085893	America/Chicago
SWP	FYSM	Swakopmund Airport	Swakopmund	NA	-22.6619	14.5681	Africa/Windhoek
SWQ	WADS	Sumbawa Besar Airport	Sumbawa Island	ID	-8.48904	117.412	Asia/Makassar
SWS	EGFH	Swansea Airport	Swansea	GB	51.6053	-4.06783	Europe/London
SWT	UNSS	Strezhevoy Airport	Strezhevoy	RU	60.7094	77.66	Asia/Tomsk
SWU	RKSW	Suwon Airport		KR	37.2394	127.007	Asia/Seoul
SWV	UHMW	Severo-Evensk Airport	Evensk	RU	61.92167	159.23	Asia/Magadan
SWW	KSWW	Avenger Field	Sweetwater	US	32.467361	-100.466556	America/Chicago
SWX	FBSW	Shakawe Airport	Shakawe	BW	-18.3739	21.8326	Africa/Gaborone
SWY	WMBA	Sitiawan Airport	Sitiawan	MY	4.21639	100.69861	Asia/Kuala_Lumpur
SXB	LFST	Strasbourg Airport	Strasbourg	FR	48.5383	7.62823	Europe/Paris
SXE	YWSL	West Sale Airport	West Sale	AU	-38.0917	146.965	Australia/Melbourne
SXG	FLSN	Senanga Airport	Senanga	ZM	-16.1	23.267	Africa/Lusaka
SXI	OIBS	Sirri Island Airport		IR	25.9089	54.5394	Asia/Tehran
SXJ	ZWSS	Shanshan Airport	Shanshan	CN	42.9117	90.2475	Asia/Shanghai
SXK	WAPI	Saumlaki Airport	Saumlaki-Yamdena Island	ID	-7.98861	131.306	Asia/Jayapura
SXL	EISG	Sligo Airport	Sligo	IE	54.2802	-8.59921	Europe/Dublin
SXM	TNCM	Princess Juliana International Airport	Saint Martin	SX	18.041	-63.1089	America/Lower_Princes
SXN	FBSN	Sua Pan Airport		BW	-20.5534	26.1158	Africa/Gaborone
SXO	SWFX	Sao Felix do Araguaia Airport	Sao Felix Do Araguaia	BR	-11.6324	-50.6896	America/Campo_Grande
SXP	PAAU	Nunam Iqua Airport	Nunam Iqua	US	62.520416	-164.847646	America/Nome
SXQ	PASX	Soldotna Airport	Soldotna	US	60.475139	-151.039639	America/Anchorage
SXR	VISR	Sheikh ul Alam Airport	Srinagar	IN	33.9871	74.7742	Asia/Kolkata
SXS	WBKH	Sahabat [Sahabat 16] Airport	Sahabat	MY	5.08778	119.094	Asia/Kuching
SXT	WMAN	Sungai Tiang Airport	Taman Negara	MY	4.33028	102.395	Asia/Kuala_Lumpur
SXV	VOSM	Salem Airport		IN	11.7833	78.0656	Asia/Kolkata
SXX	SNFX	Sao Felix do Xingu Airport	Sao Felix Do Xingu	BR	-6.64028	-51.99	America/Belem
SXY	KN23	Sidney Municipal Airport	Sidney	US	42.302583	-75.415972	America/New_York
SXZ	LTCL	Siirt Airport	Siirt	TR	37.9789	41.8404	Europe/Istanbul
SYA	PASY	Eareckson Air Station	Shemya	US	52.712258	174.113589	America/Adak
SYC	SPSY	Shiringayoc Airport	Shiringayoc	PE	-11.8833	-69.2	America/Lima
SYD	YSSY	Sydney Kingsford Smith International Airport	Sydney	AU	-33.9461	151.177	Australia/Sydney
SYI	KSYI	Bomar Field/Shelbyville Municipal Airport	Shelbyville	US	35.5594	-86.442472	America/Chicago
SYJ	OIKY	Sirjan Airport		IR	29.5509	55.6727	Asia/Tehran
SYK	BIST	Stykkishólmur Airport	Stykkishólmur	IS	65.0581	-22.7942	Atlantic/Reykjavik
SYM	ZPSM	Simao Airport	Simao	CN	22.7933	100.959	Asia/Shanghai
SYN	KSYN	Stanton Airfield	Stanton	US	44.475522	-93.01632	America/Chicago
SYO	RJSY	Shonai Airport	Shonai	JP	38.8122	139.787	Asia/Tokyo
SYP	MPSA	Ruben Cantu Airport	Santiago	PA	8.0856	-80.9453	America/Panama
SYQ	MRPV	Tobias Bolanos International Airport	San Jose	CR	9.95705	-84.1398	America/Costa_Rica
SYR	KSYR	Syracuse Hancock International Airport	Syracuse	US	43.111181	-76.106321	America/New_York
SYS	UERS	Saskylakh Airport	Saskylakh	RU	71.9279	114.08	Asia/Yakutsk
SYT	LFLN	Saint-Yan Airport	Saint-Yan	FR	46.4125	4.01326	Europe/Paris
SYU	YWBS	Warraber Island Airport	Sue Islet	AU	-10.2083	142.825	Australia/Brisbane
SYV	KSYV	Sylvester Airport	Sylvester	US	31.557155	-83.894036	America/New_York
SYW	OPSN	Sehwan Sharif Airport	Sehwan Sharif	PK	26.4731	67.7172	Asia/Karachi
SYX	ZJSY	Sanya Phoenix International Airport	Sanya	CN	18.3029	109.412	Asia/Shanghai
SYY	EGPO	Stornoway Airport	Stornoway	GB	58.2156	-6.33111	Europe/London
SYZ	OISS	Shiraz Shahid Dastghaib International Airport	Shiraz	IR	29.5392	52.5898	Asia/Tehran
SZA	FNSO	Soyo Airport	Soyo	AO	-6.14109	12.3718	Africa/Luanda
SZB	WMSA	Sultan Abdul Aziz Shah International Airport	Subang	MY	3.13058	101.549	Asia/Kuala_Lumpur
SZF	LTFH	Samsun Carsamba Airport	Samsun	TR	41.2545	36.5671	Europe/Istanbul
SZG	LOWS	Salzburg Airport	Salzburg	AT	47.7933	13.0043	Europe/Vienna
SZH	ZBSG	Shuozhou Zirun Airport	Shuozhou	CN	39.273056	112.691111	Asia/Shanghai
SZJ	MUSN	Siguanea Airport	Isla de la Juventud	CU	21.6425	-82.9551	America/Havana
SZK	FASZ	Skukuza Airport	Skukuza	ZA	-24.9609	31.5887	Africa/Johannesburg
SZL	KSZL	Whiteman Afb Airport	Knob Noster	US	38.730306	-93.547864	America/Chicago
SZM	FYSS	Sesriem Airstrip		NA	-24.5128	15.7467	Africa/Windhoek
SZP	KSZP	Santa Paula Airport	Santa Paula	US	34.347018	-119.061617	America/Los_Angeles
SZS	NZRC	Ryans Creek Aerodrome	Oban	NZ	-46.8997	168.101	Pacific/Auckland
SZT	MMSC	San Cristobal De Las Casas Airport		MX	16.6903	-92.5301	America/Mexico_City
SZV	ZSSZ	Guangfu Airport	Suzhou	CN	31.2631	120.401	Asia/Shanghai
SZW	EDOP	Schwerin Parchim Airport		DE	53.427	11.7834	Europe/Berlin
SZX	ZGSZ	Shenzhen Bao'an International Airport	Shenzhen	CN	22.6393	113.811	Asia/Shanghai
SZY	EPSY	Olsztyn-Mazury Airport	Szymany	PL	53.48194	20.93778	Europe/Warsaw
SZZ	EPSC	Szczecin-Goleniow Solidarność Airport	Goleniow	PL	53.5847	14.9022	Europe/Warsaw
TAB	TTCP	Tobago-Crown Point Airport	Scarborough	TT	11.1497	-60.8322	America/Port_of_Spain
TAC	RPVA	Daniel Z. Romualdez Airport	Tacloban City	PH	11.2276	125.028	Asia/Manila
TAD	KTAD	Perry Stokes Airport	Trinidad	US	37.259224	-104.340861	America/Denver
TAE	RKTN	Daegu Airport	Daegu	KR	35.8941	128.659	Asia/Seoul
TAF	DAOL	Tafaraoui Airport		DZ	35.5424	-0.53228	Africa/Algiers
TAG	RPSP	Panglao Bohol International Airport	Panglao	PH	9.571897	123.76948	Asia/Manila
TAH	NVVW	Tanna Airport		VU	-19.4551	169.224	Pacific/Efate
TAI	OYTZ	Ta'izz International Airport	Ta'izz	YE	13.686	44.1391	Asia/Aden
TAJ	AYTJ	Tadji Airport	Aitape	PG	-3.19819	142.43096	Pacific/Port_Moresby
TAK	RJOT	Takamatsu Airport	Takamatsu	JP	34.2142	134.01601	Asia/Tokyo
TAL	PATA	Ralph M Calhoun Memorial Airport	Tanana	US	65.174389	-152.108111	America/Anchorage
TAM	MMTM	General Francisco Javier Mina International Airport	Tampico	MX	22.2964	-97.8659	America/Mexico_City
TAN	YTGA	Tangalooma Airport		AU	-27.13	153.36301	Australia/Brisbane
TAO	ZSQD	Qingdao/Jiaodong Airport	Qingdao	CN	36.365	120.09833	Asia/Shanghai
TAP	MMTP	Tapachula International Airport	Tapachula	MX	14.7943	-92.37	America/Mexico_City
TAQ	YTAR	Tarcoola Airport	Tarcoola	AU	-30.7033	134.584	Australia/Adelaide
TAR	LIBG	Taranto / Grottaglie Airport	Grottaglie	IT	40.5175	17.4032	Europe/Rome
TAS	UZTT	Tashkent International Airport	Tashkent	UZ	41.2579	69.2812	Asia/Tashkent
TAT	LZTT	Poprad-Tatry Airport	Poprad	SK	49.0736	20.2411	Europe/Bratislava
TAU	SKTA	Tauramena Airport	Tauramena	CO	5.01281	-72.7424	America/Bogota
TAW	SUTB	Tacuarembo Airport	Tacuarembo	UY	-31.749	-55.9258	America/Montevideo
TAX	WAPT	Taliabu Island Airport	Tikong-Taliabu Island	ID	-1.64263	124.559	Asia/Jayapura
TAY	EETU	Tartu Airport	Tartu	EE	58.3075	26.6904	Europe/Tallinn
TAZ	UTAT	Dashoguz Airport	Dashoguz	TM	41.7611	59.8267	Asia/Ashgabat
TBB	VVTH	Dong Tac Airport	Tuy Hoa	VN	13.0496	109.334	Asia/Ho_Chi_Minh
TBC	KT03	Tuba City Airport	Tuba City	US	36.092639	-111.383083	America/Denver
TBF	NGTE	Tabiteuea North Airport		KI	-1.22447	174.776	Pacific/Tarawa
TBG	AYTB	Tabubil Airport	Tabubil	PG	-5.27861	141.226	Pacific/Port_Moresby
TBH	RPVU	Romblon Airport	Romblon	PH	12.311	122.085	Asia/Manila
TBI	MYCB	New Bight Airport	Cat Island	BS	24.3153	-75.4523	America/Nassau
TBJ	DTKA	Tabarka 7 Novembre Airport	Tabarka	TN	36.98	8.87694	Africa/Tunis
TBK	YTBR	Timber Creek Airport		AU	-15.62	130.44501	Australia/Darwin
TBL	YTAB	Tableland Homestead Airport		AU	-17.2833	126.9	Australia/Perth
TBN	KTBN	Waynesville-St Robert Regional Forney Field	Fort Leonard Wood	US	37.741639	-92.140722	America/Chicago
TBO	HTTB	Tabora Airport	Tabora	TZ	-5.07639	32.8333	Africa/Dar_es_Salaam
TBP	SPME	Capitan FAP Pedro Canga Rodriguez Airport	Tumbes	PE	-3.55253	-80.3814	America/Lima
TBR	KTBR	Statesboro-Bulloch County Airport	Statesboro	US	32.48275	-81.736944	America/New_York
TBS	UGTB	Tbilisi International Airport	Tbilisi	GE	41.6692	44.9547	Asia/Tbilisi
TBT	SBTT	Tabatinga Airport	Tabatinga	BR	-4.25567	-69.9358	America/Porto_Velho
TBU	NFTF	Fua'amotu International Airport	Nuku'alofa	TO	-21.2412	-175.14999	Pacific/Tongatapu
TBW	UUOT	Donskoye Airport	Tambov	RU	52.8061	41.4828	Europe/Moscow
TBY	FBTS	Tshabong Airport	Tshabong	BW	-26.0333	22.4	Africa/Gaborone
TBZ	OITT	Tabriz International Airport	Tabriz	IR	38.1339	46.235	Asia/Tehran
TCA	YTNK	Tennant Creek Airport	Tennant Creek	AU	-19.6344	134.183	Australia/Darwin
TCB	MYAT	Treasure Cay Airport	Treasure Cay	BS	26.7453	-77.3913	America/Nassau
TCC	KTCC	Tucumcari Municipal Airport	Tucumcari	US	35.182778	-103.603194	America/Denver
TCE	LRTC	Tulcea Airport	Tulcea	RO	45.0625	28.7143	Europe/Bucharest
TCG	ZWTC	Tacheng Airport	Tacheng	CN	46.6725	83.3408	Asia/Shanghai
TCH	FOOT	Tchibanga Airport	Tchibanga	GA	-2.85	11.017	Africa/Libreville
TCL	KTCL	Tuscaloosa Ntl Airport	Tuscaloosa	US	33.220629	-87.611404	America/Chicago
TCM	KTCM	Mcchord Field (Joint Base Lewis-Mcchord) Airport	Tacoma	US	47.137678	-122.476475	America/Los_Angeles
TCN	MMHC	Tehuacan Airport		MX	18.4972	-97.4199	America/Mexico_City
TCO	SKCO	La Florida Airport	Tumaco	CO	1.81442	-78.7492	America/Bogota
TCP	HETB	Taba International Airport	Taba	EG	29.5878	34.7781	Africa/Cairo
TCQ	SPTN	Coronel FAP Carlos Ciriani Santa Rosa International Airport	Tacna	PE	-18.0533	-70.2758	America/Lima
TCR	VOTK	Tuticorin Southwest Airport		IN	8.72233	78.02617	Asia/Kolkata
TCS	KTCS	Truth Or Consequences Municipal Airport	Truth Or Consequences	US	33.235361	-107.269889	America/Denver
TCT	PPCT	Takotna Airport	Takotna	US	62.992944	-156.029722	America/Anchorage
TCU	FATN	Thaba Nchu Tar Airport	Homeward	ZA	-29.3178	26.8228	Africa/Johannesburg
TCV	MYEY	Torch Cay Airport	Hog Cay	BS	23.3972	-75.4969	America/Nassau
TCW	YTOC	Tocumwal Airport		AU	-35.8117	145.608	Australia/Sydney
TCX	OIMT	Tabas Airport	Tabas	IR	33.6678	56.8927	Asia/Tehran
TCZ	ZUTC	Tengchong Tuofeng Airport	Tengchong	CN	24.93806	98.48583	Asia/Shanghai
TDA	SKTD	Trinidad Airport	Trinidad	CO	5.43278	-71.6625	America/Bogota
TDD	SLTR	Teniente Av. Jorge Henrich Arauz Airport	Trinidad	BO	-14.8187	-64.918	America/La_Paz
TDG	RPMW	Tandag Airport		PH	9.07211	126.171	Asia/Manila
TDJ	HDTJ	Tadjoura Airport	Tadjoura	DJ	11.783	42.917	Africa/Djibouti
TDK	UAAT	Taldykorgan Airport	Taldy Kurgan	KZ	45.1262	78.447	Asia/Almaty
TDL	SAZT	Heroes De Malvinas Airport	Tandil	AR	-37.2374	-59.2279	America/Argentina/Buenos_Aires
TDN	YTHD	Theda Station Airport		AU	-14.7881	126.496	Australia/Perth
TDO	KTDO	Ed Carlson Memorial Field/South Lewis County Airport	Toledo	US	46.477169	-122.806476	America/Los_Angeles
TDP	SPDR	Trompeteros Airport	Corrientes	PE	-3.80601	-75.0393	America/Lima
TDR	YTDR	Theodore Airport		AU	-24.9933	150.093	Australia/Brisbane
TDS	AYSS	Sasereme Airport	Sasereme	PG	-7.622778	142.868889	Pacific/Port_Moresby
TDT	FATD	Tanda Tula Airport	Welverdiend	ZA	-24.5336	31.3	Africa/Johannesburg
TDV	FMSN	Samangoky Airport	Tanandava	MG	-21.7	43.733	Indian/Antananarivo
TDW	KTDW	Tradewind Airport	Amarillo	US	35.169889	-101.825861	America/Chicago
TDX	VTBO	Trat Airport		TH	12.2746	102.319	Asia/Bangkok
TDZ	KTDZ	Toledo Executive Airport	Toledo	US	41.564944	-83.482222	America/New_York
TEA	MHTE	Tela Airport	Tela	HN	15.7759	-87.4758	America/Tegucigalpa
TEB	KTEB	Teterboro Airport	Teterboro	US	40.850102	-74.060833	America/New_York
TEC	SBTL	Telemaco Borba Airport	Telemaco Borba	BR	-24.3178	-50.6516	America/Sao_Paulo
TED	EKTS	Thisted Airport	Thisted	DK	57.0688	8.70522	Europe/Copenhagen
TEE	DABS	Cheikh Larbi Tebessi Airport	Tebessi	DZ	35.4316	8.12072	Africa/Algiers
TEF	YTEF	Telfer Airport		AU	-21.715	122.229	Australia/Perth
TEG	DFET	Tenkodogo Airport	Tenkodogo	BF	11.8	-0.367	Africa/Ouagadougou
TEH	K3T4	Tetlin Airport	Tetlin	US	63.124694	-142.518556	America/Anchorage
TEI	VETJ	Tezu Airport	Tezu	IN	27.9412	96.1344	Asia/Kolkata
TEK	PAKA	Tatitlek Airport	Tatitlek	US	60.872389	-146.691167	America/Anchorage
TEL	WBKE	Telupid Airport	Telupid	MY	5.62861	117.126	Asia/Kuching
TEM	YTEM	Temora Airport		AU	-34.4214	147.51199	Australia/Sydney
TEN	ZUTR	Tongren Fenghuang Airport		CN	27.88333	109.30889	Asia/Shanghai
TEQ	LTBU	Tekirdag Corlu Airport	Corlu	TR	41.1382	27.9191	Europe/Istanbul
TER	LPLA	Lajes Field	Lajes	PT	38.7618	-27.0908	Atlantic/Azores
TES	HHTS	Teseney Airport	Teseney	ER	15.117	36.683	Africa/Asmara
TET	FQTT	Chingozi Airport	Tete	MZ	-16.1048	33.6402	Africa/Maputo
TEU	NZMO	Manapouri Airport		NZ	-45.5331	167.64999	Pacific/Auckland
TEV	LETL	Teruel Airport	Teruel	ES	40.412	-1.2175	Europe/Madrid
TEX	KTEX	Telluride Regional Airport	Telluride	US	37.953806	-107.90875	America/Denver
TEY	BITE	Þingeyri (Thingeyri) Airport	Þingeyri	IS	65.8703	-23.56	Atlantic/Reykjavik
TEZ	VETZ	Tezpur Airport		IN	26.7091	92.7847	Asia/Kolkata
TFF	SBTF	Tefe Airport	Tefe	BR	-3.38294	-64.7241	America/Boa_Vista
TFI	AYTU	Tufi Airport	Tufi	PG	-9.07595	149.31984	Pacific/Port_Moresby
TFL	SNTO	Juscelino Kubitscheck Airport	Teofilo Otoni	BR	-17.8923	-41.5136	America/Sao_Paulo
TFM	AYTE	Telefomin Airport	Telefomin	PG	-5.12608	141.64192	Pacific/Port_Moresby
TFN	GCXO	Tenerife Norte Airport	Tenerife Island	ES	28.4827	-16.3415	Atlantic/Canary
TFS	GCTS	Tenerife South Airport	Tenerife Island	ES	28.0445	-16.5725	Atlantic/Canary
TFT	OPTT	Taftan Airport	Taftan	PK	28.9642	61.5954	Asia/Karachi
TFU	ZUTF	Chengdu/Tianfu Airport	Tianfu	CN	30.29	104.44333	Asia/Shanghai
TGA	WSAT	Tengah Air Base		SG	1.38726	103.709	Asia/Singapore
TGC	WBGT	Tanjung Manis Airport	Tanjung Manis	MY	2.17784	111.202	Asia/Kuching
TGD	LYPG	Podgorica Airport	Podgorica	ME	42.3594	19.2519	Europe/Podgorica
TGG	WMKN	Sultan Mahmud Airport	Kuala Terengganu	MY	5.38264	103.103	Asia/Kuala_Lumpur
TGH	NVST	Tongoa Island Airport	Tongoa Island	VU	-16.8911	168.55099	Pacific/Efate
TGI	SPGM	Tingo Maria Airport	Tingo Maria	PE	-9.133	-75.95	America/Lima
TGJ	NWWA	Tiga Airport	Tiga	NC	-21.0961	167.804	Pacific/Noumea
TGK	URRT	Taganrog Yuzhny Airport	Taganrog	RU	47.2	38.85	Europe/Moscow
TGM	LRTM	Transilvania Targu Mures International Airport	Targu Mures	RO	46.4677	24.4125	Europe/Bucharest
TGN	YLTV	Latrobe Valley Airport		AU	-38.2072	146.47	Australia/Melbourne
TGO	ZBTL	Tongliao Airport	Tongliao	CN	43.5567	122.2	Asia/Shanghai
TGP	UNIP	Podkamennaya Tunguska Airport	Bor	RU	61.5897	89.994	Asia/Krasnoyarsk
TGQ	SWTS	Tangara da Serra Airport	Tangara Da Serra	BR	-14.662	-57.4435	America/Cuiaba
TGR	DAUK	Touggourt Sidi Madhi Airport	Touggourt	DZ	33.0678	6.08867	Africa/Algiers
TGT	HTTG	Tanga Airport	Tanga	TZ	-5.09236	39.0712	Africa/Dar_es_Salaam
TGU	MHTG	Toncontin International Airport	Tegucigalpa	HN	14.0609	-87.2172	America/Tegucigalpa
TGZ	MMTG	Angel Albino Corzo International Airport	Tuxtla Gutierrez	MX	16.5636	-93.0225	America/Mexico_City
THA	KTHA	Tullahoma Regional/Wm Northern Field	Tullahoma	US	35.380125	-86.246778	America/Chicago
THB	FXTA	Thaba-Tseka Airport	Thaba-Tseka	LS	-29.5228	28.6158	Africa/Maseru
THC	GLTN	Tchien Airport	Tchien	LR	6.04565	-8.13872	Africa/Monrovia
THD	VVTX	Thọ Xuân Airport	Thanh Hóa	VN	19.90167	105.46778	Asia/Ho_Chi_Minh
THE	SBTE	Senador Petronio Portela Airport	Teresina	BR	-5.05994	-42.8235	America/Fortaleza
THI	GQNC	Tichitt Airport	Tichitt	MR	18.45	-9.517	Africa/Nouakchott
THK	VLTK	Thakhek Airport	Thakhek	LA	17.4	104.8	Asia/Vientiane
THL	VYTL	Tachileik Airport	Tachileik	MM	20.4838	99.9354	Asia/Yangon
THM	KTHM	Thompson Falls Airport	Thompson Falls	US	47.573498	-115.280656	America/Denver
THN	ESGT	Trollhattan-Vanersborg Airport	Trollhattan	SE	58.3181	12.345	Europe/Stockholm
THO	BITN	Þórshöfn (Thorshofn) Airport	Þórshöfn	IS	66.2185	-15.3356	Atlantic/Reykjavik
THP	KHSG	Hot Springs County Airport	Thermopolis	US	43.713611	-108.389694	America/Denver
THQ	ZLTS	Tianshui Maijishan Airport	Tianshui	CN	34.5594	105.86	Asia/Shanghai
THR	OIII	Mehrabad International Airport	Tehran	IR	35.6892	51.3134	Asia/Tehran
THS	VTPO	Sukhothai Airport		TH	17.238	99.8182	Asia/Bangkok
THT	GQNT	Tamchakett Airport	Tamchakett	MR	17.233	-10.817	Africa/Nouakchott
THU	BGTL	Thule Air Base	Thule	GL	76.5312	-68.7032	America/Thule
THV	KTHV	York Airport	York	US	39.917	-76.873028	America/New_York
THX	UOTT	Turukhansk Airport	Turukhansk	RU	65.7972	87.9353	Asia/Krasnoyarsk
THY	FATH	Thohoyandou Airport	Thohoyandou	ZA	-23.0769	30.3836	Africa/Johannesburg
THZ	DRRT	Tahoua Airport	Tahoua	NE	14.8757	5.26536	Africa/Niamey
TIA	LATI	Tirana International Airport Mother Teresa	Tirana	AL	41.4147	19.7206	Europe/Tirane
TIB	SKTB	Tibu Airport	Tibu	CO	8.63152	-72.7304	America/Bogota
TID	DAOB	Bou Chekif Airport	Tiaret	DZ	35.3411	1.46315	Africa/Algiers
TIE	HATP	Tippi Airport	Tippi	ET	7.2024	35.415	Africa/Addis_Ababa
TIF	OETF	Taif Airport		SA	21.4834	40.5443	Asia/Riyadh
TIH	NTGC	Tikehau Airport		PF	-15.1196	-148.231	Pacific/Tahiti
TII	OATN	Tarin Kowt Airport	Tarin Kowt	AF	32.6042	65.8658	Asia/Kabul
TIJ	MMTJ	General Abelardo L. Rodriguez International Airport	Tijuana	MX	32.5411	-116.97	America/Tijuana
TIK	KTIK	Tinker Afb Airport	Oklahoma City	US	35.41475	-97.386639	America/Chicago
TIM	WABP	Moses Kilangin Airport	Timika-Papua Island	ID	-4.52828	136.88699	Asia/Jayapura
TIN	DAOF	Tindouf Airport	Tindouf	DZ	27.7004	-8.1671	Africa/Algiers
TIO	VYHN	Tilin Airport	Tilin	MM	21.7	94.1	Asia/Yangon
TIP	HLLT	Tripoli International Airport	Tripoli	LY	32.6635	13.159	Africa/Tripoli
TIQ	PGWT	Francisco Manglona Borja/Tinian International Airport	Tinian Island	MP	14.999231	145.619351	Pacific/Saipan
TIR	VOTP	Tirupati Airport	Tirupati	IN	13.6325	79.5433	Asia/Kolkata
TIU	NZTU	Timaru Airport		NZ	-44.3028	171.22501	Pacific/Auckland
TIV	LYTV	Tivat Airport	Tivat	ME	42.4047	18.7233	Europe/Podgorica
TIW	KTIW	Tacoma Narrows Airport	Tacoma	US	47.267944	-122.578111	America/Los_Angeles
TIX	KTIX	Space Coast Regional Airport	Titusville	US	28.514798	-80.799227	America/New_York
TIY	GQND	Tidjikja Airport	Tidjikja	MR	18.5701	-11.4235	Africa/Nouakchott
TIZ	AYTA	Tari Airport	Tari	PG	-5.845	142.948	Pacific/Port_Moresby
TJA	SLTJ	Capitan Oriel Lea Plaza Airport	Tarija	BO	-21.5557	-64.7013	America/La_Paz
TJB	WIBT	Tanjung Balai Airport	Karinmunbesar Island	ID	1.05	103.383	Asia/Jakarta
TJG	WAON	Warukin Airport	Tanta-Tabalong, Borneo Island	ID	-2.21656	115.436	Asia/Makassar
TJH	RJBT	Tajima Airport	Tajima	JP	35.5128	134.787	Asia/Tokyo
TJI	MHTJ	Trujillo Airport	Trujillo	HN	15.9268	-85.9382	America/Tegucigalpa
TJK	LTAW	Tokat Airport	Tokat	TR	40.30743	36.36741	Europe/Istanbul
TJL	SBTG	Plinio Alarcom Airport	Tres Lagoas	BR	-20.75444	-51.68389	America/Campo_Grande
TJM	USTR	Roshchino International Airport	Tyumen	RU	57.1896	65.3243	Asia/Yekaterinburg
TJN	NTKM	Takume Airport	Takume	PF	-15.8547	-142.26801	Pacific/Tahiti
TJQ	WIOD	Buluh Tumbang (H A S Hanandjoeddin) Airport	Tanjung Pandan, Belitung Island	ID	-2.74572	107.755	Asia/Jakarta
TJS	WALG	Tanjung Harapan Airport	Tanjung Selor, Borneo Island	ID	2.83641	117.374	Asia/Makassar
TJU	UTDK	Kulob Airport	Kulyab	TJ	37.9881	69.805	Asia/Dushanbe
TJV	VOTJ	Tanjore Air Force Base	Thanjavur	IN	10.7224	79.1016	Asia/Kolkata
TKA	PATK	Talkeetna Airport	Talkeetna	US	62.321372	-150.092718	America/Anchorage
TKC	FKKC	Tiko Airport	Tiko	CM	4.08919	9.36053	Africa/Douala
TKD	DGTK	Takoradi Airport	Sekondi-Takoradi	GH	4.89606	-1.77476	Africa/Accra
TKF	KTRK	Truckee-Tahoe Airport	Truckee	US	39.320056	-120.139583	America/Los_Angeles
TKG	WICT	Radin Inten II (Branti) Airport	Bandar Lampung, Sumatra Island	ID	-5.24056	105.17556	Asia/Jakarta
TKH	VTPI	Takhli Airport		TH	15.2773	100.296	Asia/Bangkok
TKJ	PFTO	Tok Junction Airport	Tok	US	63.329514	-142.953684	America/Anchorage
TKK	PTKK	Chuuk International Airport	Weno Island	FM	7.461891	151.843017	Pacific/Chuuk
TKN	RJKN	Tokunoshima Airport	Tokunoshima	JP	27.8364	128.881	Asia/Tokyo
TKO	FXTK	Tlokoeng Airport	Tlokoeng	LS	-29.233	28.883	Africa/Maseru
TKP	NTGT	Takapoto Airport		PF	-14.7095	-145.246	Pacific/Tahiti
TKQ	HTKA	Kigoma Airport	Kigoma	TZ	-4.8862	29.6709	Africa/Dar_es_Salaam
TKS	RJOS	Tokushima Airport	Tokushima	JP	34.1328	134.60699	Asia/Tokyo
TKT	VTPT	Tak Airport		TH	16.896	99.2533	Asia/Bangkok
TKU	EFTU	Turku Airport	Turku	FI	60.5141	22.2628	Europe/Helsinki
TKV	NTGO	Tatakoto Airport	Tatakoto	PF	-17.3553	-138.44501	Pacific/Tahiti
TKW	AYTN	Tekin Airport	Tekin	PG	-5.24367	142.16519	Pacific/Port_Moresby
TKX	NTKR	Takaroa Airport		PF	-14.4558	-145.02499	Pacific/Tahiti
TKY	YTKY	Turkey Creek Airport	Turkey Creek	AU	-17.0408	128.20599	Australia/Perth
TKZ	NZTO	Tokoroa Airfield	Tokoroa	NZ	-38.2367	175.892	Pacific/Auckland
TLA	PATE	Teller Airport	Teller	US	65.240389	-166.339389	America/Anchorage
TLB	OPTA	Tarbela Dam Airport	Tarbela	PK	33.9861	72.6114	Asia/Karachi
TLC	MMTO	Licenciado Adolfo Lopez Mateos International Airport	Toluca	MX	19.3371	-99.566	America/Mexico_City
TLD	FBTL	Limpopo Valley Airport	Tuli Lodge	BW	-22.1892	29.1269	Africa/Gaborone
TLE	FMST	Toliara Airport		MG	-23.3834	43.7285	Indian/Antananarivo
TLF	K2K5	Telida Airport	Telida	US	63.378985	-153.284215	America/Anchorage
TLH	KTLH	Tallahassee International Airport	Tallahassee	US	30.396754	-84.350869	America/New_York
TLI	WAMI	Toli Toli Airport	Toli Toli-Celebes Island	ID	-1.02977	120.817	Asia/Makassar
TLJ	PATL	Tatalina Lrrs Airport	Takotna	US	62.894915	-155.978013	America/Anchorage
TLK	UECT	Talakan Airport	Lenskiy Ulus	RU	59.88167	111.0455	Asia/Yakutsk
TLL	EETN	Tallinn Airport	Tallinn	EE	59.4133	24.8328	Europe/Tallinn
TLM	DAON	Zenata – Messali El Hadj Airport	Tlemcen	DZ	35.0167	-1.45	Africa/Algiers
TLN	LFTH	Toulon-Hyeres Airport	Toulon/Hyeres/Le Palyvestre	FR	43.0973	6.14603	Europe/Paris
TLQ	ZWTP	Turpan Jiaohe Airport	Turpan	CN	43.030556	89.100556	Asia/Shanghai
TLR	KTLR	Mefford Field	Tulare	US	36.156583	-119.326556	America/Los_Angeles
TLS	LFBO	Toulouse-Blagnac Airport	Toulouse/Blagnac	FR	43.6291	1.36382	Europe/Paris
TLT	PALT	Tuluksak Airport	Tuluksak	US	61.087728	-160.923353	America/Anchorage
TLU	SKTL	Tolu Airport	Tolu	CO	9.50945	-75.5854	America/Bogota
TLV	LLBG	Ben Gurion International Airport	Tel Aviv	IL	32.0114	34.8867	Asia/Jerusalem
TLX	SCTL	Panguilemo Airport	Talca	CL	-35.3778	-71.6017	America/Santiago
TLY	UHWP	Plastun Airport	Plastun	RU	44.815	136.29201	Asia/Vladivostok
TLZ	SWKT	Catalao Airport	Catalao	BR	-18.2168	-47.8997	America/Sao_Paulo
TMA	KTMA	Henry Tift Myers Airport	Tifton	US	31.429556	-83.489222	America/New_York
TMB	KTMB	Miami Executive Airport	Miami	US	25.647564	-80.433225	America/New_York
TMC	WADT	Tambolaka Airport	Waikabubak-Sumba Island	ID	-9.40972	119.244	Asia/Makassar
TMD	GQNH	Timbedra Airport	Timbedra	MR	16.233	-8.167	Africa/Nouakchott
TME	SKTM	Gustavo Vargas Airport	Tame	CO	6.45108	-71.7603	America/Bogota
TMF	VRNT	Thimarafushi Airport	Thimarafushi	MV	2.211487	73.153751	Indian/Maldives
TMG	WBKM	Tomanggong Airport	Tomanggong	MY	5.4	118.65	Asia/Kuching
TMH	WAKT	Tanah Merah Airport	Tanah Merah-Papua Island	ID	-6.09922	140.298	Asia/Jayapura
TMI	VNTR	Tumling Tar Airport	Tumling Tar	NP	27.315	87.1933	Asia/Kathmandu
TMJ	UZST	Termez Airport	Termez	UZ	37.2867	67.31	Asia/Samarkand
TML	DGLE	Tamale Airport	Tamale	GH	9.55719	-0.86321	Africa/Accra
TMM	FMMT	Toamasina Airport		MG	-18.1095	49.3925	Indian/Antananarivo
TMN	NGTM	Tamana Island Airport	Tamana Island	KI	-2.48583	175.97	Pacific/Tarawa
TMO	SVTM	Tumeremo Airport		VE	7.25	-61.43333	America/Caracas
TMP	EFTP	Tampere-Pirkkala Airport	Tampere / Pirkkala	FI	61.4141	23.6044	Europe/Helsinki
TMQ	DFEM	Tambao Airport	Tambao	BF	14.8	0.05	Africa/Ouagadougou
TMR	DAAT	Aguenar – Hadj Bey Akhamok Airport	Tamanrasset	DZ	22.8115	5.45108	Africa/Algiers
TMS	FPST	Sao Tome International Airport	Sao Tome	ST	0.37817	6.71215	Africa/Sao_Tome
TMT	SBTB	Trombetas Airport	Oriximina	BR	-1.4896	-56.3968	America/Belem
TMU	MRTR	Tambor Airport	Nicoya	CR	9.73852	-85.0138	America/Costa_Rica
TMW	YSTW	Tamworth Airport	Tamworth	AU	-31.0839	150.847	Australia/Sydney
TMX	DAUT	Timimoun Airport	Timimoun	DZ	29.2371	0.27603	Africa/Algiers
TMZ	NZTH	Thames Aerodrome		NZ	-37.1567	175.55	Pacific/Auckland
TNA	ZSJN	Yaoqiang Airport	Jinan	CN	36.8572	117.216	Asia/Shanghai
TNB	WRLH	Tanah Grogot Airport	Tanah Grogot, Borneo Island	ID	-1.91013	116.202	Asia/Makassar
TNC	PATC	Tin City Lrrs Airport	Tin City	US	65.564033	-167.922458	America/Nome
TND	MUTD	Alberto Delgado Airport	Trinidad	CU	21.7883	-79.9972	America/Havana
TNE	RJFG	New Tanegashima Airport		JP	30.6051	130.991	Asia/Tokyo
TNF	LFPN	Toussus-le-Noble Airport	Toussus-le-Noble	FR	48.7519	2.10619	Europe/Paris
TNG	GMTT	Ibn Batouta Airport	Tangier	MA	35.7269	-5.91689	Africa/Casablanca
TNH	ZYTN	Tonghua Sanyuanpu Airport	Tonghua	CN	42.25389	125.70333	Asia/Shanghai
TNI	VIST	Satna Airport		IN	24.5623	80.8549	Asia/Kolkata
TNJ	WIDN	Kijang Airport	Tanjung Pinang-Bintan Island	ID	0.92268	104.532	Asia/Jakarta
TNK	POKA	Tununak Airport	Tununak	US	60.569528	-165.246278	America/Nome
TNL	UKLT	Ternopil International Airport	Ternopil	UA	49.5242	25.7001	Europe/Kyiv
TNM	SCRM	Teniente Rodolfo Marsh Martin Base	Isla Rey Jorge	AQ	-62.1908	-58.9867	Antarctica/Palmer
TNN	RCNN	Tainan Airport	Tainan City	TW	22.9504	120.206	Asia/Taipei
TNO	MRTM	Tamarindo De Santa Cruz Airport	Santa Cruz	CR	10.3135	-85.8155	America/Costa_Rica
TNP	KTNP	Twentynine Palms Airport	Twentynine Palms	US	34.131583	-115.945806	America/Los_Angeles
TNR	FMMI	Ivato Airport	Antananarivo	MG	-18.7969	47.4788	Indian/Antananarivo
TNT	KTNT	Dade-Collier Training And Transition Airport	Miami	US	25.861806	-80.897	America/New_York
TNU	KTNU	Newton Municipal-Earl Johnson Field	Newton	US	41.67443	-93.021728	America/Chicago
TNV	PLFA	Tabuaeran Island Airport	Tabuaeran Island	KI	3.89944	-159.38901	Pacific/Kiritimati
TNZ	ZMTL	Tosontsengel Airport	Tosontsengel	MN	48.738981	98.293596	Asia/Ulaanbaatar
TOA	KTOA	Zamperini Field	Torrance	US	33.803383	-118.339608	America/Los_Angeles
TOB	HLGN	Gamal Abdel Nasser Airport	Tobruk	LY	31.861	23.907	Africa/Tripoli
TOC	KTOC	Toccoa Rg Letourneau Field	Toccoa	US	34.592812	-83.296372	America/New_York
TOD	WMBT	Pulau Tioman Airport	Pulau Tioman	MY	2.81818	104.16	Asia/Kuala_Lumpur
TOE	DTTZ	Tozeur Nefta International Airport	Tozeur	TN	33.9397	8.11056	Africa/Tunis
TOF	UNTT	Bogashevo Airport	Tomsk	RU	56.3803	85.2083	Asia/Tomsk
TOG	PATG	Togiak Airport	Togiak Village	US	59.053556	-160.396778	America/Anchorage
TOH	NVSD	Torres Airstrip	Loh/Linua	VU	-13.328	166.638	Pacific/Efate
TOI	KTOI	Troy Municipal At N Kenneth Campbell Field	Troy	US	31.86	-86.013889	America/Chicago
TOJ	LETO	Torrejon Airport	Madrid	ES	40.4967	-3.44587	Europe/Madrid
TOL	KTOL	Eugene F Kranz Toledo Express Airport	Toledo	US	41.586817	-83.807827	America/New_York
TOM	GATB	Timbuktu Airport	Timbuktu	ML	16.7305	-3.00758	Africa/Bamako
TOO	MRSV	San Vito De Java Airport	Coto Brus	CR	8.82611	-82.9589	America/Costa_Rica
TOP	KTOP	Philip Billard Municipal Airport	Topeka	US	39.068823	-95.622376	America/Chicago
TOQ	SCBE	Barriles Airport	Tocopilla	CL	-22.1411	-70.0629	America/Santiago
TOR	KTOR	Torrington Municipal Airport	Torrington	US	42.064421	-104.152679	America/Denver
TOS	ENTC	Tromsø Airport	Tromsø	NO	69.6833	18.9189	Europe/Oslo
TOT	SMCO	Totness Airport	Totness	SR	5.86583	-56.3275	America/Paramaribo
TOU	NWWU	Touho Airport	Touho	NC	-20.79	165.259	Pacific/Noumea
TOW	SBTD	Toledo Airport	Toledo	BR	-24.6863	-53.6975	America/Sao_Paulo
TOX	USTO	Tobolsk Airport	Tobolsk	RU	58.1358	68.2319	Asia/Yekaterinburg
TOY	RJNT	Toyama Airport	Toyama	JP	36.6483	137.188	Asia/Tokyo
TPA	KTPA	Tampa International Airport	Tampa	US	27.975469	-82.533248	America/New_York
TPC	SETR	Tarapoa Airport	Tarapoa	EC	-0.12296	-76.3378	America/Guayaquil
TPE	RCTP	Taiwan Taoyuan International Airport	Taipei	TW	25.0777	121.233	Asia/Taipei
TPF	KTPF	Peter O Knight Airport	Tampa	US	27.915444	-82.449389	America/New_York
TPG	WMBI	Taiping (Tekah) Airport	Taiping	MY	4.867	100.717	Asia/Kuala_Lumpur
TPH	KTPH	Tonopah Airport	Tonopah	US	38.059894	-117.086601	America/Los_Angeles
TPI	AYTI	Tapini Airport	Tapini	PG	-8.35667	146.98917	Pacific/Port_Moresby
TPJ	VNTJ	Suketar Airport	Taplejung	NP	27.3509	87.69525	Asia/Kathmandu
TPK	WITA	Teuku Cut Ali Airport	Tapak Tuan, Sumatra Island	ID	3.26342	97.1838	Asia/Jakarta
TPL	KTPL	Draughon-Miller Central Texas Regional Airport	Temple	US	31.1519	-97.407663	America/Chicago
TPN	SETI	Tiputini Airport	Tiputini	EC	-0.77611	-75.5264	America/Guayaquil
TPP	SPST	Cadete FAP Guillermo Del Castillo Paredes Airport	Tarapoto	PE	-6.50874	-76.3732	America/Lima
TPQ	MMEP	Amado Nervo National Airport	Tepic	MX	21.4195	-104.843	America/Mazatlan
TPR	YTMP	Tom Price Airport	Tom Price	AU	-22.746	117.869	Australia/Perth
TPS	LICT	Trapani / Birgi Airport	Trapani	IT	37.9114	12.488	Europe/Rome
TPU	VNTP	Tikapur Airport	Tikapur	NP	28.517	81.15	Asia/Kathmandu
TQD	ORAT	Al Taqaddum Air Base	Al Habbaniyah	IQ	33.3381	43.5971	Asia/Baghdad
TQL	USDS	Tarko-Sale Airport	Tarko-Sale	RU	64.9308	77.8181	Asia/Yekaterinburg
TQN	OATQ	Talolqan Airport	Taloqan	AF	36.7707	69.532	Asia/Kabul
TQO	MMTL	Felipe Carrillo Puerto International Airport	Tulum	MX	20.166667	-87.666667	America/Cancun
TQP	YTEE	Trepell Airport		AU	-21.835	140.888	Australia/Brisbane
TQQ	WA44	Maranggo Airport	Waha-Tomea Island	ID	-5.76457	123.917	Asia/Makassar
TQS	SKTQ	Tres Esquinas Air Base	Tres Esquinas	CO	0.7459	-75.234	America/Bogota
TRA	RORT	Tarama Airport		JP	24.6539	124.675	Asia/Tokyo
TRB	SKTU	Gonzalo Mejia Airport	Turbo	CO	8.07453	-76.7415	America/Bogota
TRC	MMTC	Francisco Sarabia International Airport	Torreon	MX	25.5683	-103.411	America/Mexico_City
TRD	ENVA	Trondheim Airport Vaernes	Trondheim	NO	63.4578	10.924	Europe/Oslo
TRE	EGPU	Tiree Airport	Balemartine	GB	56.4992	-6.86917	Europe/London
TRF	ENTO	Sandefjord Airport Torp	Torp	NO	59.1867	10.2586	Europe/Oslo
TRG	NZTG	Tauranga Airport	Tauranga	NZ	-37.6719	176.196	Pacific/Auckland
TRH	KL72	Trona Airport	Trona	US	35.812667	-117.326917	America/Los_Angeles
TRI	KTRI	Tri-Cities Airport	Bristol/Johnson/Kingsport	US	36.475209	-82.407415	America/New_York
TRK	WALR	Juwata Airport	Tarakan Island	ID	3.32669	117.566	Asia/Makassar
TRL	KTRL	Terrell Municipal Airport	Terrell	US	32.708494	-96.267094	America/Chicago
TRM	KTRM	Jacqueline Cochran Regional Airport	Palm Springs	US	33.626671	-116.159654	America/Los_Angeles
TRN	LIMF	Torino / Caselle International Airport	Torino	IT	45.2008	7.64963	Europe/Rome
TRO	YTRE	Taree Airport	Taree	AU	-31.8886	152.51401	Australia/Sydney
TRQ	SBTK	Tarauaca Airport	Tarauaca	BR	-8.15526	-70.7833	America/Rio_Branco
TRR	VCCT	China-Bay Airport	Trincomalee	LK	8.53851	81.1819	Asia/Colombo
TRS	LIPQ	Trieste / Ronchi Dei Legionari	Trieste	IT	45.8275	13.4722	Europe/Rome
TRU	SPRU	Capitan FAP Carlos Martinez De Pinillos International Airport	Trujillo	PE	-8.08141	-79.1088	America/Lima
TRV	VOTV	Trivandrum International Airport	Trivandrum	IN	8.48212	76.9201	Asia/Kolkata
TRW	NGTA	Bonriki International Airport	Tarawa	KI	1.38164	173.147	Pacific/Tarawa
TRX	KTRX	Trenton Municipal Airport	Trenton	US	40.083528	-93.590639	America/Chicago
TRY	HUTO	Tororo Airport	Tororo	UG	0.683	34.167	Africa/Kampala
TRZ	VOTR	Tiruchirapally Civil Airport Airport	Tiruchirappally	IN	10.7654	78.7097	Asia/Kolkata
TSA	RCSS	Taipei Songshan Airport	Taipei City	TW	25.0694	121.552	Asia/Taipei
TSB	FYTM	Tsumeb Airport	Tsumeb	NA	-19.2619	17.7325	Africa/Windhoek
TSC	SETH	Taisha Airport	Taisha	EC	-2.38167	-77.5028	America/Guayaquil
TSF	LIPH	Treviso / Sant'Angelo Airport	Treviso	IT	45.6484	12.1944	Europe/Rome
TSG	KTSG	Tanacross Airport	Tanacross	US	63.374064	-143.32899	America/Anchorage
TSH	FZUK	Tshikapa Airport	Tshikapa	CD	-6.43833	20.7947	Africa/Lubumbashi
TSJ	RJDT	Tsushima Airport	Tsushima	JP	34.2849	129.33099	Asia/Tokyo
TSL	MMTN	Tamuin Airport		MX	22.0383	-98.8065	America/Mexico_City
TSM	KSKX	Taos Regional Airport	Taos	US	36.451694	-105.673083	America/Denver
TSN	ZBTJ	Tianjin Binhai International Airport	Tianjin	CN	39.1244	117.346	Asia/Shanghai
TSP	KTSP	Tehachapi Municipal Airport	Tehachapi	US	35.134994	-118.4393	America/Los_Angeles
TSQ	SSTE	Torres Airport	Torres	BR	-29.4149	-49.81	America/Sao_Paulo
TSR	LRTR	Timisoara Traian Vuia Airport	Timisoara	RO	45.8099	21.3379	Europe/Bucharest
TST	VTST	Trang Airport		TH	7.50874	99.6166	Asia/Bangkok
TSU	NGTS	Tabiteuea South Airport	Tabiteuea South	KI	-1.47444	175.064	Pacific/Tarawa
TSV	YBTL	Townsville Airport	Townsville	AU	-19.2525	146.765	Australia/Brisbane
TSX	WALT	Tanjung Santan Airport	Santan, Borneo Island	ID	-0.09297	117.453	Asia/Makassar
TSY	WICM	Cibeureum Airport	Tasikmalaya, Java Island	ID	-7.3466	108.246	Asia/Jakarta
TTA	GMAT	Tan Tan Airport	Tan Tan	MA	28.4482	-11.1613	Africa/Casablanca
TTB	LIET	Tortoli' / Arbatax Airport	Arbatax	IT	39.9188	9.68298	Europe/Rome
TTC	SCTT	Las Breas Airport	Taltal	CL	-25.5643	-70.3759	America/Santiago
TTD	KTTD	Portland-Troutdale Airport	Portland	US	45.549361	-122.40125	America/Los_Angeles
TTE	WAMT	Sultan Khairun Babullah Airport	Sango-Ternate Island	ID	0.83141	127.381	Asia/Jayapura
TTG	SAST	General Enrique Mosconi Airport	Tartagal	AR	-22.6196	-63.7937	America/Argentina/Salta
TTH	OOTH	Thumrait Air Base	Thumrait	OM	17.666	54.0246	Asia/Muscat
TTI	NTTE	Tetiaroa Airport	Tetiaroa	PF	-17.0133	-149.58701	Pacific/Tahiti
TTJ	RJOR	Tottori Airport	Tottori	JP	35.5301	134.16701	Asia/Tokyo
TTN	KTTN	Trenton Mercer Airport	Trenton	US	40.276694	-74.813472	America/New_York
TTO	KBTN	Britton Municipal Airport	Britton	US	45.815028	-97.742806	America/Chicago
TTQ	MRAO	Aerotortuguero Airport	Roxana	CR	10.569	-83.5148	America/Costa_Rica
TTS	FMNT	Tsaratanana Airport	Tsaratanana	MG	-16.75106	47.61902	Indian/Antananarivo
TTT	RCFN	Taitung Airport	Taitung City	TW	22.755	121.102	Asia/Taipei
TTU	GMTN	Saniat Rmel Airport		MA	35.5943	-5.32002	Africa/Casablanca
TTX	YTST	Truscott Mungalalu Airport		AU	-14.0897	126.381	Australia/Perth
TUA	SETU	Teniente Coronel Luis a Mantilla Airport	Tulcan	EC	0.80951	-77.7081	America/Guayaquil
TUB	NTAT	Tubuai Airport		PF	-23.3654	-149.524	Pacific/Tahiti
TUC	SANT	Teniente Benjamin Matienzo Airport	San Miguel de Tucuman	AR	-26.8409	-65.1049	America/Argentina/Tucuman
TUD	GOTT	Tambacounda Airport	Tambacounda	SN	13.7368	-13.6531	Africa/Dakar
TUF	LFOT	Tours-Val-de-Loire Airport	Tours/Val de Loire (Loire Valley)	FR	47.4322	0.72761	Europe/Paris
TUG	RPUT	Tuguegarao Airport	Tuguegarao City	PH	17.64337	121.73315	Asia/Manila
TUI	OETR	Turaif Domestic Airport		SA	31.6927	38.7312	Asia/Riyadh
TUJ	HAMJ	Tume Airport	Maji	ET	5.833	35.533	Africa/Addis_Ababa
TUK	OPTU	Turbat International Airport	Turbat	PK	25.9864	63.0302	Asia/Karachi
TUL	KTUL	Tulsa International Airport	Tulsa	US	36.198393	-95.888105	America/Chicago
TUM	YTMU	Tumut Airport		AU	-35.2628	148.241	Australia/Sydney
TUN	DTTA	Tunis Carthage International Airport	Tunis	TN	36.851	10.2272	Africa/Tunis
TUO	NZAP	Taupo Airport	Taupo	NZ	-38.7397	176.084	Pacific/Auckland
TUP	KTUP	Tupelo Regional Airport	Tupelo	US	34.269	-88.769889	America/Chicago
TUQ	DFOT	Tougan Airport	Tougan	BF	13.067	-3.067	Africa/Ouagadougou
TUR	SBTU	Tucurui Airport	Tucurui	BR	-3.78601	-49.7203	America/Belem
TUS	KTUS	Tucson International Airport	Tucson	US	32.11707	-110.941463	America/Phoenix
TUU	OETB	Tabuk Airport		SA	28.3654	36.6189	Asia/Riyadh
TUV	SVTC	Tucupita Airport	Tucupita	VE	9.08899	-62.09417	America/Caracas
TVA	FMMR	Morafenobe Airport	Morafenobe	MG	-17.85008	44.92047	Indian/Antananarivo
TVC	KTVC	Cherry Capital Airport	Traverse City	US	44.741579	-85.58187	America/New_York
TVF	KTVF	Thief River Falls Regional Airport	Thief River Falls	US	48.065677	-96.184995	America/Chicago
TVI	KTVI	Thomasville Regional Airport	Thomasville	US	30.901472	-83.881444	America/New_York
TVL	KTVL	Lake Tahoe Airport	South Lake Tahoe	US	38.893889	-119.995333	America/Los_Angeles
TVS	ZBSN	Tangshan Sannühe Airport	Tangshan	CN	39.7178	118.002625	Asia/Shanghai
TVU	NFNM	Matei Airport	Matei	FJ	-16.6906	-179.877	Pacific/Fiji
TVY	VYDW	Dawei Airport	Dawei	MM	14.1039	98.2036	Asia/Yangon
TWA	KA63	Twin Hills Airport	Twin Hills	US	59.074525	-160.275042	America/Anchorage
TWB	YTWB	Toowoomba Airport		AU	-27.5428	151.916	Australia/Brisbane
TWC	ZWTS	Tumxuk Tangwangcheng Airport	Tumxuk	CN	39.888139	79.231911	Asia/Shanghai
TWD	K0S9	Jefferson County International Airport	Port Townsend	US	48.053806	-122.810639	America/Los_Angeles
TWE	AK49	Taylor Airport	Taylor	US	65.679275	-164.798807	America/Nome
TWF	KTWF	Joslin Field/Magic Valley Regional Airport	Twin Falls	US	42.481809	-114.487736	America/Boise
TWU	WBKW	Tawau Airport	Tawau	MY	4.32016	118.128	Asia/Kuching
TWZ	NZUK	Pukaki Airport	Twitzel	NZ	-44.235	170.118	Pacific/Auckland
TXF	SNTF	Teixeira de Freitas Airport	Teixeira De Freitas	BR	-17.5245	-39.6685	America/Bahia
TXG	RCLG	Taichung Airport	Taichung City	TW	24.1863	120.654	Asia/Taipei
TXK	KTXK	Texarkana Regional-Webb Field	Texarkana	US	33.453716	-93.991031	America/Chicago
TXL	EDDT	Berlin-Tegel International Airport	Berlin	DE	52.5597	13.2877	Europe/Berlin
TXM	WAST	Teminabuan Airport	Atinjoe-Papua Island	ID	-1.44472	132.021	Asia/Jayapura
TXN	ZSTX	Tunxi International Airport	Huangshan	CN	29.7333	118.256	Asia/Shanghai
TXU	DITB	Tabou Airport	Tabou	CI	4.43781	-7.36273	Africa/Abidjan
TYB	YTIB	Tibooburra Airport		AU	-29.4511	142.058	Australia/Sydney
TYD	UHBW	Tynda Airport	Tynda	RU	55.2842	124.779	Asia/Yakutsk
TYE	KTYE	Tyonek Airport	Tyonek	US	61.076662	-151.13807	America/Anchorage
TYF	ESST	Torsby Airport		SE	60.1576	12.9913	Europe/Stockholm
TYG	YTHY	Thylungra Airport		AU	-26.0833	143.467	Australia/Brisbane
TYL	SPYL	Capitan Montes Airport		PE	-4.57664	-81.2541	America/Lima
TYM	MYES	Staniel Cay Airport		BS	24.1691	-76.4391	America/Nassau
TYN	ZBYN	Taiyuan Wusu Airport	Taiyuan	CN	37.7469	112.628	Asia/Shanghai
TYP	YTMY	Tobermorey Airport	Tobermorey	AU	-22.2558	137.953	Australia/Darwin
TYR	KTYR	Tyler Pounds Regional Airport	Tyler	US	32.353547	-95.402978	America/Chicago
TYS	KTYS	Mc Ghee Tyson Airport	Knoxville	US	35.811091	-83.994067	America/New_York
TYT	SUTR	Treinta y Tres Airport	Treinta y Tres	UY	-33.2	-54.35	America/Montevideo
TYZ	KTYL	Taylor Airport	Taylor	US	34.452732	-110.115035	America/Phoenix
TZC	KCFS	Tuscola Area Airport	Caro	US	43.458861	-83.445447	America/Detroit
TZL	LQTZ	Tuzla International Airport	Tuzla	BA	44.4587	18.7248	Europe/Sarajevo
TZR	LHTA	Taszar Air Base	Taszar	HU	46.3931	17.9175	Europe/Budapest
TZX	LTCG	Trabzon International Airport	Trabzon	TR	40.9951	39.7897	Europe/Istanbul
UAB	LTAG	Incirlik Air Base	Adana	TR	37.0021	35.4259	Europe/Istanbul
UAH	NTMU	Ua Huka Airport	Ua Huka	PF	-8.93611	-139.552	Pacific/Marquesas
UAI	WPDB	Suai Airport	Suai	TL	-9.30331	125.287	Asia/Dili
UAK	BGBW	Narsarsuaq Airport	Narsarsuaq	GL	61.1605	-45.426	America/Nuuk
UAL	FNUA	Luau Airport	Luau	AO	-10.7158	22.2311	Africa/Luanda
UAM	PGUA	Andersen Afb Airport	Yigo	GU	13.583886	144.930056	Pacific/Guam
UAP	NTMP	Ua Pou Airport	Ua Pou	PF	-9.35167	-140.078	Pacific/Marquesas
UAQ	SANU	Domingo Faustino Sarmiento Airport	San Juan	AR	-31.5715	-68.4182	America/Argentina/San_Juan
UAR	GMFB	Bouarfa Airport	Bouarfa	MA	32.51431	-1.98306	Africa/Casablanca
UAS	HKSB	Samburu South Airport	Samburu South	KE	0.53058	37.53419	Africa/Nairobi
UBA	SBUR	Mario de Almeida Franco Airport	Uberaba	BR	-19.76472	-47.96611	America/Sao_Paulo
UBB	YMAA	Mabuiag Island Airport	Mabuiag Island	AU	-9.95	142.183	Australia/Brisbane
UBJ	RJDC	Yamaguchi Ube Airport	Ube	JP	33.93	131.27901	Asia/Tokyo
UBN	ZMCK	Chinggis Khaan International Airport	Ulaanbaatar	MN	47.64667	106.82	Asia/Ulaanbaatar
UBP	VTUU	Ubon Ratchathani Airport	Ubon Ratchathani	TH	15.2513	104.87	Asia/Bangkok
UBR	WAJU	Ubrub Airport	Ubrub-Papua Island	ID	-3.66667	140.85001	Asia/Jayapura
UBS	KUBS	Columbus-Lowndes County Airport	Columbus	US	33.465333	-88.38075	America/Chicago
UBT	SDUB	Ubatuba Airport	Ubatuba	BR	-23.4411	-45.0756	America/Sao_Paulo
UBU	YKAL	Kalumburu Airport		AU	-14.2883	126.632	Australia/Perth
UCB	ZBUC	Ulanqab Jining Airport	Ulanqab	CN	41.129722	113.108056	Asia/Shanghai
UCE	K4R7	Eunice Airport	Eunice	US	30.466284	-92.423799	America/Chicago
UCK	UKLC	Lutsk Airport	Lutsk	UA	50.6784	25.48717	Europe/Kyiv
UCN	GLBU	Buchanan Airport	Buchanan	LR	5.16765	-9.28347	Africa/Monrovia
UCT	UUYH	Ukhta Airport	Ukhta	RU	63.5669	53.8047	Europe/Moscow
UCY	KUCY	Everett-Stewart Regional Airport	Union City	US	36.379741	-88.985702	America/Chicago
UCZ	SPIZ	Uchiza Airport	Uchiza	PE	-8.467	-76.35	America/Lima
UDA	YUDA	Undara Airport		AU	-18.2	144.60001	Australia/Brisbane
UDD	KUDD	Bermuda Dunes Airport	Palm Springs	US	33.748438	-116.274813	America/Los_Angeles
UDE	EHVK	Volkel Air Base	Uden	NL	51.6564	5.70861	Europe/Amsterdam
UDI	SBUL	Ten. Cel. Aviador Cesar Bombonato Airport	Uberlandia	BR	-18.88361	-48.22528	America/Sao_Paulo
UDJ	UKLU	Uzhhorod International Airport	Uzhhorod	UA	48.6343	22.2634	Europe/Kyiv
UDR	VAUD	Maharana Pratap Airport	Udaipur	IN	24.6177	73.8961	Asia/Kolkata
UEE	YQNS	Queenstown Airport		AU	-42.075	145.532	Australia/Hobart
UEL	FQQL	Quelimane Airport	Quelimane	MZ	-17.8555	36.8691	Africa/Maputo
UEN	USDU	Urengoy Airport	Urengoy	RU	65.96	78.437	Asia/Yekaterinburg
UEO	ROKJ	Kumejima Airport		JP	26.3635	126.714	Asia/Tokyo
UES	KUES	Waukesha County Airport	Waukesha	US	43.041028	-88.237056	America/Chicago
UET	OPQT	Quetta International Airport	Quetta	PK	30.2514	66.9378	Asia/Karachi
UFA	UWUU	Ufa International Airport	Ufa	RU	54.5575	55.8744	Asia/Yekaterinburg
UGA	ZMBN	Bulgan Airport	Bulgan	MN	48.855	103.476	Asia/Ulaanbaatar
UGB	KUGB	Ugashik Bay Airport	Pilot Point	US	57.425358	-157.739866	America/Anchorage
UGC	UZNU	Urgench Airport	Urgench	UZ	41.5843	60.6417	Asia/Samarkand
UGL	SCGC	Union Glacier Blue-Ice Runway	Antartica	AQ	-79.77778	-83.32083	Antarctica/Palmer
UGN	KUGN	Waukegan Ntl Airport	Chicago/Waukegan	US	42.422149	-87.867916	America/Chicago
UGO	FNUG	Uige Airport	Uige	AO	-7.60307	15.0278	Africa/Luanda
UGS	K9A8	Ugashik Airport	Ugashik	US	57.523425	-157.395994	America/Anchorage
UGT	ZMBR	Bulagtai Resort Airport	Umnugobitour	MN	43.7493	104.11499	Asia/Ulaanbaatar
UHE	LKKU	Kunovice Airport	Uherske Hradiste	CZ	49.0294	17.4397	Europe/Prague
UIB	SKUI	El Carano Airport	Quibdo	CO	5.69076	-76.6412	America/Bogota
UIH	VVPC	Phu Cat Airport	Quy Nohn	VN	13.955	109.042	Asia/Ho_Chi_Minh
UII	MHUT	Utila Airport	Utila Island	HN	16.1131	-86.8803	America/Tegucigalpa
UIK	UIBS	Ust-Ilimsk Airport	Ust-Ilimsk	RU	58.1361	102.565	Asia/Irkutsk
UIL	KUIL	Quillayute Airport	Quillayute	US	47.93658	-124.562616	America/Los_Angeles
UIN	KUIN	Quincy Regional-Baldwin Field	Quincy	US	39.942275	-91.192405	America/Chicago
UIO	SEQM	Nuevo Aeropuerto Internacional Mariscal Sucre	Quito	EC	-0.12917	-78.3575	America/Guayaquil
UIP	LFRQ	Quimper-Cornouaille Airport	Quimper/Pluguffan	FR	47.975	-4.16779	Europe/Paris
UIQ	NVVQ	Quion Hill Airport	Quion Hill	VU	-17.54	168.442	Pacific/Efate
UIR	YQDI	Quirindi Airport		AU	-31.4906	150.51401	Australia/Sydney
UKA	HKUK	Ukunda Airstrip	Ukunda	KE	-4.29333	39.5711	Africa/Nairobi
UKB	RJBE	Kobe Airport	Kobe	JP	34.6328	135.224	Asia/Tokyo
UKG	UEBT	Ust-Kuyga Airport	Ust-Kuyga	RU	70.011	135.645	Asia/Vladivostok
UKI	KUKI	Ukiah Municipal Airport	Ukiah	US	39.125944	-123.200861	America/Los_Angeles
UKK	UASK	Ust-Kamennogorsk Airport	Ust Kamenogorsk	KZ	50.0366	82.4942	Asia/Almaty
UKN	KY01	Waukon Municipal Airport	Waukon	US	43.280476	-91.469528	America/Chicago
UKS	URFB	Sevastopol International Airport	Sevastopol	UA	44.689	33.571	Europe/Simferopol
UKT	KUKT	Quakertown Airport	Quakertown	US	40.435139	-75.381944	America/New_York
UKU	AYNU	Nuku Airport	Nuku	PG	-3.67665	142.48433	Pacific/Port_Moresby
UKX	UITT	Ust-Kut Airport	Ust-Kut	RU	56.8567	105.73	Asia/Irkutsk
ULA	SAWJ	Capitan D Daniel Vazquez Airport	San Julian	AR	-49.3068	-67.8026	America/Argentina/Rio_Gallegos
ULB	NVSU	Ulei Airport	Ambryn Island	VU	-16.3297	168.3011	Pacific/Efate
ULD	FAUL	Prince Mangosuthu Buthelezi Airport	Ulundi	ZA	-28.3206	31.4165	Africa/Johannesburg
ULG	ZMUL	Ulgii Mongolei Airport		MN	48.9933	89.9225	Asia/Hovd
ULK	UERL	Lensk Airport	Lensk	RU	60.7206	114.826	Asia/Yakutsk
ULM	KULM	New Ulm Municipal Airport	New Ulm	US	44.318387	-94.501643	America/Chicago
ULN	ZMUB	Buyant-Ukhaa International Airport	Ulan Bator	MN	47.8431	106.767	Asia/Ulaanbaatar
ULO	ZMUG	Ulaangom Airport		MN	49.97333	92.07972	Asia/Hovd
ULP	YQLP	Quilpie Airport		AU	-26.6122	144.25301	Australia/Brisbane
ULQ	SKUL	Farfan Airport	Tulua	CO	4.08836	-76.2351	America/Bogota
ULU	HUGU	Gulu Airport	Gulu	UG	2.80556	32.2718	Africa/Kampala
ULV	UWLL	Ulyanovsk Baratayevka Airport	Ulyanovsk	RU	54.2683	48.2267	Europe/Ulyanovsk
ULX	FAUS	Ulusaba Airport	Ulusaba	ZA	-24.7854	31.3549	Africa/Johannesburg
ULY	UWLW	Ulyanovsk East Airport	Ulyanovsk	RU	54.401	48.8027	Europe/Ulyanovsk
UMA	MUMA	Punta de Maisi Airport	Maisi	CU	20.2506	-74.1505	America/Havana
UME	ESNU	Umea Airport	Umea	SE	63.7918	20.2828	Europe/Stockholm
UMI	SPIL	Quince Air Base	Quince Mil	PE	-13.2333	-70.7533	America/Lima
UMM	PAST	Summit Airport	Summit	US	63.33104	-149.128836	America/Anchorage
UMR	YPWR	Woomera Airfield	Woomera	AU	-31.1442	136.817	Australia/Adelaide
UMS	UEMU	Ust-Maya Airport	Ust-Maya	RU	60.357	134.435	Asia/Khandyga
UMT	PAUM	Umiat Airport	Umiat	US	69.371113	-152.134983	America/Anchorage
UMU	SSUM	Umuarama Airport	Umuarama	BR	-23.7987	-53.3138	America/Sao_Paulo
UMY	UKHS	Sumy Airport	Sumy	UA	50.8583	34.7625	Europe/Kyiv
UMZ	KMEZ	Mena Intermountain Municipal Airport	Mena	US	34.545512	-94.202416	America/Chicago
UNA	SBTC	Hotel Transamerica Airport	Una	BR	-15.3552	-38.999	America/Bahia
UND	OAUZ	Konduz Airport		AF	36.6651	68.9108	Asia/Kabul
UNE	FXQN	Qacha's Nek Airport	Qacha's Nek	LS	-30.1117	28.6719	Africa/Maseru
UNG	AYKI	Kiunga Airport	Kiunga	PG	-6.12571	141.282	Pacific/Port_Moresby
UNI	TVSU	Union Island International Airport	Union Island	VC	12.60013	-61.41195	America/St_Vincent
UNK	PAUN	Unalakleet Airport	Unalakleet	US	63.8885	-160.799111	America/Anchorage
UNN	VTSR	Ranong Airport		TH	9.77762	98.5855	Asia/Bangkok
UNT	EGPW	Unst Airport	Shetland Islands	GB	60.7472	-0.85385	Europe/London
UNU	KUNU	Dodge County Airport	Juneau	US	43.426472	-88.703861	America/Chicago
UOA	NTTX	Mururoa Atoll Airport	Mururoa Atoll	PF	-21.867	-138.91701	Pacific/Tahiti
UOL	WAMY	Buol Airport	Buol-Celebes Island	ID	1.15905	121.428	Asia/Makassar
UOS	KUOS	Franklin County Airport	Sewanee	US	35.205146	-85.898147	America/Chicago
UOX	KUOX	University-Oxford Airport	Oxford	US	34.384333	-89.536806	America/Chicago
UPB	MUPB	Playa Baracoa Airport	Havana	CU	23.0328	-82.5794	America/Havana
UPG	WAAA	Hasanuddin International Airport	Ujung Pandang-Celebes Island	ID	-5.06163	119.554	Asia/Makassar
UPL	MRUP	Upala Airport	Upala	CR	10.8922	-85.0162	America/Costa_Rica
UPN	MMPN	Licenciado y General Ignacio Lopez Rayon Airport		MX	19.3967	-102.039	America/Mexico_City
UPP	PHUP	Upolu Airport	Hawi	US	20.265194	-155.859944	Pacific/Honolulu
UPV	EGDJ	Upavon Aerodrome	Upavon	GB	51.2862	-1.78202	Europe/London
URA	UARR	Oral Ak Zhol International Airport	Uralsk	KZ	51.1508	51.5431	Asia/Oral
URC	ZWWW	Urumqi Diwopu International Airport	Urumqi	CN	43.9071	87.4742	Asia/Shanghai
URD	EDQE	Burg Feuerstein Airport	Ebermannstadt	DE	49.79417	11.13361	Europe/Berlin
URE	EEKE	Kuressaare Airport	Kuressaare	EE	58.2299	22.5095	Europe/Tallinn
URG	SBUG	Rubem Berta Airport	Uruguaiana	BR	-29.7822	-57.0382	America/Sao_Paulo
URJ	USHU	Uray Airport	Uray	RU	60.1033	64.8267	Asia/Yekaterinburg
URM	SVUM	Uriman Airport		VE	5.33333	-62.76667	America/Caracas
URO	LFOP	Rouen Airport	Rouen/Vallee de Seine	FR	49.3842	1.1748	Europe/Paris
URR	SKUR	Urrao Airport	Urrao	CO	6.32883	-76.1425	America/Bogota
URS	UUOK	Kursk East Airport	Kursk	RU	51.7506	36.2956	Europe/Moscow
URT	VTSB	Surat Thani Airport	Surat Thani	TH	9.1326	99.1356	Asia/Bangkok
URY	OEGT	Guriat Domestic Airport		SA	31.4119	37.2795	Asia/Riyadh
USA	KJQF	Concord-Padgett Regional Airport	Concord	US	35.38777	-80.709132	America/New_York
USC	K35A	Union County, Troy Shelton Field	Union	US	34.686949	-81.641164	America/New_York
USH	SAWH	Malvinas Argentinas Airport	Ushuahia	AR	-54.8433	-68.2958	America/Argentina/Ushuaia
USI	SYMB	Mabaruma Airport	Mabaruma	GY	8.2	-59.7833	America/Guyana
USJ	UAAL	Usharal Airport	Usharal	KZ	46.19028	80.83139	Asia/Almaty
USK	UUYS	Usinsk Airport	Usinsk	RU	66.0047	57.3672	Europe/Moscow
USL	YUSL	Useless Loop Airport		AU	-26.1667	113.4	Australia/Perth
USM	VTSM	Samui Airport	Na Thon (Ko Samui Island)	TH	9.54779	100.062	Asia/Bangkok
USN	RKPU	Ulsan Airport	Ulsan	KR	35.5935	129.35201	Asia/Seoul
USQ	LTBO	Uşak Airport	Uşak	TR	38.6815	29.4717	Europe/Istanbul
USR	UEMT	Ust-Nera Airport	Ust-Nera	RU	64.55	143.11501	Asia/Ust-Nera
USS	MUSS	Sancti Spiritus Airport	Sancti Spiritus	CU	21.9704	-79.4427	America/Havana
UST	KSGJ	St Augustine Airport	St Augustine	US	29.95925	-81.339729	America/New_York
USU	RPVV	Francisco B. Reyes Airport	Coron	PH	12.1215	120.1	Asia/Manila
UTA	FVMU	Mutare Airport		ZW	-18.9975	32.6272	Africa/Harare
UTB	YMTB	Muttaburra Airport		AU	-22.5833	144.533	Australia/Brisbane
UTG	FXQG	Quthing Airport	Quthing	LS	-30.4075	27.6933	Africa/Maseru
UTH	VTUD	Udon Thani Airport	Udon Thani	TH	17.3864	102.788	Asia/Bangkok
UTI	EFUT	Utti Air Base	Utti / Valkeala	FI	60.8964	26.9384	Europe/Helsinki
UTM	KUTA	Tunica Municipal Airport	Tunica	US	34.685056	-90.347778	America/Chicago
UTN	FAUP	Pierre Van Ryneveld Airport	Upington	ZA	-28.3991	21.2602	Africa/Johannesburg
UTO	PAIM	Indian Mountain Lrrs Airport	Utopia Creek	US	65.992772	-153.703489	America/Anchorage
UTP	VTBU	U-Tapao International Airport	Rayong	TH	12.6799	101.005	Asia/Bangkok
UTR	VTPU	Uttaradit Airport	Uttaradit	TH	17.617	100.1	Asia/Bangkok
UTS	UUYX	Ust-Tsylma Airport	Ust-Tsylma	RU	65.43729	52.20034	Europe/Moscow
UTT	FAUT	K. D. Matanzima Airport	Mthatha	ZA	-31.5479	28.6743	Africa/Johannesburg
UTW	FAQT	Queenstown Airport	Queenstown	ZA	-31.9202	26.8822	Africa/Johannesburg
UUA	UWKB	Bugulma Airport	Bugulma	RU	54.64	52.8017	Europe/Moscow
UUD	UIUU	Ulan-Ude Airport (Mukhino)	Ulan Ude	RU	51.8078	107.438	Asia/Irkutsk
UUK	PAKU	Ugnu-Kuparuk Airport	Kuparuk	US	70.330667	-149.598056	America/Anchorage
UUN	ZMBU	Baruun Urt Airport		MN	46.6603	113.285	Asia/Ulaanbaatar
UUS	UHSS	Yuzhno-Sakhalinsk Airport	Yuzhno-Sakhalinsk	RU	46.8887	142.718	Asia/Sakhalin
UVA	KUVA	Garner Field	Uvalde	US	29.211333	-99.743583	America/Chicago
UVE	NWWV	Ouvea Airport	Ouvea	NC	-20.6406	166.573	Pacific/Noumea
UVF	TLPL	Hewanorra International Airport	Vieux Fort	LC	13.7332	-60.9526	America/St_Lucia
UVL	HEKG	El Kharga Airport		EG	25.4736	30.5907	Africa/Cairo
UWA	MA53	Ware Airport	Ware	US	42.282036	-72.214802	America/New_York
UYL	HSNN	Nyala Airport	Nyala	SD	12.0535	24.9562	Africa/Khartoum
UYN	ZLYL	Yulin Airport	Yulin	CN	38.2692	109.731	Asia/Shanghai
UYU	SLUY	Uyuni Airport	Quijarro	BO	-20.4463	-66.8484	America/La_Paz
UZC	LYUZ	Ponikve Airport	Uzice	RS	43.8989	19.6977	Europe/Belgrade
UZU	SATU	Curuzu Cuatia Airport	Curuzu Cuatia	AR	-29.7706	-57.9789	America/Argentina/Cordoba
VAA	EFVA	Vaasa Airport	Vaasa	FI	63.0507	21.7622	Europe/Helsinki
VAC	EDWU	Varrelbusch Airport	Cloppenburg	DE	52.90833	8.04056	Europe/Berlin
VAD	KVAD	Moody Afb Airport	Valdosta	US	30.968703	-83.192967	America/New_York
VAF	LFLU	Valence-Chabeuil Airport	Valence/Chabeuil	FR	44.9216	4.9699	Europe/Paris
VAG	SBVG	Major Brigadeiro Trompowsky Airport	Varginha	BR	-21.5901	-45.4733	America/Sao_Paulo
VAH	SLVG	Capitan Av. Vidal Villagomez Toledo Airport	Vallegrande	BO	-18.4825	-64.0994	America/La_Paz
VAI	AYVN	Vanimo Airport		PG	-2.69717	141.302	Pacific/Port_Moresby
VAK	PAVA	Chevak Airport	Chevak	US	61.540833	-165.600889	America/Anchorage
VAL	SNVB	Valenca Airport	Valenca	BR	-13.2965	-38.9924	America/Fortaleza
VAM	VRMV	Villa International Airport	Maamigili	MV	3.47056	72.83444	Indian/Maldives
VAN	LTCI	Van Ferit Melen Airport	Van	TR	38.4682	43.3323	Europe/Istanbul
VAO	AGGV	Suavanao Airport	Suavanao	SB	-7.58556	158.731	Pacific/Guadalcanal
VAP	SCRD	Rodelillo Airport	Vina Del Mar	CL	-33.0681	-71.5575	America/Santiago
VAR	LBWN	Varna Airport	Varna	BG	43.2321	27.8251	Europe/Sofia
VAS	LTAR	Sivas Airport	Sivas	TR	39.8138	36.9035	Europe/Istanbul
VAT	FMMY	Vatomandry Airport	Vatomandry	MG	-19.38333	48.95	Indian/Antananarivo
VAV	NFTV	Vava'u International Airport	Vava'u Island	TO	-18.5853	-173.96201	Pacific/Tongatapu
VAW	ENSS	Vardø Airport Svartnes	Vardø	NO	70.3554	31.0449	Europe/Oslo
VBA	VYAN	Ann Airport	Aeng	MM	19.7692	94.0261	Asia/Yangon
VBG	KVBG	Vandenberg Space Force Base Airport	Lompoc	US	34.737337	-120.584313	America/Los_Angeles
VBP	VYBP	Bokpyinn Airport	Bokpyinn	MM	11.267	98.767	Asia/Yangon
VBS	LIPO	Brescia / Montichiari Airport	Brescia	IT	45.4289	10.3306	Europe/Rome
VBV	NFVB	Vanua Balavu Airport	Vanua Balavu	FJ	-17.269	-178.976	Pacific/Fiji
VBY	ESSV	Visby Airport	Visby	SE	57.6628	18.3462	Europe/Stockholm
VCA	VVCT	Tra Noc Airport	Can Tho	VN	10.0851	105.712	Asia/Ho_Chi_Minh
VCD	YVRD	Victoria River Downs Airport		AU	-16.40212	131.00497	Australia/Darwin
VCE	LIPZ	Venezia / Tessera - Marco Polo Airport	Venezia	IT	45.5053	12.3519	Europe/Rome
VCH	SUVO	Vichadero Airport	Vichadero	UY	-31.767	-54.617	America/Montevideo
VCL	VVCA	Chu Lai International Airport	Dung Quat Bay	VN	15.4033	108.706	Asia/Ho_Chi_Minh
VCP	SBKP	Viracopos International Airport	Campinas	BR	-23.0074	-47.1345	America/Sao_Paulo
VCR	SVCO	Carora Airport	Carora	VE	10.1756	-70.06522	America/Caracas
VCS	VVCS	Co Ong Airport	Con Ong	VN	8.73183	106.633	Asia/Ho_Chi_Minh
VCT	KVCT	Victoria Regional Airport	Victoria	US	28.854206	-96.918732	America/Chicago
VCV	KVCV	Southern California Logistics Airport	Victorville	US	34.595526	-117.382662	America/Los_Angeles
VDC	SBVC	Glauber de Andrade Rocha Airport	Vitória da Conquista	BR	-14.90783	-40.91467	America/Bahia
VDE	GCHI	Hierro Airport	El Hierro Island	ES	27.8148	-17.8871	Atlantic/Canary
VDH	VVDH	Dong Hoi Airport	Dong Hoi	VN	17.515	106.59056	Asia/Ho_Chi_Minh
VDI	KVDI	Vidalia Regional Airport	Vidalia	US	32.192722	-82.371167	America/New_York
VDM	SAVV	Gobernador Castello Airport	Viedma / Carmen de Patagones	AR	-40.8692	-63.0004	America/Argentina/Salta
VDO	VVVD	Van Don International Airport	Vân Đồn	VN	21.118	107.41417	Asia/Ho_Chi_Minh
VDP	SVVP	Valle de La Pascua Airport		VE	9.22203	-65.99358	America/Caracas
VDR	SAOD	Villa Dolores Airport	Villa Dolores	AR	-31.9452	-65.1463	America/Argentina/Cordoba
VDS	ENVD	Vadsø Airport	Vadsø	NO	70.0653	29.8447	Europe/Oslo
VDY	VOJV	Vijayanagar Aerodrome (JSW)		IN	15.17497	76.63495	Asia/Kolkata
VDZ	PAVD	Valdez Pioneer Field	Valdez	US	61.134222	-146.244768	America/Anchorage
VEE	PAVE	Venetie Airport	Venetie	US	67.008675	-146.366358	America/Anchorage
VEL	KVEL	Vernal Regional Airport	Vernal	US	40.436078	-109.511422	America/Denver
VER	MMVR	General Heriberto Jara International Airport	Veracruz	MX	19.1459	-96.1873	America/Mexico_City
VEV	AGBA	Barakoma Airport	Barakoma	SB	-7.91278	156.70599	Pacific/Guadalcanal
VEX	KD60	Tioga Municipal Airport	Tioga	US	48.380278	-102.897361	America/Chicago
VEY	BIVM	Vestmannaeyjar Airport	Vestmannaeyjar	IS	63.4243	-20.2789	Atlantic/Reykjavik
VFA	FVFA	Victoria Falls International Airport	Victoria Falls	ZW	-18.0959	25.839	Africa/Harare
VGA	VOBZ	Vijayawada Airport		IN	16.5304	80.7968	Asia/Kolkata
VGD	ULWW	Vologda Airport	Vologda	RU	59.2825	39.9444	Europe/Moscow
VGO	LEVX	Vigo Airport	Vigo	ES	42.2318	-8.62677	Europe/Madrid
VGT	KVGT	North Las Vegas Airport	Las Vegas	US	36.210703	-115.194443	America/Los_Angeles
VGZ	SKVG	Villagarzon Airport	Villagarzon	CO	0.97877	-76.6056	America/Bogota
VHC	FNSA	Saurimo Airport	Saurimo	AO	-9.68907	20.4319	Africa/Luanda
VHM	ESNV	Vilhelmina Airport		SE	64.5791	16.8336	Europe/Stockholm
VHN	KVHN	Culberson County Airport	Van Horn	US	31.057833	-104.783806	America/Chicago
VHV	UENI	Verkhnevilyuisk Airport	Verkhnevilyuisk	RU	63.45806	120.26917	Asia/Yakutsk
VHY	LFLV	Vichy-Charmeil Airport	Vichy/Charmeil	FR	46.1697	3.40374	Europe/Paris
VHZ	NTUV	Vahitahi Airport	Vahitahi	PF	-18.78	-138.853	Pacific/Tahiti
VIA	SSVI	Videira Airport	Videira	BR	-26.9997	-51.1419	America/Sao_Paulo
VIE	LOWW	Vienna International Airport	Vienna	AT	48.1103	16.5697	Europe/Vienna
VIG	SVVG	Juan Pablo Perez Alfonso Airport	El Vigia	VE	8.62414	-71.67267	America/Caracas
VIH	KVIH	Rolla Ntl Airport	Rolla/Vichy	US	38.127429	-91.769514	America/Chicago
VII	VVVH	Vinh Airport	Vinh	VN	18.7376	105.671	Asia/Ho_Chi_Minh
VIJ	TUPW	Virgin Gorda Airport	Spanish Town	VG	18.4464	-64.4275	America/Tortola
VIL	GMMH	Dakhla Airport	Dakhla	EH	23.7183	-15.932	Africa/El_Aaiun
VIN	UKWW	Havryshivka Vinnytsia International Airport	Vinnitsa	UA	49.24253	28.61378	Europe/Kyiv
VIP	LSMP	Payerne Airport	Payerne	CH	46.8432	6.91506	Europe/Zurich
VIQ	WPVQ	Viqueque Airport	Viqueque	TL	-8.8838	126.373	Asia/Dili
VIR	FAVG	Virginia Airport	Durban	ZA	-29.7706	31.0584	Africa/Johannesburg
VIS	KVIS	Visalia Municipal Airport	Visalia	US	36.318638	-119.392861	America/Los_Angeles
VIT	LEVT	Vitoria/Foronda Airport	Alava	ES	42.8828	-2.72447	Europe/Madrid
VIX	SBVT	Eurico de Aguiar Salles Airport	Vitoria	BR	-20.25806	-40.28639	America/Sao_Paulo
VIY	LFPV	Villacoublay-Velizy (BA 107) Air Base	Villacoublay/Velizy	FR	48.7744	2.20154	Europe/Paris
VJB	FQXA	Xai-Xai Airport	Xai-Xai	MZ	-25.0378	33.6274	Africa/Maputo
VJI	KVJI	Virginia Highlands Airport	Abingdon	US	36.686314	-82.034784	America/New_York
VKG	VVRG	Rach Gia Airport	Rach Gia	VN	9.95803	105.13238	Asia/Ho_Chi_Minh
VKO	UUWW	Vnukovo International Airport	Moscow	RU	55.5915	37.2615	Europe/Moscow
VKS	KVKS	Vicksburg Municipal Airport	Vicksburg	US	32.239145	-90.928195	America/Chicago
VKT	UUYW	Vorkuta Airport	Vorkuta	RU	67.4886	63.9931	Europe/Moscow
VLA	KVLA	Vandalia Municipal Airport	Vandalia	US	38.991466	-89.166189	America/Chicago
VLC	LEVC	Valencia Airport	Valencia	ES	39.4893	-0.48162	Europe/Madrid
VLD	KVLD	Valdosta Regional Airport	Valdosta	US	30.781464	-83.275972	America/New_York
VLE	K40G	Valle Airport	Grand Canyon	US	35.650565	-112.148092	America/Phoenix
VLG	SAZV	Villa Gesell Airport	Villa Gesell	AR	-37.2354	-57.0292	America/Argentina/Buenos_Aires
VLI	NVVV	Port Vila Bauerfield Airport	Port Vila	VU	-17.6993	168.32001	Pacific/Efate
VLL	LEVD	Valladolid Airport	Valladolid	ES	41.7061	-4.85194	Europe/Madrid
VLM	SLVM	Teniente Coronel Rafael Pabon Airport	Villamontes	BO	-21.2552	-63.4056	America/La_Paz
VLN	SVVA	Arturo Michelena International Airport	Valencia	VE	10.14973	-67.9284	America/Caracas
VLO	LAVL	Vlora Internationa Airport	Vlora	AL	40.605556	19.426111	Europe/Tirane
VLP	SWVC	Vila Rica Airport	Vila Rica	BR	-9.97944	-51.14222	America/Cuiaba
VLR	SCLL	Vallenar Airport	Vallenar	CL	-28.5964	-70.756	America/Santiago
VLS	NVSV	Valesdir Airport	Valesdir	VU	-16.7961	168.177	Pacific/Efate
VLU	ULOL	Velikiye Luki Airport	Velikiye Luki	RU	56.3811	30.6081	Europe/Moscow
VLV	SVVL	Dr. Antonio Nicolas Briceno Airport	Valera	VE	9.34048	-70.58406	America/Caracas
VME	SAOR	Villa Reynolds Airport	Villa Reynolds	AR	-33.7299	-65.3874	America/Argentina/San_Luis
VMU	AYBA	Baimuru Airport	Baimuru	PG	-7.49686	144.8199	Pacific/Port_Moresby
VNC	KVNC	Venice Municipal Airport	Venice	US	27.071269	-82.440031	America/New_York
VND	FMSU	Vangaindrano Airport	Vangaindrano	MG	-23.35077	47.5817	Indian/Antananarivo
VNE	LFRV	Vannes-Meucon Airport	Vannes/Meucon	FR	47.7233	-2.71856	Europe/Paris
VNO	EYVI	Vilnius International Airport	Vilnius	LT	54.6341	25.2858	Europe/Vilnius
VNR	YVRS	Vanrook Station Airport		AU	-16.9633	141.95	Australia/Brisbane
VNS	VEBN	Lal Bahadur Shastri Airport	Varanasi	IN	25.45117	82.85867	Asia/Kolkata
VNT	EVVA	Ventspils International Airport	Ventspils	LV	57.3578	21.5442	Europe/Riga
VNX	FQVL	Vilankulo Airport	Vilanculo	MZ	-22.0184	35.3133	Africa/Maputo
VNY	KVNY	Van Nuys Airport	Van Nuys	US	34.209806	-118.489972	America/Los_Angeles
VOD	LKVO	Vodochody Airport	Vodochoky	CZ	50.2166	14.3958	Europe/Prague
VOG	URWW	Volgograd International Airport	Volgograd	RU	48.7825	44.3455	Europe/Volgograd
VOH	FMNV	Vohimarina Airport		MG	-13.3758	50.0028	Indian/Antananarivo
VOI	GLVA	Voinjama Airport	Voinjama	LR	8.4	-9.767	Africa/Monrovia
VOK	KVOK	Volk Field	Camp Douglas	US	43.93924	-90.253162	America/Chicago
VOL	LGBL	Nea Anchialos Airport	Nea Anchialos	GR	39.2196	22.7943	Europe/Athens
VOT	SDVG	Votuporanga Airport	Votuporanga	BR	-20.4632	-50.0045	America/Sao_Paulo
VOZ	UUOO	Voronezh International Airport	Voronezh	RU	51.8142	39.2296	Europe/Moscow
VPE	FNGI	Ngjiva Pereira Airport	Ngiva	AO	-17.0435	15.6838	Africa/Luanda
VPN	BIVO	Vopnafjörður Airport	Vopnafjörður	IS	65.7206	-14.8506	Atlantic/Reykjavik
VPS	KVPS	Eglin Afb/Destin-Ft Walton Beach Airport	Valparaiso/Destin-Ft Walton Beach	US	30.483219	-86.526044	America/Chicago
VPY	FQCH	Chimoio Airport	Chimoio	MZ	-19.1513	33.429	Africa/Maputo
VPZ	KVPZ	Porter County Regional Airport	Valparaiso	US	41.453972	-87.007083	America/Chicago
VQQ	KVQQ	Cecil Airport	Jacksonville	US	30.218778	-81.877167	America/New_York
VQS	TJVQ	Antonio Rivera Rodriguez Airport	Isla De Vieques	US	18.134806	-65.493611	America/Puerto_Rico
VRA	MUVR	Juan Gualberto Gomez International Airport	Varadero	CU	23.0344	-81.4353	America/Havana
VRB	KVRB	Vero Beach Regional Airport	Vero Beach	US	27.655555	-80.417954	America/New_York
VRC	RPUV	Virac Airport	Virac	PH	13.5764	124.206	Asia/Manila
VRE	FAVR	Vredendal Airport	Vredendal	ZA	-31.641	18.5448	Africa/Johannesburg
VRI	ULDW	Varandey Airport		RU	68.8485	58.2014	Europe/Moscow
VRK	EFVR	Varkaus Airport	Varkaus / Joroinen	FI	62.1711	27.8686	Europe/Helsinki
VRL	LPVR	Vila Real Airport	Vila Real	PT	41.2743	-7.72047	Europe/Lisbon
VRN	LIPX	Verona / Villafranca Airport	Verona	IT	45.3957	10.8885	Europe/Rome
VRO	MUKW	Kawama Airport	Matanzas	CU	23.124	-81.3016	America/Havana
VRS	K3VS	Roy Otten Memorial Airfield	Versailles	US	38.428272	-92.875264	America/Chicago
VRU	FAVB	Vryburg Airport	Vyrburg	ZA	-26.9824	24.7288	Africa/Johannesburg
VSA	MMVA	Carlos Rovirosa Perez International Airport	Villahermosa	MX	17.997	-92.8174	America/Mexico_City
VSE	LPVZ	Viseu Airport	Viseu	PT	40.7255	-7.88899	Europe/Lisbon
VSF	KVSF	Hartness State (Springfield) Airport	Springfield	US	43.343722	-72.517278	America/New_York
VSG	UKCW	Luhansk International Airport	Luhansk	UA	48.4174	39.3741	Europe/Kyiv
VST	ESOW	Stockholm Vasteras Airport	Stockholm / Vasteras	SE	59.5894	16.6336	Europe/Stockholm
VSV	VISV	Shravasti Airport	Shravasti	IN	27.503056	82.026944	Asia/Kolkata
VTB	UMII	Vitebsk East Airport	Vitebsk	BY	55.1265	30.3496	Europe/Minsk
VTE	VLVT	Wattay International Airport	Vientiane	LA	17.9883	102.563	Asia/Vientiane
VTF	NFVL	Vatulele Airport	Vatulele	FJ	-18.5125	177.63901	Pacific/Fiji
VTG	VVVT	Vung Tau Airport	Vung Tau	VN	10.3725	107.095	Asia/Ho_Chi_Minh
VTL	LFSZ	Vittel Champ De Course Airport	Luxeuil	FR	48.2239	5.93528	Europe/Paris
VTM	LLNV	Nevatim Air Base	Beersheba	IL	31.2083	35.0123	Asia/Jerusalem
VTN	KVTN	Miller Field	Valentine	US	42.856696	-100.548964	America/Chicago
VTU	MUVT	Hermanos Ameijeiras Airport	Las Tunas	CU	20.9876	-76.9358	America/Havana
VTZ	VOVZ	Vishakhapatnam Airport	Visakhapatnam	IN	17.7212	83.2245	Asia/Kolkata
VUP	SKVP	Alfonso Lopez Pumarejo Airport	Valledupar	CO	10.435	-73.2495	America/Bogota
VUS	ULWU	Velikiy Ustyug Airport	Velikiy Ustyug	RU	60.7883	46.26	Europe/Moscow
VVB	FMMH	Mahanoro Airport	Mahanoro	MG	-19.833	48.8	Indian/Antananarivo
VVC	SKVV	Vanguardia Airport	Villavicencio	CO	4.16787	-73.6138	America/Bogota
VVI	SLVR	Viru Viru International Airport	Santa Cruz	BO	-17.6448	-63.1354	America/La_Paz
VVK	ESSW	Vastervik Airport	Vastervik	SE	57.78	16.5236	Europe/Stockholm
VVO	UHWW	Vladivostok International Airport	Vladivostok	RU	43.399	132.14799	Asia/Vladivostok
VVZ	DAAP	Illizi Takhamalt Airport	Illizi	DZ	26.7235	8.62265	Africa/Algiers
VXC	FQLC	Lichinga Airport	Lichinga	MZ	-13.274	35.2663	Africa/Maputo
VXE	GVSV	Sao Pedro Airport	Sao Pedro	CV	16.8332	-25.0553	Atlantic/Cape_Verde
VXO	ESMX	Vaxjo Kronoberg Airport	Vaxjo	SE	56.9291	14.728	Europe/Stockholm
VYD	FAVY	Vryheid Airport	Vryheid	ZA	-27.7869	30.7964	Africa/Johannesburg
VYI	UENW	Vilyuisk Airport	Vilyuisk	RU	63.75667	121.69334	Asia/Yakutsk
VYS	KVYS	Illinois Valley Regional-Walter A Duncan Field	Peru	US	41.350139	-89.152944	America/Chicago
WAA	PAIW	Wales Airport	Wales	US	65.622556	-168.094972	America/Anchorage
WAC	HAWC	Waca Airport	Waca	ET	7.167	37.167	Africa/Addis_Ababa
WAE	OEWD	Wadi Al Dawasir Airport		SA	20.5043	45.1996	Asia/Riyadh
WAF	OPWN	Wana Airport	Waana	PK	32.3047	69.5704	Asia/Karachi
WAG	NZWU	Wanganui Airport	Wanganui	NZ	-39.9622	175.02499	Pacific/Auckland
WAH	KBWP	Harry Stern Airport	Wahpeton	US	46.244294	-96.607156	America/Chicago
WAI	FMNW	Ambalabe Airport	Antsohihy	MG	-14.8988	47.9939	Indian/Antananarivo
WAK	FMSZ	Ankazoabo Airport	Ankazoabo	MG	-22.29644	44.53154	Indian/Antananarivo
WAL	KWAL	Wallops Flight Facility Airport	Wallops Island	US	37.940194	-75.466389	America/New_York
WAM	FMMZ	Ambatondrazaka Airport	Ambatondrazaka	MG	-17.79538	48.44258	Indian/Antananarivo
WAO	AYWB	Wabo Airport	Wabo	PG	-6.98944	145.07511	Pacific/Port_Moresby
WAP	SCAP	Alto Palena Airport	Alto Palena	CL	-43.6119	-71.8061	America/Santiago
WAQ	FMMG	Antsalova Airport	Antsalova	MG	-18.70127	44.61492	Indian/Antananarivo
WAR	WAJR	Waris Airport	Waris-Papua Island	ID	-3.22243	140.979	Asia/Jayapura
WAT	EIWF	Waterford Airport	Waterford	IE	52.1872	-7.08696	Europe/Dublin
WAV	YWAV	Wave Hill Airport		AU	-17.3933	131.118	Australia/Darwin
WAW	EPWA	Warsaw Chopin Airport	Warsaw	PL	52.1657	20.9671	Europe/Warsaw
WAX	HLZW	Zwara Airport	Zuwara	LY	32.9523	12.0155	Africa/Tripoli
WAY	KWAY	Greene County Airport	Waynesburg	US	39.901139	-80.130694	America/New_York
WAZ	YWCK	Warwick Airport		AU	-28.1494	151.94299	Australia/Brisbane
WBA	WAPV	WahaiSeram Island	Seram Island	ID	-2.81417	129.48199	Asia/Jayapura
WBB	PAAS	Stebbins Airport	Stebbins	US	63.515969	-162.278007	America/Nome
WBG	ETNS	Schleswig Airport		DE	54.4593	9.51633	Europe/Berlin
WBK	KY31	West Branch Community Airport	West Branch	US	44.244817	-84.179809	America/Detroit
WBM	AYWD	Wapenamanda Airport		PG	-5.6433	143.895	Pacific/Port_Moresby
WBO	FMSB	Antsoa Airport	Beroroha	MG	-21.60698	45.13602	Indian/Antananarivo
WBQ	PAWB	Beaver Airport	Beaver	US	66.362222	-147.4065	America/Anchorage
WBR	KRQB	Roben-Hood Airport	Big Rapids	US	43.722811	-85.50532	America/Detroit
WBU	KBDU	Boulder Municipal Airport	Boulder	US	40.039365	-105.22609	America/Denver
WBW	KWBW	Wilkes-Barre Wyoming Valley Airport	Wilkes-Barre	US	41.297308	-75.852243	America/New_York
WCA	SCST	Gamboa Airport	Castro	CL	-42.4903	-73.7728	America/Santiago
WCH	SCTN	Chaiten Airport	Chaiten	CL	-42.9328	-72.6991	America/Santiago
WCR	PALR	Chandalar Lake Airport	Chandalar Lake	US	67.504517	-148.483222	America/Anchorage
WDG	KWDG	Enid Woodring Regional Airport	Enid	US	36.375956	-97.789423	America/Chicago
WDH	FYWH	Hosea Kutako International Airport	Windhoek	NA	-22.4799	17.4709	Africa/Windhoek
WDI	YWND	Wondai Airport		AU	-26.2833	151.858	Australia/Brisbane
WDN	90WA	Waldron Airstrip	East Sound	US	48.71177	-123.018242	America/Los_Angeles
WDR	KWDR	Barrow County Airport	Winder	US	33.982879	-83.667415	America/New_York
WDS	ZHSY	Shiyan Wudangshan Airport	Shiyan	CN	32.591667	110.907778	Asia/Shanghai
WEA	KWEA	Parker County Airport	Weatherford	US	32.745729	-97.682471	America/Chicago
WEF	ZSWF	Weifang Airport	Weifang	CN	36.6467	119.119	Asia/Shanghai
WEH	ZSWH	Weihai Airport	Weihai	CN	37.1871	122.229	Asia/Shanghai
WEI	YBWP	Weipa Airport	Weipa	AU	-12.6786	141.925	Australia/Brisbane
WEL	FAWM	Welkom Airport	Welkom	ZA	-27.998	26.6696	Africa/Johannesburg
WET	WABG	Wagethe Airport	Wagethe-Papua Island	ID	-4.04423	136.278	Asia/Jayapura
WEW	YWWA	Wee Waa Airport		AU	-30.2583	149.408	Australia/Sydney
WFD	EGCD	Manchester Woodford Airport	Manchester	GB	53.3381	-2.14889	Europe/London
WFI	FMSF	Fianarantsoa Airport		MG	-21.4416	47.1117	Indian/Antananarivo
WFK	KFVE	Northern Aroostook Regional Airport	Frenchville	US	47.2855	-68.312722	America/New_York
WGA	YSWG	Wagga Wagga City Airport	Wagga Wagga	AU	-35.1653	147.466	Australia/Sydney
WGB	OPBR	Bahawalnagar Airport	Bahawalnagar	PK	29.9463	73.2491	Asia/Karachi
WGC	VOWA	Warangal Airport	Warrangal	IN	17.9144	79.6022	Asia/Kolkata
WGE	YWLG	Walgett Airport		AU	-30.0328	148.12601	Australia/Sydney
WGO	KOKV	Winchester Regional Airport	Winchester	US	39.143528	-78.144444	America/New_York
WGP	WADW	Waingapu Airport	Waingapu-Sumba Island	ID	-9.66922	120.302	Asia/Makassar
WGT	YWGT	Wangaratta Airport		AU	-36.4158	146.30701	Australia/Melbourne
WHA	ZSWA	Wuhu Xuanzhou Airport	Wuhu	CN	31.104444	118.667222	Asia/Shanghai
WHF	HSSW	Wadi Halfa Airport	Wadi Halfa	SD	21.8027	31.52158	Africa/Khartoum
WHK	NZWK	Whakatane Airport		NZ	-37.9206	176.914	Pacific/Auckland
WHO	NZFJ	Franz Josef Aerodrome		NZ	-43.3631	170.134	Pacific/Auckland
WHP	KWHP	Whiteman Airport	Los Angeles	US	34.259325	-118.413433	America/Los_Angeles
WHS	EGEH	Whalsay Airport	Whalsay	GB	60.3775	-0.92556	Europe/London
WHT	KARM	Wharton Regional Airport	Wharton	US	29.254278	-96.154389	America/Chicago
WHU	ZSWU	Wuhu Air Base	Wuhu	CN	31.3906	118.409	Asia/Shanghai
WIB	KF05	Wilbarger County Airport	Vernon	US	34.225667	-99.28375	America/Chicago
WIC	EGPC	Wick Airport	Wick	GB	58.4589	-3.09306	Europe/London
WIE	ETOU	Wiesbaden Army Airfield	Wiesbaden	DE	50.0498	8.3254	Europe/Berlin
WIK	NZKE	Waiheke Reeve Airport		NZ	-36.8089	175.086	Pacific/Auckland
WIL	HKNW	Nairobi Wilson Airport	Nairobi	KE	-1.32172	36.8148	Africa/Nairobi
WIN	YWTN	Winton Airport		AU	-22.3636	143.086	Australia/Brisbane
WIO	YWCA	Wilcannia Airport		AU	-31.5264	143.375	Australia/Sydney
WIR	NZWO	Wairoa Airport	Wairoa	NZ	-39.0069	177.407	Pacific/Auckland
WIT	YWIT	Wittenoom Airport		AU	-22.2183	118.348	Australia/Perth
WIX	MMTX	Tuxpan Airport		MX	19.5839	-103.384	America/Mexico_City
WJF	KWJF	General Wm J Fox Airfield	Lancaster	US	34.741056	-118.218639	America/Los_Angeles
WJR	HKWJ	Wajir Airport	Wajir	KE	1.73324	40.0916	Africa/Nairobi
WJU	RKNW	Wonju Airport	Wonju	KR	37.4381	127.96	Asia/Seoul
WKA	NZWF	Wanaka Airport		NZ	-44.7222	169.246	Pacific/Auckland
WKB	YWKB	Warracknabeal Airport		AU	-36.3211	142.41901	Australia/Melbourne
WKF	FAWK	Waterkloof Air Force Base	Pretoria	ZA	-25.83	28.2225	Africa/Johannesburg
WKI	FVWT	Hwange Airport	Hwange	ZW	-18.3625	26.5167	Africa/Harare
WKJ	RJCW	Wakkanai Airport	Wakkanai	JP	45.4042	141.80099	Asia/Tokyo
WKK	K5A8	Aleknagik /New Airport	Aleknagik	US	59.282556	-158.617867	America/Anchorage
WKR	MYAW	Abaco I Walker C Airport		BS	27.2667	-78.3997	America/Nassau
WLA	YWAL	Wallal Airport	Wallal	AU	-19.7736	120.649	Australia/Perth
WLC	YWCH	Walcha Airport		AU	-31.0	151.567	Australia/Sydney
WLD	KWLD	Strother Field	Winfield/Arkansas City	US	37.168611	-97.037528	America/Chicago
WLE	YMLS	Miles Airport		AU	-26.8083	150.175	Australia/Brisbane
WLG	NZWN	Wellington International Airport	Wellington	NZ	-41.3272	174.80499	Pacific/Auckland
WLH	NVSW	Walaha Airport	Walaha	VU	-15.412	167.69099	Pacific/Efate
WLK	PASK	Selawik Airport	Selawik	US	66.600139	-159.98575	America/Anchorage
WLL	YWOR	Wollogorang Airport		AU	-17.22	137.923	Australia/Darwin
WLO	YWTL	Waterloo Airport		AU	-16.63	129.32001	Australia/Darwin
WLP	YANG	West Angelas Airport		AU	-23.13556	118.70697	Australia/Perth
WLS	NLWW	Hihifo Airport	Wallis Island	WF	-13.2383	-176.19901	Pacific/Wallis
WLW	KWLW	Willows/Glenn County Airport	Willows	US	39.515756	-122.217275	America/Los_Angeles
WMA	FMNX	Mandritsara Airport	Mandritsara	MG	-15.83305	48.83328	Indian/Antananarivo
WMB	YWBL	Warrnambool Airport		AU	-38.2953	142.44701	Australia/Melbourne
WMC	KWMC	Winnemucca Municipal Airport	Winnemucca	US	40.896611	-117.805889	America/Los_Angeles
WMD	FMSC	Mandabe Airport	Mandabe	MG	-21.0463	44.94041	Indian/Antananarivo
WME	YMNE	Mount Keith Airport		AU	-27.2864	120.555	Australia/Perth
WMH	KBPK	Baxter County Airport	Mountain Home	US	36.368943	-92.47052	America/Chicago
WMI	EPMO	Warsaw Modlin Airport	Warsaw	PL	52.4511	20.6518	Europe/Warsaw
WMN	FMNR	Maroantsetra Airport		MG	-15.4367	49.6883	Indian/Antananarivo
WMO	PAWM	White Mountain Airport	White Mountain	US	64.689194	-163.41275	America/Anchorage
WMR	FMNC	Mananara Nord Airport	Mananara Nord	MG	-16.1639	49.7738	Indian/Antananarivo
WMT	ZUMT	Zunyi Maotai Airport	Zunyi	CN	27.968056	106.438889	Asia/Shanghai
WMX	WAJW	Wamena Airport	Wamena-Papua Island	ID	-4.10251	138.957	Asia/Jayapura
WNA	PANA	Napakiak Airport	Napakiak	US	60.690333	-161.9785	America/Anchorage
WND	YWDA	Windarra Airport		AU	-28.475	122.242	Australia/Perth
WNJ	_WNJ	Weining Airport (under construction)	Leshan	CN	26.85	104.33	Asia/Shanghai
WNN	CKL3	Wunnumin Lake Airport	Wunnumin Lake	CA	52.8939	-89.2892	America/Winnipeg
WNP	RPUN	Naga Airport	Naga	PH	13.5849	123.27	Asia/Manila
WNR	YWDH	Windorah Airport		AU	-25.4131	142.66701	Australia/Brisbane
WNS	OPNH	Nawabshah Airport	Nawabash	PK	26.2194	68.3901	Asia/Karachi
WNZ	ZSWZ	Wenzhou Yongqiang Airport	Wenzhou	CN	27.9122	120.852	Asia/Shanghai
WOA	AYWO	Wonenara Airport	Wonenara	PG	-6.79686	145.89194	Pacific/Port_Moresby
WOE	EHWO	Woensdrecht Air Base	Bergen Op Zoom	NL	51.4491	4.34203	Europe/Amsterdam
WOL	YWOL	Wollongong Airport		AU	-34.5611	150.789	Australia/Sydney
WON	YWDL	Wondoola Airport		AU	-18.575	140.892	Australia/Brisbane
WOT	RCWA	Wang-an Airport	Wang-an	TW	23.36737	119.50278	Asia/Taipei
WOW	PAUO	Willow Airport	Willow	US	61.754189	-150.051739	America/Anchorage
WPA	SCAS	Cabo 1° Juan Roman Airport	Puerto Aysen	CL	-45.3992	-72.6703	America/Coyhaique
WPB	FMNG	Port Berge Airport	Port Berge	MG	-15.58429	47.62359	Indian/Antananarivo
WPC	CZPC	Pincher Creek Airport	Pincher Creek	CA	49.5206	-113.997	America/Edmonton
WPK	YWMP	Wrotham Park Airport		AU	-16.6583	144.002	Australia/Brisbane
WPO	K7V2	North Fork Valley Airport	Paonia	US	38.831306	-107.645861	America/Denver
WPR	SCFM	Capitan Fuentes Martinez Airport Airport	Porvenir	CL	-53.2537	-70.3192	America/Punta_Arenas
WPU	SCGZ	Guardiamarina Zanartu Airport	Puerto Williams	CL	-54.9311	-67.6263	America/Punta_Arenas
WRB	KWRB	Robins Afb Airport	Warner Robins	US	32.640171	-83.591921	America/New_York
WRE	NZWR	Whangarei Airport		NZ	-35.7683	174.36501	Pacific/Auckland
WRG	PAWG	Wrangell Airport	Wrangell	US	56.484333	-132.369833	America/Anchorage
WRI	KWRI	Mc Guire Field (Joint Base Mc Guire Dix Lakehurst) Airport	Wrightstown	US	40.015789	-74.590726	America/New_York
WRL	KWRL	Worland Municipal Airport	Worland	US	43.962889	-107.950528	America/Denver
WRO	EPWR	Copernicus Wrocław Airport	Wrocław	PL	51.1027	16.8858	Europe/Warsaw
WRT	EGNO	Warton Airport	Warton	GB	53.7451	-2.88306	Europe/London
WRW	YWWG	Warrawagine Airport		AU	-20.84646	120.70533	Australia/Perth
WRY	EGEW	Westray Airport	Westray	GB	59.3503	-2.95	Europe/London
WRZ	VCCW	Wirawila Airport	Weerawila	LK	6.25449	81.2352	Asia/Colombo
WSF	PACS	Cape Sarichef Airport	Cape Sarichef	US	54.582431	-164.914481	America/Nome
WSG	KAFJ	Washington County Airport	Washington	US	40.136472	-80.290194	America/New_York
WSH	KHWV	Brookhaven Airport	Shirley	US	40.821954	-72.866907	America/New_York
WSI	YSWS	Western Sydney International (Nancy-Bird Walton) Airport	Badgerys Creek	AU	-33.888056	150.714722	Australia/Sydney
WSK	ZUWS	Wushan Chongqing Airport	Wushan	CN	31.064	109.706	Asia/Shanghai
WSM	KWSM	Wiseman Airport	Wiseman	US	67.405107	-150.120878	America/Anchorage
WSN	PFWS	South Naknek Nr 2 Airport	South Naknek	US	58.702083	-157.002583	America/Anchorage
WSO	SMWS	Washabo Airport	Washabo	SR	5.25015	-57.1738	America/Paramaribo
WSP	MNWP	Waspam Airport	Waspam	NI	14.7392	-83.9694	America/Managua
WSR	WASW	Wasior Airport	Wasior-Papua Island	ID	-2.73359	134.51801	Asia/Jayapura
WST	KWST	Westerly State Airport	Westerly	US	41.349633	-71.803417	America/New_York
WSU	AYWS	Wasu Airport	Wasu	PG	-5.96171	147.19823	Pacific/Port_Moresby
WSZ	NZWS	Westport Airport		NZ	-41.7381	171.58099	Pacific/Auckland
WTA	FMMU	Tambohorano Airport	Tambohorano	MG	-17.4761	43.9728	Indian/Antananarivo
WTB	YBWW	Toowoomba Wellcamp Airport	Wellcamp	AU	-27.55833	151.79333	Australia/Brisbane
WTD	MYGW	West End Airport	West End	BS	26.6853	-78.975	America/Nassau
WTK	PAWN	Noatak Airport	Noatak	US	67.561167	-162.980417	America/Anchorage
WTL	PAAJ	Tuntutuliak Airport	Tuntutuliak	US	60.351108	-162.654611	America/Nome
WTN	EGXW	RAF Waddington	Waddington	GB	53.1662	-0.52381	Europe/London
WTP	AYWT	Woitape Airport	Fatima Mission	PG	-8.54583	147.2525	Pacific/Port_Moresby
WTR	KE24	Whiteriver Airport	Whiteriver	US	33.810608	-109.985744	America/Phoenix
WTS	FMMX	Tsiroanomandidy Airport	Tsiroanomandidy	MG	-18.75968	46.05407	Indian/Antananarivo
WTZ	NZWT	Whitianga Airport		NZ	-36.8317	175.679	Pacific/Auckland
WUA	ZBUH	Wuhai Airport	Wuhai	CN	39.791944	106.803333	Asia/Shanghai
WUD	YWUD	Wudinna Airport		AU	-33.0433	135.44701	Australia/Adelaide
WUG	AYWU	Wau Airport	Wau	PG	-7.34556	146.71861	Pacific/Port_Moresby
WUH	ZHHH	Wuhan Tianhe International Airport	Wuhan	CN	30.7838	114.208	Asia/Shanghai
WUI	YMMI	Murrin Murrin Airport		AU	-28.7053	121.891	Australia/Perth
WUN	YWLU	Wiluna Airport		AU	-26.6292	120.221	Australia/Perth
WUS	ZSWY	Nanping Wuyishan Airport	Wuyishan	CN	27.7019	118.001	Asia/Shanghai
WUU	HSWW	Wau Airport	Wau	SS	7.72583	27.975	Africa/Juba
WUX	ZSWX	Sunan Shuofang International Airport	Wuxi	CN	31.4944	120.429	Asia/Shanghai
WUZ	ZGWZ	Wuzhou Xijiang Airport	Wuzhou	CN	23.401389	111.098611	Asia/Shanghai
WVB	FYWB	Walvis Bay Airport	Walvis Bay	NA	-22.9799	14.6453	Africa/Windhoek
WVI	KWVI	Watsonville Municipal Airport	Watsonville	US	36.935733	-121.789637	America/Los_Angeles
WVK	FMSK	Manakara Airport		MG	-22.1197	48.0217	Indian/Antananarivo
WVL	KWVL	Waterville Regional Airport	Waterville	US	44.53325	-69.675528	America/New_York
WVN	EDWI	Wilhelmshaven-Mariensiel Airport	Wilhelmshaven	DE	53.50222	8.05222	Europe/Berlin
WWA	PAWS	Wasilla Airport	Wasilla	US	61.571986	-149.539557	America/Anchorage
WWD	KWWD	Cape May County Airport	Wildwood	US	39.008369	-74.908509	America/New_York
WWI	YWWI	Woodie Woodie Airport	Woodie Woodie	AU	-21.6628	121.234	Australia/Perth
WWK	AYWK	Wewak International Airport	Wewak	PG	-3.58383	143.66901	Pacific/Port_Moresby
WWR	KWWR	West Woodward Airport	Woodward	US	36.438406	-99.522574	America/Chicago
WWT	PAEW	Mertarvik Airport	Mertarvik	US	60.810402	-164.49944	America/Nome
WWY	YWWL	West Wyalong Airport	West Wyalong	AU	-33.9372	147.19099	Australia/Sydney
WXN	ZUWX	Wanxian Airport	Wanxian	CN	30.8017	108.433	Asia/Shanghai
WYA	YWHA	Whyalla Airport	Whyalla	AU	-33.0589	137.51401	Australia/Adelaide
WYE	GFYE	Yengema Airport	Yengema	SL	8.61047	-11.0454	Africa/Freetown
WYK	WIPO	Gatot Subrato Airport	Batu Raja, Sumatra Island	ID	-4.39177	104.401	Asia/Jakarta
WYN	YWYM	Wyndham Airport		AU	-15.5114	128.153	Australia/Perth
WYS	KWYS	Yellowstone Airport	West Yellowstone	US	44.688389	-111.117639	America/Denver
WZA	DGLW	Wa Airport	Wa	GH	10.0827	-2.50769	Africa/Accra
XAI	ZHXY	Xinyang Minggang Airport	Xinyang	CN	32.541389	114.077778	Asia/Shanghai
XAP	SBCH	Chapeco Airport	Chapeco	BR	-27.1342	-52.6566	America/Sao_Paulo
XAR	DFOY	Aribinda Airport	Aribinda	BF	14.217	-0.883	Africa/Ouagadougou
XAU	SOOS	Saul Airport	Saul	GF	3.61361	-53.2042	America/Cayenne
XBE	CNE3	Bearskin Lake Airport	Bearskin Lake	CA	53.9656	-91.0272	America/Winnipeg
XBG	DFEB	Bogande Airport	Bogande	BF	12.983	-0.167	Africa/Ouagadougou
XBJ	OIMB	Birjand Airport	Birjand	IR	32.8981	59.2661	Asia/Tehran
XBK	LFHS	Bourg-Ceyzeriat Airport	Bourg/Ceyzeriat	FR	46.2009	5.29203	Europe/Paris
XBO	DFEA	Boulsa Airport	Boulsa	BF	12.65	-0.567	Africa/Ouagadougou
XBR	CNL3	Brockville - Thousand Islands Regional Tackaberry Airport	Brockville	CA	44.6394	-75.7503	America/Toronto
XCH	YPXM	Christmas Island Airport	Christmas Island	CX	-10.4506	105.69	Indian/Christmas
XCL	CJS3	Cluff Lake Airport	Cluff Lake	CA	58.3911	-109.516	America/Regina
XCM	CYCK	Chatham Kent Airport	Chatham-Kent	CA	42.3064	-82.0819	America/Toronto
XCO	YOLA	Colac Airport		AU	-38.2867	143.67999	Australia/Melbourne
XCR	LFOK	Chalons-Vatry Air Base	Chalons/Vatry	FR	48.7761	4.18449	Europe/Paris
XDE	DFOU	Diebougou Airport	Diebougou	BF	10.95	-3.25	Africa/Ouagadougou
XDJ	DFCJ	Djibo Airport	Djibo	BF	14.1	-1.633	Africa/Ouagadougou
XEN	ZYXC	Xingcheng Air Base		CN	40.5803	120.698	Asia/Shanghai
XFN	ZHXF	Xiangfan Airport	Xiangfan	CN	32.1506	112.291	Asia/Shanghai
XFW	EDHI	Hamburg-Finkenwerder Airport	Hamburg	DE	53.53528	9.83556	Europe/Berlin
XGA	DFOG	Gaoua Airport	Gaoua	BF	10.2992	-3.25083	Africa/Ouagadougou
XGG	DFEG	Gorom-Gorom Airport	Gorom-Gorom	BF	14.45	-0.233	Africa/Ouagadougou
XGN	FNXA	Xangongo Airport	Xangongo	AO	-16.7554	14.9653	Africa/Luanda
XGR	CYLU	Kangiqsualujjuaq (Georges River) Airport	Kangiqsualujjuaq	CA	58.7114	-65.9928	America/Iqaluit
XIC	ZUXC	Xichang Qingshan Airport	Xichang	CN	27.9891	102.184	Asia/Shanghai
XIJ	OKAJ	Ahmed Al Jaber Air Base	Ahmed Al Jaber AB	KW	28.9348	47.7919	Asia/Kuwait
XIL	ZBXH	Xilinhot Airport	Xilinhot	CN	43.9156	115.964	Asia/Shanghai
XIN	ZGXN	Xingning Airport	Xingning	CN	24.1492	115.758	Asia/Shanghai
XIY	ZLXY	Xi'an Xianyang International Airport	Xianyang	CN	34.4471	108.752	Asia/Shanghai
XJM	OPMA	Mangla Airport	Mangla	PK	33.0501	73.6384	Asia/Karachi
XKA	DFEL	Kantchari Airport	Kantchari	BF	12.467	1.5	Africa/Ouagadougou
XKH	VLXK	Xieng Khouang Airport	Xieng Khouang	LA	19.45	103.158	Asia/Vientiane
XKS	CYAQ	Kasabonika Airport	Kasabonika	CA	53.5247	-88.6428	America/Toronto
XKY	DFCA	Kaya Airport	Kaya	BF	13.067	-1.1	Africa/Ouagadougou
XLB	CZWH	Lac Brochet Airport	Lac Brochet	CA	58.6175	-101.469	America/Winnipeg
XLS	GOSS	Saint Louis Airport	Saint Louis	SN	16.0508	-16.4632	Africa/Dakar
XLU	DFCL	Leo Airport	Leo	BF	11.1	-2.1	Africa/Ouagadougou
XMC	YMCO	Mallacoota Airport		AU	-37.5983	149.72	Australia/Melbourne
XMD	KMDS	Madison Municipal Airport	Madison	US	44.016417	-97.085611	America/Chicago
XMH	NTGI	Manihi Airport		PF	-14.4368	-146.07001	Pacific/Tahiti
XMI	HTMI	Masasi Airport	Masasi	TZ	-10.733	38.767	Africa/Dar_es_Salaam
XML	YMIN	Minlaton Airport		AU	-34.75	137.533	Australia/Adelaide
XMN	ZSAM	Xiamen Gaoqi International Airport	Xiamen	CN	24.544	118.128	Asia/Shanghai
XMP	CFC4	Macmillan Pass Airport	Macmillan Pass	CA	63.1811	-130.202	America/Whitehorse
XMS	SEMC	Coronel E Carvajal Airport	Macas	EC	-2.29917	-78.1208	America/Guayaquil
XMU	LFHY	Moulins-Montbeugny Airport	Moulins/Montbeugny	FR	46.5346	3.42372	Europe/Paris
XMY	YYMI	Yam Island Airport	Yam Island	AU	-9.90111	142.776	Australia/Brisbane
XNA	KXNA	Northwest Arkansas Ntl Airport	Fayetteville/Springdale/Rogers	US	36.281579	-94.307766	America/Chicago
XNN	ZLXN	Xining Caojiabu Airport	Xining	CN	36.5275	102.043	Asia/Shanghai
XNU	DFON	Nouna Airport	Nouna	BF	12.75	-3.867	Africa/Ouagadougou
XPA	DFEP	Pama Airport	Pama	BF	11.25	0.7	Africa/Ouagadougou
XPK	CZFG	Pukatawagan Airport	Pukatawagan	CA	55.7492	-101.266	America/Winnipeg
XPL	MHPR	Comayagua-Palmerola International Airport	Comayagua	HN	14.38233	-87.62117	America/Tegucigalpa
XPP	CZNG	Poplar River Airport	Poplar River	CA	53.0	-97.2667	America/Winnipeg
XPR	KIEN	Pine Ridge Airport	Pine Ridge	US	43.021274	-102.506606	America/Denver
XQP	MRQP	Quepos Managua Airport	Quepos	CR	9.44316	-84.1298	America/Costa_Rica
XQU	CAT4	Qualicum Beach Airport	Qualicum Beach	CA	49.3372	-124.394	America/Vancouver
XRH	YSRI	RAAF Base Richmond	Richmond	AU	-33.6006	150.78101	Australia/Sydney
XRR	CYDM	Ross River Airport	Ross River	CA	61.9706	-132.423	America/Whitehorse
XRY	LEJR	Jerez Airport	Jerez de la Forntera	ES	36.7446	-6.06011	Europe/Madrid
XSB	OMBY	Sir Bani Yas Airport	Sir Bani Yas	AE	24.282196	52.582068	Asia/Dubai
XSC	MBSC	South Caicos Airport		TC	21.5157	-71.5285	America/Grand_Turk
XSD	KTNX	Tonopah Test Range	Tonopah	US	37.798867	-116.780736	America/Los_Angeles
XSE	DFES	Sebba Airport	Sebba	BF	13.45	0.517	Africa/Ouagadougou
XSI	CZSN	South Indian Lake Airport	South Indian Lake	CA	56.7928	-98.9072	America/Winnipeg
XSP	WSSL	Seletar Airport	Seletar	SG	1.41695	103.868	Asia/Singapore
XTG	YTGM	Thargomindah Airport		AU	-27.9864	143.811	Australia/Brisbane
XTL	CYBQ	Tadoule Lake Airport	Tadoule Lake	CA	58.7061	-98.5122	America/Winnipeg
XTO	YTAM	Taroom Airport		AU	-25.8017	149.89999	Australia/Brisbane
XTR	YTAA	Tara Airport		AU	-27.1567	150.47701	Australia/Brisbane
XUZ	ZSXZ	Xuzhou Guanyin Airport	Xuzhou	CN	34.05906	117.55528	Asia/Shanghai
XWA	KXWA	Williston Basin International Airport	Williston	US	48.259784	-103.750557	America/Chicago
XXN	OERY	Riyadh Air Base	Riyadh	SA	24.7098	46.7252	Asia/Riyadh
XYA	AGGY	Yandina Airport	Yandina	SB	-9.09282	159.21841	Pacific/Guadalcanal
XYR	AYED	Edwaki Airport	Yellow River Mission	PG	-3.88399	141.79223	Pacific/Port_Moresby
XZA	DFEZ	Zabre Airport	Zabre	BF	11.167	-0.617	Africa/Ouagadougou
YAA	CAJ4	Anahim Lake Airport	Anahim Lake	CA	52.4525	-125.303	America/Vancouver
YAB	CYAB	Arctic Bay Airport		CA	73.00577	-85.04251	America/Rankin_Inlet
YAC	CYAC	Cat Lake Airport	Cat Lake	CA	51.7272	-91.8244	America/Winnipeg
YAD	CAS2	Moose Lake (Lodge) Airport	Moose Lake	CA	53.0733	-125.409	America/Vancouver
YAG	CYAG	Fort Frances Municipal Airport	Fort Frances	CA	48.6542	-93.4397	America/Winnipeg
YAH	CYAH	La Grande-4 Airport	La Grande-4	CA	53.7547	-73.6753	America/Toronto
YAI	SCCH	Gral. Bernardo O´Higgins Airport	Chillan	CL	-36.5825	-72.0314	America/Santiago
YAK	PAYA	Yakutat Airport	Yakutat	US	59.503323	-139.660268	America/Anchorage
YAL	CYAL	Alert Bay Airport	Alert Bay	CA	50.5822	-126.916	America/Vancouver
YAM	CYAM	Sault Ste Marie Airport	Sault Sainte Marie	CA	46.485	-84.5094	America/Toronto
YAN	FZIR	Yangambi Airport	Yangambi	CD	0.783	24.467	Africa/Lubumbashi
YAO	FKKY	Yaounde Airport	Yaounde	CM	3.83604	11.5235	Africa/Douala
YAP	PTYA	Yap International Airport	Yap Island	FM	9.498911	138.082484	Pacific/Chuuk
YAR	CYAD	La Grande-3 Airport	La Grande-3	CA	53.5717	-76.1964	America/Toronto
YAS	NFSW	Yasawa Island Airport	Yasawa Island	FJ	-16.7589	177.545	Pacific/Fiji
YAT	CYAT	Attawapiskat Airport	Attawapiskat	CA	52.9275	-82.4319	America/Toronto
YAU	CTP9	Donaldson Airport	Kattiniq	CA	61.6622	-73.3214	America/Toronto
YAX	CKB6	Wapekeka Airport	Angling Lake	CA	53.8492	-89.5794	America/Winnipeg
YAY	CYAY	St. Anthony Airport	St. Anthony	CA	51.3919	-56.0831	America/St_Johns
YAZ	CYAZ	Tofino / Long Beach Airport	Tofino	CA	49.07983	-125.7756	America/Vancouver
YBA	CYBA	Banff Airport	Banff	CA	51.20734	-115.54186	America/Edmonton
YBB	CYBB	Kugaaruk Airport	Kugaaruk	CA	68.5344	-89.8081	America/Cambridge_Bay
YBC	CYBC	Baie Comeau Airport	Baie-Comeau	CA	49.1325	-68.2044	America/Toronto
YBE	CYBE	Uranium City Airport	Uranium City	CA	59.5614	-108.481	America/Regina
YBG	CYBG	CFB Bagotville	Bagotville	CA	48.3306	-70.9964	America/Toronto
YBI	CCE4	Black Tickle Airport	Black Tickle	CA	53.4694	-55.785	America/Halifax
YBK	CYBK	Baker Lake Airport	Baker Lake	CA	64.2989	-96.0778	America/Rankin_Inlet
YBL	CYBL	Campbell River Airport	Campbell River	CA	49.9508	-125.271	America/Vancouver
YBO	CBW4	Bob Quinn Lake Airport	Bob Quinn Lake	CA	56.9667	-130.25	America/Vancouver
YBP	ZUYB	Yibin Wuliangye Airport	Yibin	CN	28.858	104.525	Asia/Shanghai
YBR	CYBR	Brandon Municipal Airport	Brandon	CA	49.91	-99.9519	America/Winnipeg
YBT	CYBT	Brochet Airport	Brochet	CA	57.8894	-101.679	America/Winnipeg
YBV	CYBV	Berens River Airport	Berens River	CA	52.3589	-97.0183	America/Winnipeg
YBX	CYBX	Lourdes de Blanc Sablon Airport	Lourdes-De-Blanc-Sablon	CA	51.4436	-57.1853	America/Blanc-Sablon
YBY	CYBF	Bonnyville Airport	Bonnyville	CA	54.3042	-110.744	America/Edmonton
YCA	CAH3	Courtenay Airpark	Courtenay	CA	49.6794	-124.982	America/Vancouver
YCB	CYCB	Cambridge Bay Airport	Cambridge Bay	CA	69.1081	-105.138	America/Cambridge_Bay
YCC	CYCC	Cornwall Regional Airport	Cornwall	CA	45.0928	-74.5633	America/Toronto
YCD	CYCD	Nanaimo Airport	Nanaimo	CA	49.0523	-123.87	America/Vancouver
YCE	CYCE	James T. Field Memorial Aerodrome	Centralia	CA	43.2856	-81.5083	America/Toronto
YCG	CYCG	Castlegar Airport	Castlegar	CA	49.2964	-117.632	America/Vancouver
YCH	CYCH	Miramichi Airport	Miramichi	CA	47.0078	-65.4492	America/Halifax
YCK	CEB3	Colville Lake Airport	Colville Lake	CA	67.0333	-126.083	America/Inuvik
YCL	CYCL	Charlo Airport	Charlo	CA	47.9908	-66.3303	America/Halifax
YCM	CYSN	St. Catharines Niagara District Airport	Niagara-on-the-lake	CA	43.1917	-79.1717	America/Toronto
YCN	CYCN	Cochrane Airport	Cochrane	CA	49.1056	-81.0136	America/Toronto
YCO	CYCO	Kugluktuk Airport	Kugluktuk	CA	67.8167	-115.144	America/Cambridge_Bay
YCQ	CYCQ	Chetwynd Airport	Chetwynd	CA	55.6872	-121.627	America/Dawson_Creek
YCR	CYCR	Cross Lake (Charlie Sinclair Memorial) Airport	Cross Lake	CA	54.6106	-97.7608	America/Winnipeg
YCS	CYCS	Chesterfield Inlet Airport	Chesterfield Inlet	CA	63.3469	-90.7311	America/Rankin_Inlet
YCT	CYCT	Coronation Airport	Coronation	CA	52.075	-111.445	America/Edmonton
YCU	ZBYC	Yuncheng Guangong Airport	Yuncheng	CN	35.11639	111.03139	Asia/Shanghai
YCW	CYCW	Chilliwack Airport	Chilliwack	CA	49.1528	-121.939	America/Vancouver
YCY	CYCY	Clyde River Airport	Clyde River	CA	70.4861	-68.5167	America/Iqaluit
YCZ	CYCZ	Fairmont Hot Springs Airport	Fairmont Hot Springs	CA	50.3303	-115.873	America/Edmonton
YDA	CYDA	Dawson City Airport	Dawson City	CA	64.0431	-139.12801	America/Dawson
YDB	CYDB	Burwash Airport	Burwash	CA	61.3711	-139.041	America/Dawson
YDC	CER3	Drayton Valley Industrial Airport	Drayton Valley	CA	53.2658	-114.96	America/Edmonton
YDF	CYDF	Deer Lake Airport	Deer Lake	CA	49.2108	-57.3914	America/St_Johns
YDG	CYID	Digby / Annapolis Regional Airport	Digby	CA	44.54585	-65.78542	America/Halifax
YDJ	CJL2	Hatchet Lake Airport	Hatchet Lake	CA	58.6625	-103.538	America/Regina
YDL	CYDL	Dease Lake Airport	Dease Lake	CA	58.4222	-130.032	America/Vancouver
YDN	CYDN	Dauphin Barker Airport	Dauphin	CA	51.1008	-100.052	America/Winnipeg
YDO	CYDO	Dolbeau Lac-Saint-Jean Airport	Saint-Félicien	CA	48.7785	-72.375	America/Toronto
YDP	CYDP	Nain Airport	Nain	CA	56.5492	-61.6803	America/Halifax
YDQ	CYDQ	Dawson Creek Airport	Dawson Creek	CA	55.7423	-120.183	America/Dawson_Creek
YDT	CZBB	Boundary Bay Airport	Ladner	CA	49.0742	-123.012	America/Vancouver
YDU	CJL8	Kasba Lake Airport	Kasba Lake	CA	60.2919	-102.502	America/Edmonton
YDV	CZTA	Bloodvein River Airport	Bloodvein River	CA	51.7833	-96.7	America/Winnipeg
YDW	CKV4	North of Sixty Airport	Obre Lake	CA	60.3164	-103.129	America/Edmonton
YEB	CPF2	Bar River Airport	Bar River	CA	46.4203	-84.0922	America/Toronto
YEC	RKTY	Yecheon Airport		KR	36.6319	128.355	Asia/Seoul
YEG	CYEG	Edmonton International Airport	Edmonton	CA	53.3097	-113.58	America/Edmonton
YEH	_YEH	Yinchuan Helanshan Airport	Yinchuan	CN	38.4819	106.009	Asia/Shanghai
YEI	LTBR	Bursa Yenisehir Airport	Bursa	TR	40.2552	29.5626	Europe/Istanbul
YEK	CYEK	Arviat Airport	Arviat	CA	61.0942	-94.0708	America/Rankin_Inlet
YEL	CYEL	Elliot Lake Municipal Airport	Elliot Lake	CA	46.3514	-82.5614	America/Toronto
YEM	CYEM	Manitoulin East Municipal Airport	Manitowaning	CA	45.8428	-81.8581	America/Toronto
YEN	CYEN	Estevan Airport	Estevan	CA	49.2103	-102.966	America/Regina
YEO	EGDY	RNAS Yeovilton	Yeovil	GB	51.0094	-2.63882	Europe/London
YER	CYER	Fort Severn Airport	Fort Severn	CA	56.0189	-87.6761	America/Toronto
YES	OISY	Yasouj Airport		IR	30.7005	51.5451	Asia/Tehran
YET	CYET	Edson Airport	Edson	CA	53.5789	-116.465	America/Edmonton
YEU	CYEU	Eureka Airport	Eureka	CA	79.9947	-85.8142	America/Rankin_Inlet
YEV	CYEV	Inuvik (Mike Zubko) Airport	Inuvik	CA	68.3042	-133.483	America/Inuvik
YEY	CYEY	Amos Magny Airport	Amos	CA	48.5639	-78.2497	America/Toronto
YFA	CYFA	Fort Albany Airport	Fort Albany	CA	52.2014	-81.6969	America/Toronto
YFB	CYFB	Iqaluit Airport	Iqaluit	CA	63.7564	-68.5558	America/Iqaluit
YFC	CYFC	Fredericton International Airport	Fredericton	CA	45.8689	-66.5372	America/Moncton
YFE	CYFE	Forestville Airport	Forestville	CA	48.7461	-69.0972	America/Toronto
YFG	CTU2	Fontanges Airport	Fontanges	CA	54.5539	-71.1733	America/Toronto
YFH	CYFH	Fort Hope Airport	Fort Hope	CA	51.5619	-87.9078	America/Toronto
YFI	CFG6	Fort Mackay / Firebag	Suncor Energy Site	CA	57.27583	-110.97667	America/Edmonton
YFJ	CYWE	Wekweeti Airport	Wekweeti	CA	64.1908	-114.077	America/Edmonton
YFO	CYFO	Flin Flon Airport	Flin Flon	CA	54.6781	-101.682	America/Winnipeg
YFR	CYFR	Fort Resolution Airport	Fort Resolution	CA	61.1808	-113.69	America/Edmonton
YFS	CYFS	Fort Simpson Airport	Fort Simpson	CA	61.7602	-121.237	America/Edmonton
YFX	CCK4	St. Lewis (Fox Harbour) Airport	St. Lewis	CA	52.3728	-55.6739	America/St_Johns
YGB	CYGB	Texada Gillies Bay Airport	Texada	CA	49.6942	-124.518	America/Vancouver
YGC	CEQ5	Grande Cache Airport	Grande Cache	CA	53.9169	-118.874	America/Edmonton
YGH	CYGH	Fort Good Hope Airport	Fort Good Hope	CA	66.2408	-128.651	America/Edmonton
YGJ	RJOH	Miho Yonago Airport	Yonago	JP	35.4922	133.23599	Asia/Tokyo
YGK	CYGK	Kingston Airport	Kingston	CA	44.2253	-76.5969	America/Toronto
YGL	CYGL	La Grande Riviere Airport	Radisson	CA	53.6253	-77.7042	America/Toronto
YGM	CYGM	Gimli Industrial Park Airport	Gimli	CA	50.6281	-97.0433	America/Winnipeg
YGO	CYGO	Gods Lake Narrows Airport	Gods Lake Narrows	CA	54.5589	-94.4914	America/Winnipeg
YGP	CYGP	Gaspe (Michel-Pouliot) Airport	Gaspe	CA	48.7753	-64.4786	America/Toronto
YGQ	CYGQ	Geraldton Greenstone Regional Airport	Geraldton	CA	49.7783	-86.9394	America/Toronto
YGR	CYGR	Iles-de-la-Madeleine Airport	Iles-de-la-Madeleine	CA	47.4247	-61.7781	America/Halifax
YGT	CYGT	Igloolik Airport	Igloolik	CA	69.3647	-81.8161	America/Iqaluit
YGV	CYGV	Havre St Pierre Airport	Havre St-Pierre	CA	50.2819	-63.6114	America/Toronto
YGW	CYGW	Kuujjuarapik Airport	Kuujjuarapik	CA	55.2819	-77.7653	America/Toronto
YGX	CYGX	Gillam Airport	Gillam	CA	56.3575	-94.7106	America/Winnipeg
YGZ	CYGZ	Grise Fiord Airport	Grise Fiord	CA	76.4261	-82.9092	America/Iqaluit
YHA	CCP4	Port Hope Simpson Airport	Port Hope Simpson	CA	52.5281	-56.2861	America/St_Johns
YHB	CYHB	Hudson Bay Airport	Hudson Bay	CA	52.8167	-102.311	America/Regina
YHD	CYHD	Dryden Regional Airport	Dryden	CA	49.8317	-92.7442	America/Winnipeg
YHE	CYHE	Hope Airport	Hope	CA	49.3683	-121.498	America/Vancouver
YHF	CYHF	Hearst Rene Fontaine Municipal Airport	Hearst	CA	49.7142	-83.6861	America/Toronto
YHG	CCH4	Charlottetown Airport	Charlottetown	CA	52.765	-56.1156	America/St_Johns
YHI	CYHI	Ulukhaktok Holman Airport	Ulukhaktok	CA	70.7628	-117.806	America/Edmonton
YHJ	ZSYH	Nanchang Yaohu Airport	Nanchang	CN	28.700972	116.107694	Asia/Shanghai
YHK	CYHK	Gjoa Haven Airport	Gjoa Haven	CA	68.6356	-95.8497	America/Cambridge_Bay
YHM	CYHM	John C. Munro Hamilton International Airport	Hamilton	CA	43.1736	-79.935	America/Toronto
YHN	CYHN	Hornepayne Municipal Airport	Hornepayne	CA	49.1931	-84.7589	America/Toronto
YHO	CYHO	Hopedale Airport	Hopedale	CA	55.4483	-60.2286	America/Halifax
YHP	CPV7	Poplar Hill Airport	Poplar Hill	CA	52.1133	-94.2556	America/Winnipeg
YHR	CYHR	Chevery Airport	Chevery	CA	50.4689	-59.6367	America/Blanc-Sablon
YHS	CAP3	Sechelt-Gibsons Airport	Sechelt-Gibsons	CA	49.4606	-123.719	America/Vancouver
YHT	CYHT	Haines Junction Airport	Haines Junction	CA	60.7892	-137.54601	America/Whitehorse
YHU	CYHU	Montréal / St-Hubert Airport	Longueuil	CA	45.5175	-73.4169	America/Toronto
YHY	CYHY	Hay River / Merlyn Carter Airport	Hay River	CA	60.8397	-115.783	America/Edmonton
YHZ	CYHZ	Halifax Robert L. Stanfield International Airport	Halifax	CA	44.8808	-63.5086	America/Halifax
YIA	WAHI	Yogyakarta International Airport	Yogyakarta, Java Island	ID	-7.90417	110.0575	Asia/Jakarta
YIB	CYIB	Atikokan Municipal Airport	Atikokan	CA	48.7739	-91.6386	America/Atikokan
YIE	ZBES	Aershan Yiershi Airport	Arxan	CN	47.310556	119.911944	Asia/Shanghai
YIF	CYIF	St Augustin Airport	St-Augustin	CA	51.2117	-58.6583	America/Blanc-Sablon
YIH	ZHYC	Yichang Airport	Yichang	CN	30.55655	111.47999	Asia/Shanghai
YIK	CYIK	Ivujivik Airport	Ivujivik	CA	62.4173	-77.9253	America/Toronto
YIN	ZWYN	Yining Airport	Yining	CN	43.9558	81.3303	Asia/Shanghai
YIO	CYIO	Pond Inlet Airport	Pond Inlet	CA	72.6833	-77.9667	America/Iqaluit
YIP	KYIP	Willow Run Airport	Detroit	US	42.240274	-83.531461	America/New_York
YIV	CYIV	Island Lake Airport	Island Lake	CA	53.8572	-94.6536	America/Winnipeg
YIW	ZSYW	Yiwu Airport	Yiwu	CN	29.3447	120.032	Asia/Shanghai
YJA	CYJA	Jasper Airport	Jasper	CA	52.9967	-118.059	America/Edmonton
YJF	CYJF	Fort Liard Airport	Fort Liard	CA	60.2358	-123.469	America/Inuvik
YJN	CYJN	St-Jean Airport	Saint Jean	CA	45.2944	-73.2811	America/Toronto
YJP	CEC4	Hinton / Jasper-Hinton Airport	Hinton	CA	53.3192	-117.753	America/Edmonton
YJS	ZKSE	Samjiyon Airport	Samjiyon	KP	41.9059	128.41	Asia/Pyongyang
YJT	CYJT	Stephenville Airport	Stephenville	CA	48.5442	-58.55	America/St_Johns
YKA	CYKA	Kamloops Airport	Kamloops	CA	50.7022	-120.444	America/Vancouver
YKC	CYKC	Collins Bay Airport	Collins Bay	CA	58.2361	-103.678	America/Regina
YKD	CNS7	Kincardine Airport	Kincardine	CA	44.2014	-81.6067	America/Toronto
YKE	CJT3	Knee Lake Airport	Knee Lake	CA	54.9153	-94.7981	America/Winnipeg
YKF	CYKF	Kitchener / Waterloo Airport	Waterloo	CA	43.4608	-80.3786	America/Toronto
YKG	CYAS	Kangirsuk Airport	Kangirsuk	CA	60.0272	-69.9992	America/Toronto
YKH	ZYYK	Yingkou Lanqi Airport	Yingkou	CN	40.542524	122.3586	Asia/Shanghai
YKJ	CYKJ	Key Lake Airport	Key Lake	CA	57.2561	-105.618	America/Regina
YKL	CYKL	Schefferville Airport	Schefferville	CA	54.8053	-66.8053	America/Toronto
YKM	KYKM	Yakima Air Trml/Mcallister Field	Yakima	US	46.568167	-120.544062	America/Los_Angeles
YKN	KYKN	Chan Gurney Municipal Airport	Yankton	US	42.916679	-97.385932	America/Chicago
YKO	LTCW	Yüksekova Selahaddin Eyyubi Airport	Yüksekova	TR	37.54967	44.2375	Europe/Istanbul
YKQ	CYKQ	Waskaganish Airport	Waskaganish	CA	51.4733	-78.7583	America/Toronto
YKS	UEEE	Yakutsk Airport	Yakutsk	RU	62.0933	129.771	Asia/Yakutsk
YKU	CSU2	Chisasibi Airport	Chisasibi	CA	53.8056	-78.9169	America/Toronto
YKX	CYKX	Kirkland Lake Airport	Kirkland Lake	CA	48.2103	-79.9814	America/Toronto
YKY	CYKY	Kindersley Airport	Kindersley	CA	51.5175	-109.181	America/Regina
YLB	CYLB	Lac La Biche Airport	Lac La Biche	CA	54.7703	-112.032	America/Edmonton
YLC	CYLC	Kimmirut Airport	Kimmirut	CA	62.85	-69.8833	America/Iqaluit
YLD	CYLD	Chapleau Airport	Chapleau	CA	47.82	-83.3467	America/Toronto
YLE	CEM3	Whati Airport	Whati	CA	63.1317	-117.246	America/Edmonton
YLG	YYAL	Yalgoo Airport	Yalgoo	AU	-28.3553	116.684	Australia/Perth
YLH	CYLH	Lansdowne House Airport	Lansdowne House	CA	52.1956	-87.9342	America/Toronto
YLI	EFYL	Ylivieska Airport		FI	64.0605	24.716	Europe/Helsinki
YLJ	CYLJ	Meadow Lake Airport	Meadow Lake	CA	54.1253	-108.523	America/Regina
YLK	CYLS	Barrie-Orillia (Lake Simcoe Regional Airport)	Barrie-Orillia	CA	44.4853	-79.5556	America/Toronto
YLL	CYLL	Lloydminster Airport	Lloydminster	CA	53.3092	-110.073	America/Edmonton
YLQ	CYLQ	La Tuque Airport	La Tuque	CA	47.4097	-72.7889	America/Toronto
YLR	CYLR	Leaf Rapids Airport	Leaf Rapids	CA	56.5133	-99.9853	America/Winnipeg
YLS	CSH4	Lebel-sur-Quevillon Airport	Lebel-sur-Quevillon	CA	49.0303	-77.0172	America/Toronto
YLT	CYLT	Alert Airport	Alert	CA	82.5178	-62.2806	America/Iqaluit
YLV	UBEE	Yevlakh Airport	Yevlakh	AZ	40.6319	47.1419	Asia/Baku
YLW	CYLW	Kelowna Airport	Kelowna	CA	49.9561	-119.378	America/Vancouver
YLX	ZGYL	Yulin Fumian Airport	Yulin	CN	22.438056	110.120833	Asia/Shanghai
YLY	CYNJ	Langley Airport	Langley	CA	49.1008	-122.631	America/Vancouver
YMA	CYMA	Mayo Airport	Mayo	CA	63.6164	-135.868	America/Whitehorse
YMB	CAD5	Merritt Airport	Merritt	CA	50.1228	-120.747	America/Vancouver
YME	CYME	Matane Airport	Matane	CA	48.8569	-67.4533	America/Toronto
YMG	CYMG	Manitouwadge Airport	Manitouwadge	CA	49.0839	-85.8606	America/Toronto
YMH	CYMH	Mary's Harbour Airport	Mary's Harbour	CA	52.3028	-55.8472	America/St_Johns
YMJ	CYMJ	Moose Jaw Air Vice Marshal C. M. McEwen Airport	Moose Jaw	CA	50.3303	-105.559	America/Regina
YMK	USDK	Mys Kamenny Airport	Mys Kamennyi	RU	68.483	73.567	Asia/Yekaterinburg
YML	CYML	Charlevoix Airport	Charlevoix	CA	47.5975	-70.2239	America/Toronto
YMM	CYMM	Fort McMurray Airport	Fort McMurray	CA	56.6533	-111.222	America/Edmonton
YMN	CYFT	Makkovik Airport	Makkovik	CA	55.0769	-59.1864	America/Halifax
YMO	CYMO	Moosonee Airport	Moosonee	CA	51.2911	-80.6078	America/Toronto
YMS	SPMS	Moises Benzaquen Rengifo Airport	Yurimaguas	PE	-5.89377	-76.1182	America/Lima
YMT	CYMT	Chapais Airport	Chibougamau	CA	49.7719	-74.5281	America/Toronto
YMW	CYMW	Maniwaki Airport	Maniwaki	CA	46.2728	-75.9906	America/Toronto
YMX	CYMX	Montréal (Mirabel) Airport	Mirabel	CA	45.6795	-74.0387	America/Toronto
YNA	CYNA	Natashquan Airport	Natashquan	CA	50.19	-61.7892	America/Toronto
YNB	OEYN	Yenbo Airport		SA	24.1442	38.0634	Asia/Riyadh
YNC	CYNC	Wemindji Airport	Wemindji	CA	53.0106	-78.8311	America/Toronto
YND	CYND	Ottawa / Gatineau Airport	Gatineau	CA	45.5217	-75.5636	America/Toronto
YNE	CYNE	Norway House Airport	Norway House	CA	53.9583	-97.8442	America/Winnipeg
YNG	KYNG	Youngstown/Warren Regional Airport	Youngstown/Warren	US	41.26159	-80.680366	America/New_York
YNH	CYNH	Hudsons Hope Airport	Hudson's Hope	CA	56.0356	-121.976	America/Dawson_Creek
YNJ	ZYYJ	Yanji Chaoyangchuan Airport	Yanji	CN	42.8828	129.451	Asia/Shanghai
YNL	CYNL	Points North Landing Airport	Points North Landing	CA	58.2767	-104.082	America/Regina
YNM	CYNM	Matagami Airport	Matagami	CA	49.7617	-77.8028	America/Toronto
YNN	CYNN	Nejanilini Lake Airport	Nejanilini Lake	CA	59.4875	-97.7803	America/Winnipeg
YNO	CKQ3	North Spirit Lake Airport	North Spirit Lake	CA	52.49	-92.9711	America/Winnipeg
YNP	CNH2	Natuashish Airport	Natuashish	CA	55.9139	-61.1844	America/Goose_Bay
YNS	CYHH	Nemiscau Airport	Nemiscau	CA	51.6911	-76.1356	America/Toronto
YNT	ZSYT	Penglai Intl	Yantai	CN	37.65722	120.98722	Asia/Shanghai
YNX	CSK6	Snap Lake Airport	Snap Lake	CA	63.5936	-110.906	America/Edmonton
YNY	RKNY	Yangyang International Airport	Sokcho / Gangneung	KR	38.0613	128.66901	Asia/Seoul
YNZ	ZSYN	Yancheng Airport	Yancheng	CN	33.42583	120.20306	Asia/Shanghai
YOA	CYOA	Ekati Airport	Ekati	CA	64.6989	-110.615	America/Edmonton
YOC	CYOC	Old Crow Airport	Old Crow	CA	67.5706	-139.839	America/Dawson
YOD	CYOD	CFB Cold Lake	Cold Lake	CA	54.405	-110.279	America/Edmonton
YOE	CFM4	Donnelly Airport	Donnelly	CA	55.7094	-117.094	America/Edmonton
YOG	CNT3	Ogoki Post Airport	Ogoki Post	CA	51.6586	-85.9017	America/Toronto
YOH	CYOH	Oxford House Airport	Oxford House	CA	54.9333	-95.2789	America/Winnipeg
YOJ	CYOJ	High Level Airport	High Level	CA	58.6214	-117.165	America/Edmonton
YOL	DNYO	Yola Airport	Yola	NG	9.25755	12.4304	Africa/Lagos
YOO	CYOO	Oshawa Airport	Oshawa	CA	43.9228	-78.895	America/Toronto
YOP	CYOP	Rainbow Lake Airport	Rainbow Lake	CA	58.4914	-119.408	America/Edmonton
YOS	CYOS	Owen Sound / Billy Bishop Regional Airport	Owen Sound	CA	44.5903	-80.8375	America/Toronto
YOT	LLYT	Yotvata Airfield	Yotvata	IL	29.9062	35.0667	Asia/Jerusalem
YOW	CYOW	Ottawa / Macdonald-Cartier International Airport	Ottawa	CA	45.3225	-75.6692	America/Toronto
YPA	CYPA	Prince Albert (Glass Field) Airport	Prince Albert	CA	53.2142	-105.673	America/Regina
YPB	CBS8	Port Alberni Airport	Port Alberni	CA	49.3219	-124.931	America/Vancouver
YPC	CYPC	Paulatuk (Nora Aliqatchialuk Ruben) Airport	Paulatuk	CA	69.36084	-124.07547	America/Edmonton
YPD	CNK4	Parry Sound Area Municipal Airport	Parry Sound	CA	45.2575	-79.8297	America/Toronto
YPE	CYPE	Peace River Airport	Peace River	CA	56.2269	-117.447	America/Edmonton
YPG	CYPG	Southport Airport	Portage	CA	49.9031	-98.2739	America/Winnipeg
YPH	CYPH	Inukjuak Airport	Inukjuak	CA	58.4719	-78.0769	America/Toronto
YPJ	CYLA	Aupaluk Airport	Aupaluk	CA	59.2967	-69.5997	America/Toronto
YPK	CYPK	Pitt Meadows Airport	Pitt Meadows	CA	49.2161	-122.71	America/Vancouver
YPL	CYPL	Pickle Lake Airport	Pickle Lake	CA	51.4464	-90.2142	America/Atikokan
YPM	CYPM	Pikangikum Airport	Pikangikum	CA	51.8197	-93.9733	America/Winnipeg
YPN	CYPN	Port Menier Airport	Port-Menier	CA	49.8364	-64.2886	America/Toronto
YPO	CYPO	Peawanuck Airport	Peawanuck	CA	54.9881	-85.4433	America/Toronto
YPQ	CYPQ	Peterborough Airport	Peterborough	CA	44.23	-78.3633	America/Toronto
YPR	CYPR	Prince Rupert Airport	Prince Rupert	CA	54.2861	-130.44501	America/Vancouver
YPS	CYPD	Port Hawkesbury Airport	Port Hawkesbury	CA	45.6567	-61.3681	America/Halifax
YPW	CYPW	Powell River Airport	Powell River	CA	49.8342	-124.5	America/Vancouver
YPX	CYPX	Puvirnituq Airport	Puvirnituq	CA	60.0506	-77.2869	America/Toronto
YPY	CYPY	Fort Chipewyan Airport	Fort Chipewyan	CA	58.7672	-111.117	America/Edmonton
YPZ	CYPZ	Burns Lake Airport	Burns Lake	CA	54.3764	-125.951	America/Vancouver
YQA	CYQA	Muskoka Airport	Muskoka	CA	44.9747	-79.3033	America/Toronto
YQB	CYQB	Québec City Jean Lesage International Airport	Quebec City	CA	46.7911	-71.3933	America/Toronto
YQC	CYHA	Quaqtaq Airport	Quaqtaq	CA	61.0464	-69.6178	America/Toronto
YQD	CYQD	The Pas Airport	The Pas	CA	53.9714	-101.091	America/Winnipeg
YQF	CYQF	Red Deer Regional Airport	Red Deer	CA	52.1822	-113.894	America/Edmonton
YQG	CYQG	Windsor Airport	Windsor	CA	42.2756	-82.9556	America/Toronto
YQH	CYQH	Watson Lake Airport	Watson Lake	CA	60.1164	-128.82201	America/Whitehorse
YQI	CYQI	Yarmouth Airport	Yarmouth	CA	43.8269	-66.0881	America/Halifax
YQK	CYQK	Kenora Airport	Kenora	CA	49.7883	-94.3631	America/Winnipeg
YQL	CYQL	Lethbridge Airport	Lethbridge	CA	49.6303	-112.8	America/Edmonton
YQM	CYQM	Moncton / Greater Moncton International Airport	Moncton	CA	46.1122	-64.6786	America/Halifax
YQN	CYQN	Nakina Airport	Nakina	CA	50.1828	-86.6964	America/Toronto
YQQ	CYQQ	Comox Airport	Comox	CA	49.7108	-124.887	America/Vancouver
YQR	CYQR	Regina International Airport	Regina	CA	50.4319	-104.666	America/Regina
YQS	CYQS	St Thomas Municipal Airport	St Thomas	CA	42.77	-81.1108	America/Toronto
YQT	CYQT	Thunder Bay Airport	Thunder Bay	CA	48.3719	-89.3239	America/Toronto
YQU	CYQU	Grande Prairie Airport	Grande Prairie	CA	55.1797	-118.885	America/Edmonton
YQV	CYQV	Yorkton Municipal Airport	Yorkton	CA	51.2647	-102.462	America/Regina
YQW	CYQW	North Battleford Airport	North Battleford	CA	52.7692	-108.244	America/Regina
YQX	CYQX	Gander International Airport	Gander	CA	48.9369	-54.5681	America/St_Johns
YQY	CYQY	Sydney / J.A. Douglas McCurdy Airport	Sydney	CA	46.1614	-60.0478	America/Glace_Bay
YQZ	CYQZ	Quesnel Airport	Quesnel	CA	53.0261	-122.51	America/Vancouver
YRA	CYRA	Rae Lakes Airport	Gameti	CA	64.1161	-117.31	America/Edmonton
YRB	CYRB	Resolute Bay Airport	Resolute Bay	CA	74.7169	-94.9694	America/Resolute
YRF	CYCA	Cartwright Airport	Cartwright	CA	53.6828	-57.0419	America/Halifax
YRG	CCZ2	Rigolet Airport	Rigolet	CA	54.1797	-58.4575	America/Halifax
YRI	CYRI	Riviere-du-Loup Airport	Riviere-du-Loup	CA	47.7644	-69.5847	America/Toronto
YRJ	CYRJ	Roberval Airport	Roberval	CA	48.52	-72.2656	America/Toronto
YRL	CYRL	Red Lake Airport	Red Lake	CA	51.0669	-93.7931	America/Winnipeg
YRM	CYRM	Rocky Mountain House Airport	Rocky Mountain House	CA	52.4297	-114.904	America/Edmonton
YRO	CYRO	Ottawa / Rockcliffe Airport	Ottawa	CA	45.4603	-75.6461	America/Toronto
YRQ	CYRQ	Trois-Rivieres Airport	Trois-Rivieres	CA	46.3528	-72.6794	America/Toronto
YRS	CYRS	Red Sucker Lake Airport	Red Sucker Lake	CA	54.1672	-93.5572	America/Winnipeg
YRT	CYRT	Rankin Inlet Airport	Rankin Inlet	CA	62.8114	-92.1158	America/Rankin_Inlet
YRV	CYRV	Revelstoke Airport	Revelstoke	CA	50.9667	-118.183	America/Vancouver
YSA	CSB2	Sable Island Landing Strip	Sable Island	CA	43.93035	-59.95977	America/Halifax
YSB	CYSB	Sudbury Airport	Falconbridge	CA	46.625	-80.7989	America/Toronto
YSC	CYSC	Sherbrooke Airport	Sherbrooke	CA	45.4386	-71.6914	America/Toronto
YSE	CYSE	Squamish Airport	Squamish	CA	49.7817	-123.162	America/Vancouver
YSF	CYSF	Stony Rapids Airport	Stony Rapids	CA	59.2503	-105.841	America/Regina
YSG	CYLK	Lutselk'e Airport	Lutselk'e	CA	62.4183	-110.682	America/Edmonton
YSH	CYSH	Smiths Falls-Montague (Russ Beach) Airport	Smiths Falls	CA	44.9458	-75.9406	America/Toronto
YSJ	CYSJ	Saint John Airport	Saint John	CA	45.3161	-65.8903	America/Halifax
YSK	CYSK	Sanikiluaq Airport	Sanikiluaq	CA	56.5378	-79.2467	America/Iqaluit
YSL	CYSL	St Leonard Airport	St Leonard	CA	47.1575	-67.8347	America/Moncton
YSM	CYSM	Fort Smith Airport	Fort Smith	CA	60.0203	-111.962	America/Edmonton
YSN	CZAM	Salmon Arm Airport	Salmon Arm	CA	50.6828	-119.229	America/Vancouver
YSO	CCD4	Postville Airport	Postville	CA	54.9106	-59.7867	America/Halifax
YSP	CYSP	Marathon Airport	Marathon	CA	48.7553	-86.3444	America/Toronto
YSQ	ZYSQ	Songyuan Chaganhu Airport	Songyuan	CN	44.938114	124.550178	Asia/Shanghai
YST	CYST	St. Theresa Point Airport	St. Theresa Point	CA	53.8456	-94.8519	America/Winnipeg
YSU	CYSU	Summerside Airport	Summerside	CA	46.4406	-63.8336	America/Halifax
YSY	CYSY	Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport	Sachs Harbour	CA	71.9939	-125.243	America/Edmonton
YTA	CYTA	Pembroke Airport	Pembroke	CA	45.8644	-77.2517	America/Toronto
YTD	CZLQ	Thicket Portage Airport	Thicket Portage	CA	55.3189	-97.7078	America/Winnipeg
YTE	CYTE	Cape Dorset Airport	Cape Dorset	CA	64.23	-76.5267	America/Iqaluit
YTF	CYTF	Alma Airport	Alma	CA	48.5089	-71.6419	America/Toronto
YTH	CYTH	Thompson Airport	Thompson	CA	55.8011	-97.8642	America/Winnipeg
YTL	CYTL	Big Trout Lake Airport	Big Trout Lake	CA	53.8178	-89.8969	America/Winnipeg
YTM	CYFJ	La Macaza / Mont-Tremblant International Inc Airport	Riviere Rouge	CA	46.4094	-74.78	America/Toronto
YTQ	CYTQ	Tasiujaq Airport	Tasiujaq	CA	58.6678	-69.9558	America/Toronto
YTR	CYTR	CFB Trenton	Trenton	CA	44.1189	-77.5281	America/Toronto
YTS	CYTS	Timmins Victor M. Power Airport	Timmins	CA	48.5697	-81.3767	America/Toronto
YTT	CJY3	Tisdale Airport	Tisdale	CA	52.8367	-104.067	America/Regina
YTW	ZWYT	Yutian Wanfang Airport	Yutian	CN	36.810833	81.780833	Asia/Shanghai
YTX	CBM5	Telegraph Creek Airport	Telegraph Creek	CA	57.9167	-131.117	America/Vancouver
YTY	ZSYA	Yangzhou Taizhou Airport	Yangzhou	CN	32.5634	119.7198	Asia/Shanghai
YTZ	CYTZ	Billy Bishop Toronto City Airport	Toronto	CA	43.6275	-79.3962	America/Toronto
YUB	CYUB	Tuktoyaktuk Airport	Tuktoyaktuk	CA	69.4333	-133.026	America/Inuvik
YUD	CYMU	Umiujaq Airport	Umiujaq	CA	56.5361	-76.5183	America/Toronto
YUE	YYND	Yuendumu Airport		AU	-22.2542	131.782	Australia/Darwin
YUL	CYUL	Montréal-Pierre Elliott Trudeau International Airport	Dorval	CA	45.4706	-73.7408	America/Toronto
YUM	KNYL	Yuma Mcas/Yuma International Airport	Yuma	US	32.65592	-114.6064	America/Phoenix
YUS	ZYLS	Yushu Batang Airport	Yushu	CN	32.83639	97.03639	Asia/Shanghai
YUT	CYUT	Repulse Bay Airport	Repulse Bay	CA	66.5214	-86.2247	America/Rankin_Inlet
YUX	CYUX	Hall Beach Airport	Hall Beach	CA	68.7761	-81.2436	America/Iqaluit
YUY	CYUY	Rouyn-Noranda Airport	McWatters	CA	48.2061	-78.8356	America/Toronto
YVA	FMCN	Iconi Airport	Moroni	KM	-11.7108	43.2439	Indian/Comoro
YVB	CYVB	Bonaventure Airport	Bonaventure	CA	48.0711	-65.4603	America/Toronto
YVC	CYVC	La Ronge (Barber Field) Airport	La Ronge	CA	55.1514	-105.262	America/Regina
YVE	CYVK	Vernon Airport	Vernon	CA	50.2481	-119.331	America/Vancouver
YVG	CYVG	Vermilion Airport	Vermilion	CA	53.3558	-110.824	America/Edmonton
YVM	CYVM	Qikiqtarjuaq Airport	Qikiqtarjuaq	CA	67.5458	-64.0314	America/Iqaluit
YVO	CYVO	Val-d'Or Airport	Bourlamaque	CA	48.0533	-77.7828	America/Toronto
YVP	CYVP	Kuujjuaq Airport	Kuujjuaq	CA	58.0961	-68.4269	America/Toronto
YVQ	CYVQ	Norman Wells Airport	Norman Wells	CA	65.2816	-126.798	America/Edmonton
YVR	CYVR	Vancouver International Airport	Richmond	CA	49.1939	-123.184	America/Vancouver
YVT	CYVT	Buffalo Narrows Airport	Buffalo Narrows	CA	55.8419	-108.418	America/Regina
YVV	CYVV	Wiarton Airport	Wiarton	CA	44.7458	-81.1072	America/Toronto
YVZ	CYVZ	Deer Lake Airport	Deer Lake	CA	52.6558	-94.0614	America/Winnipeg
YWA	CYWA	Petawawa Airport	Petawawa	CA	45.9522	-77.3192	America/Toronto
YWB	CYKG	Kangiqsujuaq (Wakeham Bay) Airport	Kangiqsujuaq	CA	61.5886	-71.9294	America/Toronto
YWG	CYWG	Winnipeg James Armstrong Richardson International Airport	Winnipeg	CA	49.91	-97.2399	America/Winnipeg
YWH	CYWH	Victoria Harbour Airport	Victoria	CA	48.41667	-123.36667	America/Vancouver
YWJ	CYWJ	Deline Airport	Deline	CA	65.2111	-123.436	America/Edmonton
YWK	CYWK	Wabush Airport	Wabush	CA	52.9219	-66.8644	America/Halifax
YWL	CYWL	Williams Lake Airport	Williams Lake	CA	52.1831	-122.054	America/Vancouver
YWM	CCA6	Williams Harbour Airport	Williams Harbour	CA	52.5669	-55.7847	America/St_Johns
YWP	CYWP	Webequie Airport	Webequie	CA	52.95939	-87.37487	America/Toronto
YWY	CYWY	Wrigley Airport	Wrigley	CA	63.2094	-123.437	America/Edmonton
YXC	CYXC	Cranbrook / Canadian Rockies Airport	Cranbrook	CA	49.6108	-115.782	America/Edmonton
YXE	CYXE	Saskatoon John G. Diefenbaker International Airport	Saskatoon	CA	52.1708	-106.7	America/Regina
YXH	CYXH	Medicine Hat Airport	Medicine Hat	CA	50.0189	-110.721	America/Edmonton
YXJ	CYXJ	Fort St. John Airport	Fort Saint John	CA	56.2381	-120.74	America/Dawson_Creek
YXK	CYXK	Rimouski Airport	Rimouski	CA	48.4781	-68.4969	America/Toronto
YXL	CYXL	Sioux Lookout Airport	Sioux Lookout	CA	50.1139	-91.9053	America/Winnipeg
YXN	CYXN	Whale Cove Airport	Whale Cove	CA	62.24	-92.5981	America/Rankin_Inlet
YXP	CYXP	Pangnirtung Airport	Pangnirtung	CA	66.145	-65.7136	America/Iqaluit
YXQ	CYXQ	Beaver Creek Airport	Beaver Creek	CA	62.4103	-140.867	America/Whitehorse
YXR	CYXR	Earlton (Timiskaming Regional) Airport	Earlton	CA	47.6974	-79.84735	America/Toronto
YXS	CYXS	Prince George Airport	Prince George	CA	53.8894	-122.679	America/Vancouver
YXT	CYXT	Terrace Airport	Terrace	CA	54.4685	-128.576	America/Vancouver
YXU	CYXU	London Airport	London	CA	43.0356	-81.1539	America/Toronto
YXX	CYXX	Abbotsford Airport	Abbotsford	CA	49.0253	-122.361	America/Vancouver
YXY	CYXY	Erik Nielsen Whitehorse International Airport	Whitehorse	CA	60.7096	-135.067	America/Whitehorse
YXZ	CYXZ	Wawa Airport	Wawa	CA	47.9667	-84.7867	America/Toronto
YYA	ZGYY	Yueyang Sanhe Airport	Yueyang	CN	29.314	113.278	Asia/Shanghai
YYB	CYYB	North Bay Airport	North Bay	CA	46.3636	-79.4228	America/Toronto
YYC	CYYC	Calgary International Airport	Calgary	CA	51.1139	-114.02	America/Edmonton
YYD	CYYD	Smithers Airport	Smithers	CA	54.8247	-127.183	America/Vancouver
YYE	CYYE	Fort Nelson Airport	Fort Nelson	CA	58.8364	-122.597	America/Fort_Nelson
YYF	CYYF	Penticton Airport	Penticton	CA	49.4631	-119.602	America/Vancouver
YYG	CYYG	Charlottetown Airport	Charlottetown	CA	46.29	-63.1211	America/Halifax
YYH	CYYH	Taloyoak Airport	Taloyoak	CA	69.5467	-93.5767	America/Cambridge_Bay
YYJ	CYYJ	Victoria International Airport	Victoria	CA	48.6469	-123.426	America/Vancouver
YYL	CYYL	Lynn Lake Airport	Lynn Lake	CA	56.8639	-101.076	America/Winnipeg
YYM	CYYM	Cowley Airport	Cowley	CA	49.6364	-114.094	America/Edmonton
YYN	CYYN	Swift Current Airport	Swift Current	CA	50.2919	-107.691	America/Regina
YYQ	CYYQ	Churchill Airport	Churchill	CA	58.7392	-94.065	America/Winnipeg
YYR	CYYR	Goose Bay Airport	Goose Bay	CA	53.3192	-60.4258	America/Goose_Bay
YYT	CYYT	St. John's International Airport	Saint John	CA	47.6186	-52.7519	America/St_Johns
YYU	CYYU	Kapuskasing Airport	Kapuskasing	CA	49.4139	-82.4675	America/Toronto
YYW	CYYW	Armstrong Airport	Armstrong	CA	50.2903	-88.9097	America/Toronto
YYY	CYYY	Mont-Joli Airport	Mont Jolie	CA	48.6086	-68.2081	America/Toronto
YYZ	CYYZ	Toronto Pearson International Airport	Mississauga	CA	43.6772	-79.6306	America/Toronto
YZE	CYZE	Gore Bay Manitoulin Airport	Gore Bay	CA	45.8853	-82.5678	America/Toronto
YZF	CYZF	Yellowknife Airport	Yellowknife	CA	62.4628	-114.44	America/Edmonton
YZG	CYZG	Salluit Airport	Salluit	CA	62.1794	-75.6672	America/Toronto
YZH	CYZH	Slave Lake Airport	Slave Lake	CA	55.2931	-114.777	America/Edmonton
YZP	CYZP	Sandspit Airport	Sandspit	CA	53.2543	-131.814	America/Vancouver
YZR	CYZR	Chris Hadfield Airport	Sarnia	CA	42.9994	-82.3089	America/Toronto
YZS	CYZS	Coral Harbour Airport	Coral Harbour	CA	64.1933	-83.3594	America/Atikokan
YZT	CYZT	Port Hardy Airport	Port Hardy	CA	50.6806	-127.367	America/Vancouver
YZU	CYZU	Whitecourt Airport	Whitecourt	CA	54.1439	-115.787	America/Edmonton
YZV	CYZV	Sept-Iles Airport	Sept-Iles	CA	50.2233	-66.2656	America/Toronto
YZW	CYZW	Teslin Airport	Teslin	CA	60.1728	-132.743	America/Whitehorse
YZX	CYZX	CFB Greenwood	Greenwood	CA	44.9844	-64.9169	America/Halifax
YZY	ZLZY	Ganzhou	Zhangye	CN	38.8075	100.66083	Asia/Shanghai
YZZ	CAD4	Trail Airport	Trail	CA	49.0556	-117.609	America/Vancouver
ZAC	CZAC	York Landing Airport	York Landing	CA	56.0894	-96.0892	America/Winnipeg
ZAD	LDZD	Zemunik Airport	Zadar	HR	44.1083	15.3467	Europe/Zagreb
ZAG	LDZA	Zagreb Airport	Zagreb	HR	45.7429	16.0688	Europe/Zagreb
ZAH	OIZH	Zahedan International Airport	Zahedan	IR	29.4757	60.9062	Asia/Tehran
ZAJ	OAZJ	Zaranj Airport	Zaranj	AF	30.97222	61.86583	Asia/Kabul
ZAL	SCVD	Pichoy Airport	Valdivia	CL	-39.65	-73.0861	America/Santiago
ZAM	RPMZ	Zamboanga International Airport	Zamboanga City	PH	6.92242	122.06	Asia/Manila
ZAO	LFCC	Cahors-Lalbenque Airport	Cahors/Lalbenque	FR	44.3514	1.47528	Europe/Paris
ZAR	DNZA	Zaria Airport	Zaria	NG	11.1302	7.68581	Africa/Lagos
ZAT	ZPZT	Zhaotong Airport	Zhaotong	CN	27.3256	103.755	Asia/Shanghai
ZAZ	LEZG	Zaragoza Air Base	Zaragoza	ES	41.6662	-1.04155	Europe/Madrid
ZBE	LKZA	Zabreh Ostrava Airport	Zabreh	CZ	49.9283	18.0783	Europe/Prague
ZBF	CZBF	Bathurst Airport	Bathurst	CA	47.6297	-65.7389	America/Halifax
ZBL	YTNG	Thangool (Biloela) Airport	Biloela	AU	-24.4939	150.576	Australia/Brisbane
ZBM	CZBM	Bromont (Roland Desourdy) Airport	Bromont	CA	45.2908	-72.7414	America/Toronto
ZBO	YBWN	Bowen Airport		AU	-20.0183	148.215	Australia/Brisbane
ZBR	OIZC	Konarak Airport	Chabahar	IR	25.4433	60.3821	Asia/Tehran
ZBY	VLSB	Sayaboury Airport	Sayaboury	LA	19.233	101.733	Asia/Vientiane
ZCL	MMZC	General Leobardo C. Ruiz International Airport	Zacatecas	MX	22.8971	-102.687	America/Mexico_City
ZCO	SCQP	La Araucanía Airport (Temuco)	Freire	CL	-38.925833	-72.651667	America/Santiago
ZEC	FASC	Secunda Airport	Secunda	ZA	-26.5241	29.1701	Africa/Johannesburg
ZEL	CBBC	Bella Bella (Campbell Island) Airport	Bella Bella	CA	52.185	-128.157	America/Vancouver
ZEM	CZEM	Eastmain River Airport	Eastmain River	CA	52.2264	-78.5225	America/Toronto
ZER	VEZO	Zero Airport		IN	27.5883	93.8281	Asia/Kolkata
ZFA	CZFA	Faro Airport	Faro	CA	62.2075	-133.37601	America/Whitehorse
ZFD	CZFD	Fond-Du-Lac Airport	Fond-Du-Lac	CA	59.3344	-107.182	America/Regina
ZFL	ZWZS	Zhaosu Tianma Airport	Zhaosu	CN	43.089812	81.229123	Asia/Shanghai
ZFM	CZFM	Fort Mcpherson Airport	Fort Mcpherson	CA	67.4075	-134.86099	America/Edmonton
ZFN	CZFN	Tulita Airport	Tulita	CA	64.9097	-125.573	America/Edmonton
ZFW	CEB5	Fairview Airport	Fairview	CA	56.0814	-118.435	America/Edmonton
ZGF	CZGF	Grand Forks Airport	Grand Forks	CA	49.0156	-118.431	America/Vancouver
ZGI	CZGI	Gods River Airport	Gods River	CA	54.8397	-94.0786	America/Winnipeg
ZGL	YSGW	South Galway Airport		AU	-25.6833	142.108	Australia/Brisbane
ZGM	FLNA	Ngoma Airport	Ngoma	ZM	-15.9658	25.9333	Africa/Lusaka
ZGR	CZGR	Little Grand Rapids Airport	Little Grand Rapids	CA	52.0456	-95.4658	America/Winnipeg
ZGU	NVSQ	Gaua Island Airport	Gaua Island	VU	-14.2181	167.58701	Pacific/Efate
ZHA	ZGZJ	Zhanjiang Wuchuan Airport	Zhanjiang	CN	21.2144	110.358	Asia/Shanghai
ZHI	LSZG	Grenchen Airport		CH	47.1816	7.41719	Europe/Zurich
ZHP	CZHP	High Prairie Airport	High Prairie	CA	55.3936	-116.475	America/Edmonton
ZHY	ZLZW	Zhongwei Shapotou Airport	Zhongwei	CN	37.57278	105.15444	Asia/Shanghai
ZHZ	EDAQ	Halle-Oppin Airport	Oppin	DE	51.55222	12.05389	Europe/Berlin
ZIA	UUBW	Ramenskoye Airport	Zhukovsky	RU	55.5533	38.15	Europe/Moscow
ZIC	SCTO	Victoria Airport	Victoria	CL	-38.2456	-72.3486	America/Santiago
ZIG	GOGG	Ziguinchor Airport	Ziguinchor	SN	12.5556	-16.2818	Africa/Dakar
ZIH	MMZH	Ixtapa Zihuatanejo International Airport	Ixtapa	MX	17.6016	-101.461	America/Mexico_City
ZIN	LSMI	Interlaken Air Base		CH	46.6766	7.87908	Europe/Zurich
ZIX	UEVV	Zhigansk Airport	Zhigansk	RU	66.7965	123.361	Asia/Yakutsk
ZJG	CZJG	Jenpeg Airport	Jenpeg	CA	54.5189	-98.0461	America/Winnipeg
ZJI	LSZL	Locarno Airport		CH	46.1608	8.87861	Europe/Zurich
ZJN	CZJN	Swan River Airport	Swan River	CA	52.1206	-101.236	America/Winnipeg
ZKB	FLKY	Kasaba Bay Airport	Kasaba Bay	ZM	-8.525	30.663	Africa/Lusaka
ZKE	CZKE	Kashechewan Airport	Kashechewan	CA	52.2825	-81.6778	America/Toronto
ZKP	UESU	Zyryanka Airport	Zyryanka	RU	65.7367	150.705	Asia/Srednekolymsk
ZLO	MMZO	Playa De Oro International Airport	Manzanillo	MX	19.1448	-104.559	America/Mexico_City
ZLR	SCLN	Municipal de Linares Airport	Linares	CL	-35.8617	-71.5486	America/Santiago
ZLT	CTU5	La Tabatiere Airport	La Tabatiere	CA	50.8308	-58.9756	America/Blanc-Sablon
ZLX	HSZA	Zalingei Airport	Zalingei	SD	12.9	23.483	Africa/Khartoum
ZMH	CZML	South Cariboo Region / 108 Mile Airport	108 Mile	CA	51.7361	-121.333	America/Vancouver
ZMM	MMZM	Zamora Airport		MX	20.045	-102.276	America/Mexico_City
ZMT	CZMT	Masset Airport	Masset	CA	54.0275	-132.125	America/Vancouver
ZNC	KZNC	Nyac Airport	Nyac	US	60.981031	-159.993919	America/Anchorage
ZND	DRZR	Zinder Airport	Zinder	NE	13.779	8.98376	Africa/Niamey
ZNE	YNWN	Newman Airport	Newman	AU	-23.4178	119.803	Australia/Perth
ZNZ	HTZA	Zanzibar Airport	Kiembi Samaki	TZ	-6.22202	39.2249	Africa/Dar_es_Salaam
ZOS	SCJO	Canal Bajo Carlos - Hott Siebert Airport	Osorno	CL	-40.6112	-73.061	America/Santiago
ZPB	CZPB	Sachigo Lake Airport	Sachigo Lake	CA	53.8911	-92.1964	America/Winnipeg
ZPC	SCPC	Pucon Airport	Pucon	CL	-39.2928	-71.9159	America/Santiago
ZPH	KZPH	Zephyrhills Municipal Airport	Zephyrhills	US	28.226669	-82.155645	America/New_York
ZPO	CZPO	Pinehouse Lake Airport	Pinehouse Lake	CA	55.5281	-106.582	America/Regina
ZQN	NZQN	Queenstown International Airport	Queenstown	NZ	-45.0211	168.739	Pacific/Auckland
ZRE	LYZR	Zrenjanin Airport	Zrenjanin	RS	45.33976	20.45408	Europe/Belgrade
ZRH	LSZH	Zurich Airport	Zurich	CH	47.4647	8.54917	Europe/Zurich
ZRI	WABO	Serui Airport	Serui-Japen Island	ID	-1.87558	136.241	Asia/Jayapura
ZRJ	CZRJ	Round Lake (Weagamow Lake) Airport	Round Lake	CA	52.9436	-91.3128	America/Winnipeg
ZRM	WAJI	Sarmi Airport	Sarmi-Papua Island	ID	-1.86955	138.75	Asia/Jayapura
ZSA	MYSM	San Salvador Airport	San Salvador	BS	24.0633	-74.524	America/Nassau
ZSE	FMEP	Pierrefonds Airport	St Pierre	RE	-21.3209	55.425	Indian/Reunion
ZSJ	CZSJ	Sandy Lake Airport	Sandy Lake	CA	53.0642	-93.3444	America/Winnipeg
ZSP	_ZSP	Zhushan Majiadu Airport (under construction, unknown coordinates)	Shiyan	CN	32.62918	110.79801	Asia/Shanghai
ZSS	DISS	Sassandra Airport	Sassandra	CI	4.92833	-6.13278	Africa/Abidjan
ZST	CZST	Stewart Airport	Stewart	CA	55.93541	-129.98243	America/Vancouver
ZTA	NTGY	Tureia Airport		PF	-20.7897	-138.57001	Pacific/Tahiti
ZTB	CTB6	Tete-a-la-Baleine Airport	Tete-a-la-Baleine	CA	50.6744	-59.3836	America/Blanc-Sablon
ZTH	LGZA	Dionysios Solomos Airport	Zakynthos Island	GR	37.7509	20.8843	Europe/Athens
ZTM	CZTM	Shamattawa Airport	Shamattawa	CA	55.8656	-92.0814	America/Winnipeg
ZTR	UKKV	Zhytomyr International Airport	Zhytomyr	UA	50.27056	28.73861	Europe/Kyiv
ZTU	UBBY	Zaqatala International Airport	Zaqatala	AZ	41.56222	46.66722	Asia/Baku
ZUC	CZUC	Ignace Municipal Airport	Ignace	CA	49.4297	-91.7178	America/Winnipeg
ZUD	SCAC	Pupelde Airport	Ancud	CL	-41.9039	-73.7967	America/Santiago
ZUH	ZGSD	Zhuhai Airport	Zhuhai	CN	22.0064	113.376	Asia/Shanghai
ZUL	OEZL	Zilfi Airport	Zilfi	SA	26.35	44.833	Asia/Riyadh
ZUM	CZUM	Churchill Falls Airport	Churchill Falls	CA	53.5619	-64.1064	America/Halifax
ZVA	FMMN	Miandrivazo Airport		MG	-19.5628	45.4508	Indian/Antananarivo
ZVK	VLSK	Savannakhet Airport		LA	16.5566	104.76	Asia/Vientiane
ZWA	FMND	Andapa Airport		MG	-14.6517	49.6206	Indian/Antananarivo
ZWL	CZWL	Wollaston Lake Airport	Wollaston Lake	CA	58.1069	-103.172	America/Regina
ZXT	UBTT	Zabrat Airport	Baku	AZ	40.49511	49.97697	Asia/Baku
ZYI	ZUZY	Zunyi Xinzhou Airport	Zunyi	CN	27.5895	107.0007	Asia/Shanghai
ZYL	VGSY	Osmany International Airport	Sylhet	BD	24.9632	91.8668	Asia/Dhaka
ZZE	UBBZ	Zangilan International Airport	Zangilan	AZ	39.094414	46.734098	Asia/Baku
ZZO	UHSO	Zonalnoye Airport	Tymovskoye	RU	50.6692	142.761	Asia/Sakhalin
ZZV	KZZV	Zanesville Municipal Airport	Zanesville	US	39.944446	-81.892094	America/New_York

"""#

    /// One line for each folded word of a name, a city or an ICAO code, sorted: the word, and the codes of those whose city
    /// it is, whose city begins with it, whose name does, and the others; small letters are of international airports.
    static let words: StaticString = #"""
07fa				OCA
0aa1				CYT
0aa4				FWL
0co2				CSE
0nm0				CUS
0te7				JCY
1				NFRWPA
105				EVX
106				BOD
107				VIY
108		ZMH		
112				RHE
114				QXB
126				SOZ
128				MZM
16				SXS
19ak				ICY
1lt				SAD
2				CDLCZCSRVWSN
28			RYO	
2ak6				HGZ
2la8				GWV
2te0				BZT
3				BCCEGIYAR
306				QUN
38wa				BYW
3ak5				DRF
3is8				BDF
3ny8				CTO
4				YAH
42				PMD
47				OTR
5ms1				RFK
65la				BCS
7				TBJ
709				CNG
721				RCO
78wa				CWS
7nc2				DUF
7wa5				SSW
82cl				FOB
84ne				MHN
89ny				AXB
8xs8				REE
90wa				WDN
a			LCGQUN	BGMCHMcixDETGFOHGRIGBIRJMAYMNIOCHpacpptPRCPSGPTPRDGsahTJQTUAVYSYQYZTB
aachen	AAH			MST
aaiun				EUN
aalborg	AAL			
aarhus	AAR			
aasiaat	JEG			
ab				DHFXIJ
aba			dir	
ababa				add
abaco			WKR	
abad				KHD
abadan	ABD			
abaiang	ABF			
abakan	ABA			
abariringa	CIS			
abbas				bndGJL
abbaye			BGH	
abbes				BFW
abbotsford	YXX			
abbott				OKM
abbottabad	AAW			
abdel				TOB
abdul			MLG	AORszb
abdulaziz				jedMED
abeche			AEH	
abel			SNU	
abelardo				tij
abemama		AEA		
abengourou	OGO			
abenzur				pcl
aberdeen	ABRABZAPG			
abha	AHB			
abidjan	ABJ			
abilene	ABIDYS			
abingdon	VJI		ABG	
ablow	MTV			
aboisso	ABO			
aboubakr				CFK
abraham			cjsSPI	
abraq				LAQ
abresso			RSK	
abs	EAB			
abu		ABSauhAZI	DHF	
abubakar				sko
abuja	abv			
abumusa			AEU	
academy				AFF
acadiana			ARA	
acandi	ACD			
acapulco	aca			
acarigua	AGV			
accomack			MFV	
accra	acc			
aceh				BTJ
acft				CEA
achinsk	ACS			
achmad			SRG	
acosta				MOA
acozac				NLU
acre				BCR
acres				LMR
acuna				acncpecyo
ad		dmmRSS		
ada	ADT			spn
adado	AAD			
adak		ADK		
adam	AOM			
adampur			AIP	
adams				bgiHEZKKALITSBS
adana	ADAUAB			
adde				mgq
addington			EKX	
addis		add		
addison			ADS	
adelaide	adl			
aden	ade		mgq	
adi			jogSOC	
adirondack			SLK	
adiyaman	ADF			
adm				NRB
administrative				cce
adnan			adb	
adolf				pbm
adolfo				ONXtlc
adrian	ADG			
aek			AEG	
aeng	VBA			
aerea				SSZ
aero				KYO
aeroclub				NCJ
aeroclube			BGVQNV	
aerodrom			LEU	
aerodrome				AFTASGBLYBPFBYTCKWCMVDGREVHGBZIIAINQIORJHLKFEOCJOHBORMPCNSZSTMZUPVVDYWHOYCE
aeropelican			BEO	
aeroplex				MVC
aeroporto			BJP	
aeropuerto				UIO
aerotortuguero			TTQ	
aershan			YIE	
af				CKAEGI
afb				BABBADBIXBLVCBMchsCVSDLFDMADOVDYSEDFEDWEILENDFFOGSBHIFHMNIABINSLFILRFLSVLTSLUFMCFMIBMUOMXFOFFPAMRCARDRRNDSKASPSSSCSUUSZLTIKUAMVADVPSWRB
afonso			CWB	PAV
afore	AFR			
afton	AFONRI			
afutara			AFT	
afyon			AFY	
afyonkarahisar	AFY			
agadez	ajy			
agadir	AGA			
agaf				AFT
agalega			AHG	
agar				RNA
agartala	IXA			
agat				ATD
agatti			AGX	
agba				VEV
agbt				BPF
agen		AGF		
agev				GEF
agga				AKS
aggb				BNY
aggc				CHY
agge				BAS
aggeneys	AGZ			
aggf				FRE
aggh				hir
aggi				MBU
aggj				AVU
aggk				IRA
aggl				SCZ
aggm				MUA
aggn				GZO
aggo				MNY
aggp				PRS
aggr				RNL
aggs				EGM
aggt				NNB
aggu				RUS
aggv				VAO
aggy				XYA
aghajari			AKW	
agkg				KGE
agnant				RCO
agok				GTA
agoncillo				RJL
agostinho			NTO	nbj
agra			AGR	
agramonte				cmw
agrc				RIN
agri	AJI			
agrinion	AGQ			
agrio				LGQ
agrm				RBV
agropecuaria			ITI	
agua		GGB		
aguachica	HAY			
aguadilla	BQN			
aguas			OCV	
aguascalientes	agu			
aguenar			TMR	
aguiar				VIX
aguni	AGJ			
ahe		AHE		
ahilyabai				IDR
ahmed		XIJ		
ahmedabad	amd			
aho				NFO
ahsa				HOF
ahuas	AHS			
ahwaz	AWZ			
aiken	AIK			
aima		BXJ		
aime				fdf
ain			OGXQSF	aan
ainsworth	ANW			
aiome	AIE			
aioun		AEO		
air				AATAEBAHCAIPAKHAMKANKAOGAPGAPIAVBBAOBEKBGEBIFBIGBJYBKTBOIBSMBUPBXABYSBZTCBDCNGCNMCSFDAADNADPGECGESKEVXFAFFBGFBKFCSFHUFLVFMHFRIFRNFSIFTKGHFGLZGMTGRFGRKGWEHDSHFFHHIHINHMYHOPHSZHUAHYCIKOILHILNIQAIUDIWKIXPJAGJAMJWOKHSKIKKKKKLDKMXKUVKWAKYELDVLGFLHKLIYLNILSFLWRmafMESMHVMMNMSHMSJMWDMXRMZMNHDNJANLUNUJOAIOBLOKOOMFOSNOTNOZPOZRPCBPOBPOEPOVPQEPRVQPGREURMSROWRUGSGISGLSJNSNJSOZSPMSSNSVNSYATGATHUTJVTQDTQSTTHTZRUABUDEUMIUTIVIYVTMWHUWKFWOEXCRXENXIJXXNYKMYMJZAZZIN
aircenter				JCI
aires				AEPBAI
airfield				AFFAFNAWKAXBBSFEANEIYFOOHDHHKKLEVLYBMCCMIPMTZNUQOCNOMAQCBRAGRUESYNTKZUMRVRSWIEWJFYOT
airpark				AEPCAOCSECTOGAIGWSHBBHTWMDDMZJPPMREESSWYCA
airstrip				AAJAFRAHGCSADAODGAGCTJEKKCBKRJLAULWIMOJMREOASOUKSZMTOHUKAWDN
aishalton	AHL			
aitape	ATPTAJ			
aitutaki	AIT			
aix			QXB	CMF
aiyura		AYU		
aizawl	AJL			
ajaccio	MFX	AJA		
aji			aap	
ajmer				KQH
ajoncs				EDM
ak				ura
ak13				CEX
ak26				SOL
ak33				HED
ak49				TWE
ak71				LNI
ak75				CDL
ak97				BSW
akah				LKH
akanu			enu	
akhamok				TMR
akhiok	AKK			
akiachak	KKI			
akiak	AKI			
akieni	AKE			
akita	AXT			
akjoujt	AJJ			
aklavik	LAK			
akola			AKD	
akov				RPN
akron	akcAKOCAK			
akrotiri				AKT
aksu	AKU			
aktau	sco			
aktion			PVK	
aktobe			akx	
aktyubinsk	akx			
akulivik	AKV			
akureyri	AEY			
akutan	KQA			
al		aanAHUAJFBYDDHFDWDEBDEJHLAQMNHTQD	aayABTAGAAZIdwcHOFIQAIUDNHDnjf	AQIBGYltkMNTrktWAEXIJ
alabama				GADMSL
alagoinhas	QGS			
alajero	GMZ			
alakanuk	AUK			
alam				rmfRNMSXR
alama			lhe	
alamein				dbb
alamogordo	ALMHMN			
alamos				LAM
alamosa	ALS			
alarcom				TJL
alashankou			BPL	
alava	VIT			
albacete	ABC			
albany	ABYalbALH			ATOYFA
albemarle				CHO
albenga	all			
alberni				YPB
albert		AELBYF	OAJONHSPG	YPA
alberto			MCPMRDSOXTND	cpeMVP
albertus			FEP	
albi		LBI		
albian		JHL		
albino				tgz
albrook	pac			
albuquerque	abq			
albury	ABX			
alcala				HSK
alcantari			sre	
alcides			ACD	
alcolumbre				MCP
aldamiz				pem
aldan	ADH			
alderney			ACI	
alegre				MTEPBXPOAPPYQNS
alegrete	ALQ			
alejandro			cuz	
aleknagik	WKK			
alene				COE
alenquer	ALT			
aleppo	alp			
alert	YLT	YAL		
alerta			ALD	
alester				MLC
alesund	AES			
alexander		ALJALX	ISWkva	eaxSLT
alexandra	ALR			
alexandria	aexAXNESFhbe	AXB	AXL	
alexandroupolis	AXD			
alfaro				mec
alferez			AOPHUULLS	
alfonso			cloVUP	VIG
alfred				AFDKKA
alfredo			let	AOPAYP
alghero	AHO			
algiers	ALG			
algona	AXG			
alguaire				ILD
ali		AII	APJ	CBHdwcERHsdfTPK
alia				amm
alicante	alc			
alice	ali	ASP		
aliceville	AIV			
aliqatchialuk				YPC
aliya				akx
aliyev				gyd
allah			AAV	
allahabad	IXD			
allakaket	AET			
allan			BKT	SMX
alldays	ADY			
allegheny			AGC	
allen			BIG	AOHmfePAK
allentown	abe			
allgau				FMM
alliance	AIA			AFW
alma	AMNYTF			
almaty	ala			
almeida				JDRUBA
almeirim	GGFMEU			
almenara	AMJ			
almeria	lei			
almirante			RCHREL	
almonacid				IRJ
alofa				tbu
alofi	iue			
along			IXV	
alonso			CTD	
alor		AORARD		
alpe				AHZ
alpena	APN			
alpha			ABH	
alpine	ALE			
alstahaug	SSJ			
alsworth				PTA
alt				LEU
alta	ALF	AFL		
altai	LTI			
altamira	ATM			
altay	AAT			
altaysk				RGK
altenburg	AOC			
altenrhein	ACH			
altintas	KZR			
alto		APYARRWAP		lpbPAO
alton		ALN	AWN	
altoona	AOO			
altus	AXSLTS			
alula	ALU			
alvarez				aca
alvin				NBG
alxa			AXFRHT	
alykel				NSK
am		AMC		fraKLU
amado			TPQ	IOS
amahai		AHI		
amakusa			AXJ	
amalfi	AFI			
amalie				STT
amami	ASJ			
amanab	AMU			
amanat				cgp
amarais			CPQ	
amarante				nat
amarillo	amaTDW			
amasya	MZH			
amata			AMTmaj	
amazonas				PTZ
ambalabe			WAI	
ambanja	IVA			
ambato	ATF			
ambatondrazaka	WAM			
ambedkar				nag
ambeno				OEC
ambikapur	AHA			
ambilobe			AMB	
ambler	ABL			
ambodedjo			MZI	
amboim				PBN
ambon	AMQ			
amborovy			MJN	
amboseli		ASV		
ambouli				JIB
ambriz	AZZ			
ambrosio				COR
ambryn		ULB		
ambunti	AUJ			
amderma	AMV			
amedee			AHC	
ameijeiras				VTU
amelia				POL
amenas	IAM			
america				LBL
americas				sdq
amery	AHH			
ames	AMW			
amgu	AEM			
amilcar			sid	
aminu				kan
amir				PGK
amman	adjamm			
ammaroo			AMX	
amol	BSM			
amory				nev
amos	YEY			
amotu				tbu
ampanihy	AMP			
amparai	GOY			
ampugnano				SAY
amritsar	atq			
amsei				BAT
amsterdam	AMS			QSX
amur				KXK
amure				NLI
an				ENYHIAJGSJNGszxWOTxiy
ana				CRCNNBSBLSNA
anaa			AAA	
anaco	AAO			
anacortes	DTROTS			
anadolu			AOE	
anadyr	DYR			
anahim		YAA		
anaktuvuk		AKP		
analalava			HVA	
anapa	AAQ			
anapolis	APS			
anchialos				VOL
anchorage	ancEDFMRI			FRN
ancona	AOI			
ancud	ZUD			
and				ETMLITmafMLFOKMTNT
anda				SDN
andahuaylas	ANS			
andakombe			ADC	
andamooka			ADO	
andapa			ZWA	
andekombe	ADC			
andenes	ANX			
anders				HEZ
andersen			UAM	
anderson	AIDAND			
andes				CPCLOB
andi			MXB	
andizhan	AZN			
andoas	AOP			
andoya			ANX	
andrade				PLUVDC
andravida	PYR			
andre				gru
andres			ICC	adzREL
andrews	ADR			ADWADX
andros	COX	SAQ	ASD	
anegada	NGD			
anelghowhat	AUY			
angads			OUD	
angaha	NFO			
angara				BQA
angb				MTC
angel		AXX	tgz	SDE
angelas				WLP
angeles		crk		clmlaxLSQWHP
angelholm	AGH			
angelina			LFK	
angelo				ENKGELSJTTSF
angers		ANE		
angkor				sai
anglet				BIQ
angleton		LJN		
angling		YAX		
angoche	ANO			
angola	ANQ			
angoon	AGN			
angouleme		ANG		
aniak	ANI			
anibal				CIJ
animas			AMK	
aniwa	AWD			
ankang	AKA			
ankara	ANKesb			
ankavandra	JVA			
ankazoabo	WAK			
ann		ARB	VBA	
annaba			AAE	
annabah	AAE			
annai	NAI			
annapolis	ANP			YDG
anne				ACI
annecy		NCY		
annette	ANN			
anniston	ANB			
annville				MUI
anqing	AQG			
anse				DSD
anshan	AOG			
anshun	AVA			
anta	ATA			
antalya	ayt			
antananarivo	TNR			
antartica	UGL			
anthony	ANY		AYL	YAY
antlers	ATE			
antofagasta	ANF			
antoine			OES	
antonio			APOAREPSOscuVQS	blaCUMEQSgigIPGnbjOESQXCsatSKFSSFSVZVLV
antrim			ACB	
antsalova	WAQ			
antsirabato			ANM	
antsirabe	ATJ			
antsoa			WBO	
antsohihy	WAI			
antwerp	anr			
anua	BNY			
anuradhapura	ACJ			
anvik	ANV			
anyang	AYN			
anyn				inu
anzoategui				bla
aomori	AOJ			
aosta	AOT			
ap			APH	
apache				GLB
apalachicola	AAF			
apataki	APK			
apatity	KVK			
apia	apwFGI			
apiay	API			
apollo				NTU
apolo	APB			
aponte				NRR
aposento				APE
apostle				OHD
apple		APV		
appleton	atw			
apt				cmb
apucarana	APU			
apung				LPU
apure				SFD
aqaba	aqj			
aquila				QAQ
aquino				mnl
ar		IUD		
araak	AJK			
arab				CIJhbe
aracaju	AJU			
aracatuba	ARU			
aracena				IQQ
arad	arw			
aragarcas	ARS			
aragon				clo
aragones				SDE
araguaia				CDJCMPSQMSXO
araguaina	AUX			
arak			AJK	
aral	ACF			
aramac			AXC	
aramare				PYH
arandis	ADI			
arandu				QVP
aransas			RKP	
arapahoe	AHF			
arapiraca	APQ			
arapongas	APX			
arapoti	AAG			
arar	RAE			
araracuara	ACR			
araraquara	AQA			
ararat			ARY	
araripina	JAW			
arathusa	ASS			
aratika			RKA	
arauca	AUC			
araucania				ZCO
arauz				TDD
araxa	AAX			
araxos			GPA	
arb				CEFGUSHSTMGERIV
arba			AMH	
arbatax	TTB			
arbil	ebl			
arbor				ARB
arcata		ACV		
archangelsk	ARH			
arctic		ARC	YAB	
ardabil	ADU			
ardeche				OBS
ardmore	ADMAHD		AMZ	
area			RCU	BFGTZCYPD
arealva				JTC
arecibo	ARE			
arenal			FON	
arenas				BAIPUQ
arequipa	aqp			
argana				esg
argentinas				USH
argentino				ING
argyle	svd		GYL	
arias				ATASNF
aribinda	XAR			
arica	ARI			
ariporo				PZA
aripuana	AIR			NVP
ariquemes	AQM			
arish				aac
ariston				JJD
arka				kgf
arkansas			byh	ELDWLDXNA
arlanda				ARN
arles				FNI
arlit	RLT			
arly	ARL			
arm				YSN
armando			LPJ	CJALLS
armenia	AXMNAR			
armidale	ARM			
armor				SBK
armstrong	YYW			AXVmsyywg
army				AHCAPGBIFBIGBKTBSFBYSDAADPGFAFFBGFBKFCSFHUFLVFRIFRNFSIFTKGHFGRFGRKHFFHHIHLRHOPHUAKWALGFLIYLSFMUIOZRPOBPOESVNWIE
arnage				LME
arnat				QSF
arnavutkoy		IST		
arnold			LBE	
aro	MOL			
aroeboesman				ENE
arona	RNA			
aroostook				WFK
aropa			KIE	
arorae		AIS		
arpt				RML
arrabury			AAB	
arrachart			DIE	
arraias	AAI			
arrayan				OAN
arriaga				slp
arroyo		EPS		
arroyos				OYO
arsnl				HUA
arso		ARJ		
art			CFQ	BMY
artesia	ATS			
arthur		ATC	CIN	BJPBPTISP
artigas	ati			
artilleria				ETR
artunduaga				FLA
arturo			vln	GNRscl
artvin				RZV
arua	RUA			
arusha	ARKjro			
arutua			AXR	
arvaikheer	AVK			
arviat	YEK			
arvidsjaur	AJR			
arxan	YIE			
asaba	abb			
asad				IQA
asaf				ETM
asahikawa	AKJ			
asaloyeh	AOY			
asaluyeh	pgu			
asau	AAU			
ascencion			ASC	
ascension		ASCASI		
ash		CKK		
ashaig				SKL
ashburton			ASG	
asheville	AVL			
ashgabat	ASB			
ashland	AHMASX			
ashley	ASY			
ashrafi				KSH
ashtabula	JFN			
asis				PUU
asmara	asm			
asosa	ASO			
aspen	ASE			
assab	asa			
assad				ltk
assis	AIF			JDF
assiut	atz			
astana	nqz			
astete				cuz
astor			mdq	
astoria	AST			
astrakhan	ASF			
asturias			OVD	
astypalaia		JTY		
asuncion	asu			
aswan	asw			
at				AGSBTLCRGELDglsISOkoaPDTpsmTOI
ata				BXJdmbKZO
atacama				CPO
atalaya	AYX			
atambua		ABU		
ataq			AXK	
atar	atr			
ataturk			isl	
atauro	AUT			
atbara	ATB			
athen			HEW	
athens	AHNathHEWMMI	ATO		
ati	ATV			
atikokan	YIB			
atinjoe		TXM		
atiu		AIU		
atizapan			AZP	
atka	AKB			
atkinson			PTS	
atlanta	atlFTYPDK			
atlantic	AIO	acy		
atlantique				NTE
atlas			BVB	
atmautluak	ATT			
atoifi	ATD			
atoll				AEAAHEBBGDDDHHZKDMKWAmajMDYUOA
atqasuk	ATK			
atrouss				AEO
atsinanana			ILK	
atsugi			NJA	
attala				OSX
attawapiskat	YAT			
attu	ATU			
atuona				AUQ
atwater	MER			
atyrau	guw			
au	GRL			pap
aubenas		OBS		
aubin				DPE
auburn	AUNAUO	LEW		
auckland	akl			
auf				OHR
augsburg	AGB			
augusta	AGSAUGDNL			PUG
auguste				NGD
augustin				YIF
augustine				UST
augusto			mga	CLNpjc
augustus			AUD	
auki	AKS			
aulie			dmb	
ault				NUW
aupaluk	YPJ			
aurangabad	IXU			
aurillac	AUR			
aurora	BFKLDO		AUZ	GUA
aurukun			AUU	
austin	ASQAUMausEDC			grb
austral			AWP	
auvergne			AVG	CFE
aux				CKAEGI
auxerre		AUF		
av				GYAPSZRIBSNGSRJTDDVAH
avalon	AVX		AVV	
avare	QVP			
avarua	rar			
avenger			SWW	
avent				BTN
aviacao				QHP
aviador			CPC	UDI
aviano	AVB			
avignon	GAT	AVN		
avila				AVI
aviv				tlv
avon		AVO		
avu			AVU	
awaba	AWB			
awang			CBO	
awaradam	AAJ			
awassa	AWA			
axum			AXU	
ay				AFA
ayacucho	AYP			
ayaf				AFR
ayai				ATP
ayam				AMU
ayan				ADC
ayao				AIE
ayaq				KPM
ayat				AUJ
ayaw				AWB
ayay				AYU
ayba				VMU
aybg				BDZ
aybk				BUA
aybl				BAA
aybm				OPU
aybu				BUL
aycg				CGC
aych				CMU
ayda				DAO
aydb				DBP
ayde				DER
aydin	CII			
aydu				DAU
ayed				XYR
ayers		AYQ		
ayfa				FNE
ayfi				FIN
ayfr				FAQ
ayga				GKA
aygg				GRL
aygi				GAR
aygn				GUR
aygp				GAP
aygr				PNP
aygt				GMI
aygv				GVI
ayhk				HKN
ayiq				KIE
ayka				LSA
aykb				KBM
aykc				KDR
ayki				UNG
aykk				KRI
aykm				KMA
ayko				KKD
aykt				KZF
ayku				KUQ
aykv				KVG
aykw				KWO
ayky				LNV
aylm				LMY
aylo				LWI
aylu				LMI
aym				AYM
aymc				MYX
aymd				MAG
aymh				HGU
aymi				MXK
ayml				GUV
aymn				MDU
aymo				MAS
aymr				MXH
ayms				MIS
ayne				GBF
ayng				MFO
aynu				UKU
aynz				LAE
ayodhya	ayj			
ayog				OGE
ayolas	AYO			
ayom				OSE
aypd				PDI
aypy				pom
ayqa				KRJ
ayr			AYR	
ayrg				RMN
ayri				KMR
aysa				SBE
ayse				NIS
aysen				WPA
aysg				SIL
aysj				SIM
ayss				TDS
aysu				SKC
ayta				TIZ
aytb				TBG
ayte				TFM
ayti				TPI
aytj				TAJ
aytk				RAB
aytn				TKW
aytu				TFI
ayvn				VAI
aywb				WAO
aywd				WBM
aywg				AGL
aywk				wwk
aywo				WOA
ayws				WSU
aywt				WTP
aywu				WUG
azamgarh	AZH			
azaza			GSU	
azikiwe				abv
aziz				szb
azlan				IPH
azur				NCE
b				BFFbfnCUBeisRMGUSU
ba				BODCNGEVXLBVMZMQXBRCORHESOZVIY
babanakira			MBU	
babasaheb				nag
babelthuap		ror		
babimost	IEG			
babo		BXB		
babullah				TTE
bacacheri			BFH	
bacau	BCM			
bachigualato				cul
baco	BCO			
bacolod		bcd		
badajoz	BJZ			
badanjilin	RHT			
badaruddin				PLM
bade		BXD		
baden		FKB		
badgerys		wsi		
badin	BDN			
badji				BMW
badu			BDD	
bafoussam	BFX			
bagan			NYU	
bagdad	BGT			
bagdogra			IXB	
bage	BGX			
baghdad	bgw			
bagotville	YBG			
bagram	OAI			
bagre				EBG
baguio		BAG		
baha				ABT
bahadur				VNS
bahama				fpo
baharu				KBR
bahawalnagar	WGB			
bahawalpur	BHV			
bahia		BFABHABHFBHIBSCDPB	IOS	
bahias			hux	
bahir		BJR		
bahrain			bah	
bahregan			IAQ	
bai				hanHUI
baia		BAY		
baidoa	BIB			
baie		YBC		
baikonur	BXY			
bailian			LZH	
baillif			BBR	
baimuru	VMU			
bain				MAY
bainbridge	BGE			
baindoung			BDZ	
bains				CMF
bairnsdale			BSJ	
baise	AEB			
baishan	NBS			
baita			het	
baitadi	BIT			
baiyun				can
bajawa	BJW			
bajio				bjx
bajo				LBJZOS
bajura	BJU			
bakalalan	BKM			
bakel	BXE			
baker		BKEYBK		IANONL
bakersfield	BFL			
bakkafjordur	BJD			
bakouma	BMF			
baku	gydZXT			
bakula				IXL
balai				TJB
balakovo	BWO			
balandino				CEK
balavu				VBV
balcanoona			LCN	
baldwin			MLJ	UIN
bale		BSL		
baleine				ZTB
balemartine	TRE			
baler	BQA			
balgo			BQW	
bali	BLC			dps
balice				krk
balikesir	BZI		EDO	
balikpapan		bpn		
balikun			DHH	
balimo	OPU			
balivanich	BEB			
balkanabat			bkn	
balkhash	BXH			
ballalae	BAS			
ballera			BBL	
ballina	BNK			
ballon				aqp
ballykelly	BOL			
balmaceda	BBA			
balranald			BZD	
balsas	BSS			
balti			bzy	
baltimore	bwiMTN			
baltra	GPS			
baltrum	BMR			
balurghat	RGH			
bam			BXR	
bamaga			ABM	
bamarni	BMN			
bambari	BBY			
bamberg	QCB			
bamenda	BPC			
bamiyan	BIN			
ban		BAO	OUI	
banado				MHW
banak			LKL	
banana	cxi			
bancasi			BXU	
banco				ELB
banda		BTJNDA		
bandar		BDHbndbwnTKG		NWA
bandara			lop	
bandaranaike			cmb	
bandirma	BDM			
bandon	BDY			
bandundu			FDU	
bandung		bdokjt		
baneasa			bbu	
banff	YBA			
banfora	BNR			
bangalore	blr			
bangassou	BGU			
bangda	BPX			
bangkok	BKKdmk			
bangoka			fki	
bangor	bgr			
bangoy				dvo
bangui	bgf			
bani				XSB
banja		bnx		
banjarmasin		BDJ		
banjul	bjl			
bank				ctb
bankstown				BWU
banmaw	BMO			
banner				AXFEJNRHT
banning	BNG			
bannu	BNP			
bano				ACO
banos				LSN
bantry	BYT			
bao				szx
baoanying				PZI
baoshan			BSD	
baotou	BAV			
bar		BHBYEB	MTZ	GCTMBBRPB
baracoa	BCA		MGN	UPB
barahona	brx			
barajas				mad
barakoma	VEV			
baramita	BMJ			
baratayevka				ULV
barau			BEJ	
barbacena	QAK			
barbara				SBASBBSTB
barber				YVC
barcaldine	BCI			
barcelona	bcnbla			
barcelonnette			BAE	
barcelos	BAZ			
bardera			BSY	
bardstown	BRY			
bardufoss			BDU	
bareilly			BEK	
bari	bri			QSN
bariloche				BRC
barimunya			BYP	
barin			NHX	
barinas	BNS			SBB
bario	BBN			
barisal	BZL			
barker				YDN
barking			BKH	
barkley			PAH	
barkly			BKP	
barkol	DHH			
barksdale			BAD	
barnaul	BAX			
barnes				BAF
barnwell	BNL			
barquisimeto	brm			
barra	BQQ	BDCBPGQXC	BCLBRR	
barrancabermeja	EJA			
barranquilla	baq			
barre		MPV		avpWBW
barreiras	BRA			
barreirinhas	BRB			
barren				CBI
barretos	BAT			
barrie		YLK		
barrier				GBZ
barril				EPS
barriles			TOQ	
barrington				GBR
barrios				PBR
barron				DBN
barrow		BWF	BWBWDR	
barstow			DAG	BYS
barter		BTI		
barth			BBH	
bartica	GFO			
bartlesville	BVO			
bartolome				pbl
bartolomeu			CAW	
bartow	BOW			
baruun			UUN	
barysiai	HLJ			
basango			KRZ	
basankusu	BSU			
basco	BSO			
base			QHPSSZ	AATADWAEBAGNAKHANKAOGAPIAVBAYMBAOBFKBJYBSMCGACNGCOFCSFDCNDNAESKEVXGLZGRFGWEHDSHINHMYHSZHYLILHIQAIUDJAGJAMJWOKAEKHSKIKKLDKMXKUVKWPKYELDVLHKLWRMESMSHMSJMWDMXRMZMNHDNLUNTDNUJNYSOAIOBLOHAOKOOSNOZPPCBPOVPQEPRVQPGRCEREURMSRUGSGISGLSNJSOZSPMSSNTCMTGATHUTJVTNMTQDTQSTTHTZRUABUDEUMIUTIVBGVIYVTMWHUWKFWOEWRIXCRXENXIJXRHXXNZAZZIN
basel				BSLMLH
bases				GBJ
basin				BFGxwa
basongo	BAN			
basrah	bsr			
bassatine			MEK	
basse		BBR		
bassel			ltk	
basseterre	skb			
bassillac				PGX
bastia		BIA		
bastion				OAZ
bata			BSG	
batajnica	BJY			
batam		BTH		
batang				YUS
batangafo	BTG			
bateen				AZI
batesville	BVXHLB			
bathbalathang			BUT	
bathurst	BHSZBF		BRT	
batin				AQI
batista				OPS
batman	BAL			
batna	BLJ			
baton		BTR		
bator				uln
batouri	OUR			
batouta				TNG
batsfjord	BJF			
battambang	BBM			
batten			rac	
batticaloa	BTC			
battle		BAMBTL		azo
battleford				YQW
batu		BTWWYK		
batumi	bus			
batuna		BPF		
bau		BUW		
baucau	BCH			
baudette	bde			
bauer				AOP
bauerfield				VLI
baule				LBY
baungarten				LOI
baures	BVL			
bauru	BAUJTC			
bawan				LBW
baxter			WMH	
bay		BBC		ALJAXBBSWCDBCHYDLYDRKgrbHAFHEDHPBHVBHYLICYJURKBYKLNLNBmbjMJKMYZMZYNBWNCNNGFNUMOAKOOKPDBPMLPVSRCBSCMSCZsfsSNBSUESWJTRRUGBvclWVBYABYALYCBYDTYGBYHBYKCYQTYRBYUTYWBYYBYYRYZEZKB
bayadh				EBH
bayamo	BYM			
bayanhot	AXF			
bayankhongor	BYN			
bayannaoer			RLK	
bayannur	RLK			
bayda				BYDLAQ
bayonne				BIQ
bayreuth	BYU			
baytown	HPY			
bazar				CXB
bazhong	BZX			
be			BEV	NOS
beach				COFCREdabDGAFOKGOLLGBLNAmyrNRSNTUpbiPHKPPMVPSVRBXQUYAZYSHYUX
beaches				ecp
beale			BAB	
bear		BCC		DASRBF
bearskin		XBE		
beatrice	BIE			
beatrix				aua
beatty	BTY			
beaufort	BFT			
beaumont	BMT	BPT		
beauregard			DRI	
beauvais		BVA		
beaver	WBQ	BFPYXQ		SUR
bechar	CBH			
beckley	BKW			SGH
beckwourth	NVN			
bedford	BEDBFR		BDW	EWB
bedourie			BEU	
beech			BEC	
beersheba	VTM			
beersheva	BEV			
beeville	NIR			
begawan				bwn
begishevo			NBC	
begumpet			BPM	
behar				COH
beheshti				ifn
beica	BEI			
beida				OGX
beidaihe				BPE
beigan		MFK		
beihai	BHY			
beihu				HCZ
beijing	NAYpekpkx			
beira	BEW			
beirut	bey			
beja	byj			
bejaia	BJA			
bekily	OVA			
bel				BFW
bela				MTG
belaga	BLG			
belaya		BGN		
belem	bel			
belfast	bfsBHDGSS			
belgaum			IXG	
belgorod	ego			
belgrad	BEG			
belgrade			BEG	
belitung				TJQ
belize		bze		
belkaid				CFK
belkebir				AZR
bell				JAS
bella		QBCZEL		
bellaire	ACB			
bellary	BEP			
bellavista	BLP			
bellburn	BXF			
belle		BCS		
bellegarde				LIG
belleville	BLV			
bellinger				HCW
bellingham	bli			
bellona			BNY	
belluno	BLX			
belmar		BLM		
belmonte	BVM			
belmullet	BLY			
belo		BMDcnfPLU		
beloretsk	BCX			
belp				BRN
beltran				GYA
beltrao				FBE
beluga	BVU			
belvoir				DAA
bembridge	BBP			
bemichi	BCG			
bemidji	BJI			
ben		GMD	ELSRPNtlv	AHNCBHMCKMLF
benalla			BLN	
benbecula			BEB	
bend				ETBGBDOTHsbn
bendigo			BXG	
bengaluru			blr	
bengbu	BFUBFY			
benghazi	ben			
bengkulu		BKS		
benguela	BUG			
beni	BNC		BEM	
benin	BNI			
benina			ben	
benitez				scl
benito			NVA	frsmex
benjamin			CPXrop	TUC
bennett				GFL
bennettsville	BTN			
benning				LSF
benson	BBBBEX			
bentley				MVP
bento		BGV		
benton		BEH	BZF	
benzaquen				YMS
bequia	BQU			
berane	IVG			
berbera	BBO			
berberati	BBT			
berdiansk	ERD			
berdyansk			ERD	
bereby				BBV
berens		YBV		
berezovo			EZV	
bergamo	BGY			
berge				WPB
bergen	BGO	WOE		
bergerac		EGC		
bergman				ALS
bergstrom				aus
berisso				mvd
berlevag	BVG			
berlin	BERBMLtxl			
bermejo	BJO			
bermuda			UDD	
bermudez				CUP
bern	BRN			EWN
bernardina				dzo
bernardino				sbd
bernardo				MMPYAI
beroroha	WBO			
berrio				PBE
bert			BTM	
berta				URG
bertoua	BTA			
beru	BEZ			
besalampy			BPY	
besar				NTXSWQ
beslan	OGZ			
best				BHD
betancourt				APO
bethel	BET			
betioky	BKU			
betoambari			BUW	
betoota			BTX	
betou	BTB			
bettles	BTT			
betty				OKM
beverley			BVZ	
beverly	BVY			
bey				TMR
bezerra				JDO
beziers		BZR		
bezmer			JAM	
bfy				BFY
bgaa				JEG
bgbw				UAK
bgco				CNP
bggh				GOH
bgjn				JAV
bgkk				KUS
bgmq				JSU
bgpt				JFR
bgqq				NAQ
bgsf				SFJ
bgss				JHS
bgtl				THU
bguk				JUV
bguq				JQA
bhadrapur	BDP			
bhagatanwala	BHW			
bhairahawa			BWA	
bhairawa	BWA			
bharatpur	BHR			
bhatinda			BUP	
bhavnagar	BHU			
bhojpur	BHP			
bhopal	BHO			
bhubaneswar	BBI			
bhuj	BHJ			
bi				hph
biak		BIK		
bialla	BAA			
biancheng				DXJ
bianco				SMB
biar				AEY
biard				PIS
biarritz		BIQ		
bibd				BIU
bibf				BGJ
bibk				BJD
bibl				BLO
bibv				BXV
biche				YLB
bicol				drp
bicycle			BYS	
bidv				DJU
bieg				EGS
bielefeld	BFE			
bien				DIN
bifm				FAG
big		BGKBGQBMXBPIHCARBFWBRYTL		GEY
bigf				GUU
biggin				BQH
biggs			BIF	
bight				TBI
bigj				GJR
bigou				MBC
bigr				GRY
bihk				HVK
bihn				HFN
bihoue				LRT
bihouth				DHF
biht				FLI
bihu				HZK
biis				IFJ
bijie	BFJ			
biju			BBI	
bikaner	BKB			
bikf				kef
bikp				OPA
bikr				SAK
bila	AFT			
bilaspur			PAB	
bilbao	BIO			
bildudalur	BIU			
bill			LIT	MGW
billard				TOP
billberg				ROX
billiluna			BIW	
billings	bil			
billund	BLL			
billy			HNCYTZ	YOS
biloela	ZBL			
biloxi	BIX			gpt
bima		BMU		
bimini				BIM
bin				MED
binaka			GNS	
binf				NOR
binghamton	BGM			
bingol	BGG			
binhai				tsn
bintan				TNJ
bintulu	BTU			
bintuni		NTI		
biof				OFJ
birao	IRO			
biratnagar	BIR			
birch		KBC		
bird		BDI		anuLBFwsi
birdsville			BVI	
bire				RHA
birf				OLI
birg				RFN
birgi				TPS
birjand	XBJ			
birk				RKV
birl				MVA
birmingham	bhmbhx			
birsa			IXR	
bisbee	BSQ		dug	
bisha			BHH	
bishe			BSM	
bishkek	bsz			
bisho	BIY			
bishop	BIH		fnt	YOSYTZ
bisi				SIJ
biskra	BSK			
bislig			BPH	
bismarck	BIS			
bissau	oxb			
bist				SYK
bitam	BMM			
bitburg	BBJ			
bite				TEY
bitn				THO
bittencourt				BMS
bittorf				SQI
bivm				VEY
bivo				VPN
bizant			BZP	
bkpr				prn
black		YBI	SPF	
blackall	BKQ			
blackbushe			BBS	
blacker				MBL
blackpool	blk			
blacksburg	BCB			ROA
blackstone	BKT			
blackwater			BLT	
blackwell	BWL			
blagnac				TLS
blagoveschensk	BQS			
blair				AOOixz
blaise			dss	
blakely		BYW		
blanc				NCYYBX
blanca				BHIRUI
blanco				rex
blanding	BDG			
blankensee				LBC
blantyre	blz			
blas				NBL
blecherette				QLS
blenheim	BHE			
bliss				BIF
block		BID		
blodgett				HTL
bloemfontain	bfn			
blonduos	BLO			
bloodvein		YDV		
bloomington	BMG	BMI		
blosser			CNK	
blue			BLULEX	UGL
bluefield	BLF			
bluefields			BEF	
bluefileds	BEF			
bluff				PBFPOFRBL
bluffs				CBF
blumenau	BNU			
blythe	BLH			
blytheville	byhHKA			
bo	KBS			
boa		BVB		FBAGGB
boao				BAR
boas				MBK
bob		YBO	CEWIANOCN	ORVSBS
bobby				HBG
bobo		BOY		
boca		BCRBCT		NQX
bocas			boc	
bodaybo	ODO			
bodden				LYB
bodo	BOO			
bodrum	bjvBXN			
boeing			bfi	
boende	BNB			
bogalusa	BXA			
bogande	XBG			
bogashevo			TOF	
boghe	BGH			
bogorodskoye	BQG			
bogota	bog			
bohol				tag
boigu			GIC	
boire			ASH	
boise	BOI			
bojnord	BJB			
boke	BKJ			
boki				MKI
bokondini		BUI		
bokoro	BKR			
bokpyinn	VBP			
bol	OTC			
bolanos				syq
bole	BPL		add	
bolivar	EOR			CBLCCSgyesmr
bollon			BLS	
bologna	BLQ			
bolshoye			PEE	
bolson				EHL
bolzano	BZO			
bom		LAZ		LVR
boma	BOA			
bomar			SYI	
bombonato				UDI
bonanza	BZA			
bonaparte				AJA
bonaventure	YVB			
bondoukou	BDK			
bong				SUW
bongo				mvb
bongor	OGR			
bonilla				clo
bonito	BYO			
bonn	BNJ			CGN
bonnyville	YBY			
bonriki			trw	
bontang		BXT		
bonthe	bte			
boolgeeda			OCM	
boone	BNW		HRO	
booue	BGB			
bor	TGP			
bora			BOB	
boralday			BXJ	
borba	RBB			TEC
bordeaux		BOD		
bordj		BMW		
bordoloi				gau
bordon				IGB
borg			hbe	
borgarfjordur		BGJ		
borger	BGD			
borges				PDUQAK
borgo				BLQ
borja				QOJSRJtiq
borkum	BMK			
borlange			BLE	
borma				EBM
borneo				aapBDJBEJbpnBTWBXTDTDKTGLBWLPUNPOPKNPNKPSUSMQTJGTJSTNBTSX
bornholm			RNN	
borongan		BPR		
borrego		BXS		
borroloola			BOX	
bortala				BPL
bortoluzzi				JJG
boryspil			kbp	
bosaso	BSA			
boscobel			OCJ	
bose				ccu
bossangoa	BSN			
bossier		BAD		
bost	BST			
boston	bos			MHT
boswell		BSW		
botopasi	BTO			
botucatu	QCJ			
bou			BUJTID	
bouake			BYK	
bouar	BOP			
bouarfa	UAR			
bouca	BCF			
boudghene				CBH
boudiaf				czl
bouet				ABJ
boulder	WBU	BLD		KGI
boulia			BQL	
boulsa	XBO			
boumediene				ALG
boun		PCQ		
bouna	BQO			
boundary	BYA		YDT	
boundiali	BXI			
boundji	BOE			
bountiful	BTF			
bourg	AHZ	XBK		GBJ
bourges	BOU			
bourget				LBG
bourgogne				DIJ
bourguiba				mir
bourke			BRK	
bourlamaque	YVO			
bournemouth	BOH			
bousso	OUT			
boutheon				EBU
boutilimit	OTL			
bovanenkovo	BVJ			
bow				BBW
bowen			ZBO	
bowerman			HQM	
bowers			ELN	
bowling		APHBWG		
bowman			LOU	
boyd				AFO
bozeman	bzn			
bozoum	BOZ			
brac		BWK		cyb
brackett			POC	
bradenton				srq
bradford	BDFBFD			LBA
bradley			bdl	MBY
bradshaw			BSF	skb
brady	BBD			
braganca	BGC	BJP		
bragg				FBGFOB
brainard				HFD
brainerd	BRD			
brampton			BMP	
branch				OLVWBK
branches				AUF
branco				PTORBR
brandenburg				BER
brandon	YBR			
branson	BKGPLK			SGF
branti				TKG
brasil				BVB
brasilia	bsb			
brasilito	FMG			
brasov	ghv			
bratislava	BTS			
bratsk	BTK			
braunschweig			BWE	
brava		BVR		
brawley	BWC			
bray				BYF
braz				QXC
brazoria	BZT			
brazzaville	BZV			
breas				TTC
breckenridge	BKD			
breda	GLZ			
brega				LMQ
breiddalsvik	BXV			
breitenau				QCB
bremen	BRE			
bremerton	PWT			
brenoux				MEN
brescia	VBS			
brest	BQT	BES		
bretagne				BESLRT
breves	BVS			
brevig		KTS		
brewarrina			BWQ	
brewster			HDE	
bria	BIV			
briceno				VLV
bridge				SKL
bridgeport	BDR			
bridger				FBR
bridgetown	bgi			
brie				ANG
brieuc				SBK
brig			CLN	SUX
brigadeiro			PMW	QAKVAG
brigadier			CSZEQSLUQ	
brigham		BMC		
brighton	ESH			
brindisi	BDS			
bringeland			FDE	
brisbane	bne			
briscoe				LZUMLF
bristol	brs	TRI		
brittany				LRT
britton	TTO			
brive			BVE	
brize		BZZ		
brno	BRQ			
broadford	SKL			
broadus	BDX			
brochet	YBT			XLB
brockville	XBR			
broken		BBWBHQ		
bromma				BMA
bromont	ZBM			
bron				LYN
bronnoy	BNN			
bronnoysund			BNN	
brookhaven			WSH	
brookings	BKXBOK			
brooks				BPT
broome	bme			
brothers				MGY
brown			SDM	APTFTY
browns			EPG	
brownsville	bro			
brownwood	BWD			
bruce			DXE	
bruges				ost
brujas				BWWCZU
brumado	BMS			
brunei			bwn	
brunette			BTD	
brunswick	BQKNHZ		LVL	
bruntingthorpe	LHB			
brus				TOO
brussels	BRUCRL			
bryan	CFD			
bryansk	BZK			
bryant			FRN	RKH
bryce		BCE		
buariki	AAK			
bubaque	BQE			
bubung			LUW	
bucaramanga	BGA			
buchanan	UCN		CCR	
bucharest	bbuotp			
bucholz			KWA	
buck				PUC
buckeye	BXK			
buckland	BKC			
buckley			BFK	
bud				DBNPAQSUX
budapest	bud			
budejovice				JCL
buelna				mzt
buenaventura	BUN			std
bueno				PBQ
buenos		AEP	BAI	
buffalo	bufBYG	YVT	BFO	
bugres				CXJ
bugulma	UUA			
bujumbura	bjm			
buka		BUA		
bukavu			BKY	
bukhara	BHK			
buki	FIN			
bukoba	BKZ			
bulagtai			UGT	
bulawayo	buq			
bulgan	UGA		HBU	
bulimba			BIP	
bullfrog			BFG	
bullhead		ifp		
bulloch				TBR
bulolo	BUL			
buluh			TJQ	
bumbar	BMB			
bunbury			BUY	
bundaberg	BDB			
bunia			BUX	
buochs	BXO			
buol		UOL		
buon		BMV		
buraimi	RMB			
burang	APJ			
burao	BUO			
burbank	BUR			
bureta	LEV			
burevestnik			BVV	
burg			URD	
burgas	BOJ			
burgos	RGS			
buri			BFV	
burke			BKL	
burketown			BUC	
burley	BYI			
burlington	BRLbtv	MVW		
burnell				ATK
burnie	BWT			
burns	BNO	CSMYPZ		EVW
burnt		nlk		
bursa	BTZYEI			
buru				NAMNRE
burwash	YDB			
burwell	BUB			
busan	pus			
bush	GWV			AGSIAH
bushehr	BUZIAQ			
business				ELKPOF
busselton	BQB			
busum	HEI			
buta			BZU	
butare	BTQ			
butaritari		BBG		
butembo	RUE			
buthelezi				ULD
butler	BTPBUM		HAO	
butte	BTM			CSEGUC
butterworth	BWH			
butts			FCS	
butuan		BXU		
butung				BUW
buyant			uln	
buzwagi			KBH	
bydgoszcz	BZG			
bykovo			BKA	
byron				BNK
c		ACO	CRS	AGOAIZALXanuBKTBQACPCKXEmgamvdspnWKRyhmYMJzcl
ca		CAH		pdp
ca35				SRF
ca92				PYS
caballero				pjc
caballos				PCG
cabaniss			NGW	
cabe				PCB
cabezas				PUZ
cabimas	CBS			
cabinda	CAB			
cable			CCB	
cabo		BZCCBJCFBcsw	IGBWPA	sjd
cabos				sjd
cabral				sid
cabrera				GER
cacador	CFC			
caceres	CCX			
cache				LGUYGC
cachoeira		QDB		SJL
cachoeiro		CDI		
cacique			PYH	
cacoal	OAL			
cad4				YZZ
cad5				YMB
cadete			TPP	
cadillac	CAD			
cadjehoun			COO	
caen		CFR		
cafunfo	CFF			
cagayan			CDY	
cagliari	CAG			
caguan				AYGSVI
cah3				YCA
cahokia		CPS		
cahors		ZAO		
caicara			CXA	
caicos				MDSNCAXSC
caiguna			CGV	
cairns	cns		OZR	
cairo	caiCIR			
cairu	MXQPBA			
caj3				CFQ
caj4				YAA
cajamarca	CJA			
cajon				SEE
cakung			BCH	
cal3				DGF
cal4				JHL
calabar	cbq			
calabozo			CLZ	
calabria				REG
calafate				FTEING
calais			CQF	
calama	CJC			
calbayog		CYP		
caldas		CLV		POO
calden				KSF
caldwell	CDW			
caledonia			LLX	
calexico	cxl			
calgary	yyc			
calhoun				TAL
cali	clo			
calicut	ccj			
california			ACV	VCV
calipatria	CLR			
call				MYL
callaway				LGC
callender				NBG
calonne				HZB
caloundra			CUD	
calverton	CTO			
calvi		CLY		
cam			CXR	
cam3				DUQ
camaguey	cmw			
camargo				SOX
camargue				FNI
cambria				JST
cambridge	CBGCGE	YCB		
camden	CDHCDN		CDU	
camejo				lsp
camfield			CFI	
camiguin			CGM	
camilo			cucLOH	
camiri	CAM			
camocim	CMC			
camooweal			CML	
camp		ADWBSFHFFVOK	NIFOAZ	LIV
campbell		YBL	HOP	CRSDXETOIZEL
campbeltown	CAL			
campeche	cpe			
campina		CPV		
campinas	CPQvcp			
campo		CBWCGR	CXJQPS	BCREBAlrmPUQ
campos		CAW		CPCSJK
can		VCA		
cana				puj
canada				GMS
canadian				YXC
canaima	CAJ			
canakkale	CKZ			
canal			ZOS	
canales				mam
cananea			CNA	
canarana	CQA			
canaria				LPA
canas	CSC			
canavieiras	CNV			
canberra	cbr			
cancun	cun			
candala	CXN			
candle	CDL			
cane				IOU
canefield	DCF			
canela	CEL			
canga				TBP
cangapara			FLB	
cannes		CEQ		
cannon			CVS	
canoas			QNS	
canobie	CBY			
canon		CNE		
canouan	CIW			
cans				bel
cantanhede				BVB
canton	CTK		CIS	CAK
cantu				SYP
canyon				BCEBFGBLUGCNGCTGCWKBJMYHPGSVLE
canyonlands			CNY	
caojiabu				XNN
cap		capCSK	chxpclRIH	
cap3				YHS
capac				jul
cape		CGCCGIcptCZFEHMLURWSFYTE	CBIFMHHYAWWD	
capital			cceFFTHARlan	pekSPITVC
capitan			CIJcixGYAIRJpdppiopiuPOIPSZRIBSNGSRJTBPTJAtruTYLULAVAHWPR	
capivara				NSR
capodichino				nap
capt				EDKSMX
captain			CYWNGD	
capurgana	CPB			
car			CBD	
caracas	CCS			
carajas	CKS			
carano				UIB
caransebes	CSB			
caraquez				BHA
carauari	CAF			
caravelas	CRQ			
carbon			PUC	
carbondale		MDH		
carcassonne		CCF		
cardak			DNZ	
cardenas				LZC
cardiff	cwl			
carepa	APO			
caribe				pmv
cariboo				ZMH
caribou	CAR			
carimagua			CCO	
carl				hsvNGFRDGRIESGT
carle				JAU
carlisle	CAX			
carlos			BYMPILvsa	BRCFONgigGLBNCRPLUPUQpzoQSCSQLtcqtruZOS
carlsbad	CLDCNM			
carlson				CTHTDO
carmelita	CMM			
carmelo				CIO
carmen				cmeIAOVDM
carnarvon			CVQ	
carneiro				FECJOIOPO
carnevalli				MRD
carnot	CRF			
caro	TZC			
carolina	CLN			EWNSRW
carora	VCR			
carpiquet				CFR
carr				BXASNY
carrasco			mvd	
carreno				PCR
carriacou		CRU		
carriel			CCP	
carrillo			RIK	tqo
carrizo		CZT		
carroll	CIN			
carsamba				SZF
carson		CSN		FCS
carswell				FWH
cartagena	ctg			
cartago	CRC			
carter				ROGYHY
carthage				tun
cartier				yow
cartwright	YRF			
caruaru	CAU			
carupano	CUP			
caruru	CUO			
carutapera	CTP			
carvajal				XMS
cas2				YAD
casa		CGZ	lrm	
casablanca	cmn			
casale				BDS
casas				NCGSZT
cascade	ICS	CZK		
cascais	CAT			
cascatas				ARS
cascavel	CAC			
casco			ATU	
case				SFG
caselle				trn
caseros				MCS
casiano				GPI
casigua		CUV		
casimiro				ARR
casino			CSI	
casparis				ALE
casper	cpr			
cassidy			cxi	
cassilandia	CSS			
castanhais				ITI
castellbo				LEU
castellet				BAECTT
castello				VDM
castellon		CDT		
castillo				CYWTPP
castle			MER	ILG
castlegar	YCG			
castletown	IOM			
castres		DCM		
castries	SLU			
castro	QACWCA			JPARBRRVD
cat		CXYTBIYAC	hph	UIH
cat4				XQU
catacamas	CAA			
catalao	TLZ			
catalina			AVX	
catamarca	CTC			
catamayo				LOH
catania	CTA			
cataratas			igrigu	
catarina				JHF
catarman	CRM			
catey				azs
catharines				YCM
catherine				CLYskv
catriel				CCT
cattaraugus			OLE	
catumbela	CBT			
cauayan		CYZ		
caucasia	CAQ			
caucaya			LQM	
caulker				CUK
caumont				AVN
cauquira	CDD			
cavenagh				MKV
cavern			CNM	
caverns				PGS
caviahue			CVH	
cavite		SGL		
caxias		CXJ		
cay				CCZCXYGHCLGIMAYNMCPICRCYSLXTCBTCVTYM
cayana			AAJ	
caye		CUK		
cayenne		CAY		
cayes				CYA
cayman		cyb		LYB
cayo		BWWCCCcyo		
cazombo	CAV			
cbbc				ZEL
cbm5				YTX
cbs8				YPB
cbw4				YBO
cca6				YWM
ccd4				YSO
cce4				YBI
cch4				YHG
cck4				YFX
ccp4				YHA
ccz2				YRG
cdk2				DVK
ceb3				YCK
ceb5				ZFW
cebu				ceb
cec4				YJP
cecil			VQQ	
cedar		CDCCDKCID		
ceduna			CED	
ceiba	NRR			lce
cel				SCVUDI
celaya	CYW			
celebes				GLXGTOKAZKDILUWMDCMJUMXBPLWPSJSQRTLIUOLupg
celestino				BSCMQU
cem3				YLE
cenej			QND	
cengiz			KCO	
centennial			APA	
center		CWS		CZCROW
centerville	GHM			
centrair				ngo
central	CEM		BMICWAGRIJVIOWKRIW	CKBGCJOMSRENSFZSTCTPL
centralia	ENLYCE			CLS
centro				NJK
century				JCI
cepu			CPF	
ceq5				YGC
cer3				YDC
cer4				NML
ceres	CRR			
cerro		SMB	ANFmlz	
cesaire				fdf
cesar			RZP	LUQUDI
ceske		JCL		
cespedes				BYM
cessna			CEA	
cessnock			CES	
ceyzeriat				XBK
cezar				bel
cfb			YBGYODYTRYZX	
cfc4				XMP
cff4				DAS
cfg6				YFI
cfm4				YOE
cg				ECG
cgs				ATUKPC
chabahar	ZBR			
chabeuil				VAF
chacalluta			ARI	
chacarita			JAP	
chachapoyas	CHH			
chachoan			ATF	
chadron	CDR			
chafei			BAT	
chaganhu				YSQ
chagual	CGL			
chain				HBG
chaiten	WCH			
chakcharan	CCN			
chake	PMA			
chakeri				KNU
chalkyitsik	CIK			
challis	CHL			
chalons		XCR		
chamberlain				msp
chambers				NGU
chambery		CMF		
champ				VTL
champagne				RHE
champaign		CMI		
champniers				ANG
chan			YKN	
chanaral	CNR			
chandalar		WCR		
chandigarh	IXC			
chandler				AXNFCH
chandra				ccu
changbaishan				NBS
changbei				khn
changchun	CGQ			
changde	CGD			
changhai	CNI			
changi				sin
changle				foc
changsha	CSX			
changuinola	chx			
changzhi	CIH			
changzhou	CZX			
chania			chq	
chanute	CNU			
chaoyang	CHG			
chaoyangchuan				YNJ
chapada			LEC	
chapais			YMT	
chaparral	CPL			
chapeco	XAP			
chapelco		CPC		
chapleau	YLD			
charan				lko
charleroi				CRL
charles		CCY	cdgSTS	cwfLCHRRGSLU
charleston	chscrwNOC			MTO
charlestown	nev			
charleville	CTL			
charlevoix	YML			
charlie				FTYMOXYCR
charlo	YCL			
charlotte	clt	STT		
charlottesville	CHO			
charlottetown	YHGYYG			
charmeil				VHY
charters			CXT	
chase			NIR	CTX
chasse				BCS
chateaubernard				CNG
chateauroux		CHR		
chatham		XCM	CHT	
chattanooga	CHA			
chaudhary			lko	
chautauqua			DKKJHW	
chavez				lim
cheboksary	CSY			
cheddi			geo	
chefornak	CYF			
chehalis	CLS			
cheikh			TEE	AZR
chek			hkg	
chekif				TID
cheli				PKH
chelinda			CEH	
chelyabinsk	CEK			
chena		CEX		
chenega	NCN			
chengde	CDE			
chengdu	ctu		TFU	
chengjisihan				NZL
chengxian				LNL
chennai	maa			
chennault			cwf	
chenzhou	HCZ			
cheongju	cjj			
cheraw	HCW			
cherbourg		CER		
cherepovets	CEE			
cherif			AHU	ERH
cherkasy	ckc			
chernivtsi	cwc			
cherokee	CKA		JKV	
cherry			TVC	
cherryland				SUE
cherskiy	CYX			
chesapeake		HTW		
chester			CTH	
chesterfield		YCS		
chetumal	ctm			
chetwynd	YCQ			
chevak	VAK			
chevery	YHR			
cheyenne	CYS			
chhatrapati			bom	
chi				sgn
chiang		ceicnx		
chiayi		CYI		
chibougamau	YMT			
chica				NQX
chicago	mdword	AUZDPALOTPWKrfdUGN		gyy
chichen			cza	
chichester	QUG			
chickasha	CHK			
chicken	CKX			
chiclayo	cix			
chico	CIC			CCH
chicopee				CEF
chien				PCD
chifeng	CIF			
chignik	KCG	KCLKCQ		
chigorodo	IGO			
chihuahua	cuu			
chilas	CHB			
childress	CDS			
chile		CCH		
chileka			blz	
chiles				LSL
chillagoe			LLG	
chillan	YAI			
chilliwack	YCW			
chiloquin	CHZ			
chimbote	CHM			
chimbu			CMU	
chimoio	VPY			
china			TRR	
chinchilla			CCL	
ching				RMQ
chinggis			ubn	
chingozi			TET	
chinita				mar
chino	CNO			
chios		JKH		
chipata	CIP			
chipewyan				YPY
chipinge	CHJ			
chippewa			ciuEAU	MVE
chiquimula	CIQ			
chiquitos				SJS
chiredzi	BFO			
chirinos				CZE
chisana	CZN			
chisasibi	YKU			
chisinau	rmo			
chistochina	CZO			
chita	HTA			
chitato	DUEPGI			
chitina	CXC			
chitose		CTS		
chitrakoot	CWK			
chitral	CJL			
chitre	CTD			
chittagong	cgp			
chkalovskiy			CKL	
chlef	CFK			
choibalsan			COQ	
choiseul			CHY	
chokurdah	CKH			
chokurdakh			CKH	
cholet		CET		
chon				QUN
chongqing	ckgJIQ			CQWWSK
chopin				WAW
chos		HOS		
chris			YZR	
christchurch	chc			
christi				crpNGPNGW
christiansted	STX			
christmas		CKWXCH	CXQ	
chu			vcl	
chuang				RMQ
chuathbaluk	CHU			
chub			CCZ	
chubu			ngo	
chubut	JSM			
chukotka	PVS			
chulman	NER			
chumphon			CJM	
chun		QUN		
churchill	YYQ	ZUM		
chuuk			tkk	
ciampino			CIA	
cianorte	GGH			
cibao			sti	
cibeureum			TSY	
cicia	ICI			
ciego		AVI		
cienfuegos	CFG			
cigli			IGL	
cilacap		CXP		
cildir			CII	
cimitarra	CIM			
cincinnati	LUK		cvg	
cinq				AHG
circle	IRC	CHP		
cirebon		CBN		
ciriani				tcq
cirilo			AMJ	
cities				mliPSCPTBTRI
city			COSLDY	acyALXBADBAGBBCbcdBHDBKEblbBLDBMCBPRBXUbzeCAHCBOCCYCDCcebCECcjuCNECNMcrkCSNCTYCYICYPCYZDBODDCDGTDPLdvoEBSECGecpELKEWKFCYFFTFRIFXYGCDGCKGSEGUAHARHBTHIIHLCHSZHUNHVRifpiloIOWIRCJCYJEFJIBkhhKICkwikwllaoLCQLCYLNYmciMCWmexMGCMHGMKCMLDMLSMMYMODMZGOCEokcOKJOMCOZCPAGPAMPFCPLRPNCPPFPPSPWAQUNRAPRBFRCARCTRMQRNDRXSSASSBYsfsSGLsgnslcSUGSUXSVCTACTBCTIKTNCTNNTSATTTTUGTVCTXGUCYWGAWLDYBEYDAyqbYTZzam
ciudad		acnagtcencjscmecqmCUAcvmMMC	CBL	pzo
civil				RGLTRZ
cjl2				YDJ
cjl8				YDU
cjs3				XCL
cjt3				YKE
cjv7				SUR
cjy3				YTT
ckb6				YAX
ckl3				WNN
ckq3				YNO
ckv4				YDW
clair				phnPLR
claire				EAU
clara				RHVsalSNU
claras				OCV
claremont	CNH			
clarence			MAY	KPC
clarinda	ICL			
claris	GBZ			
clark			HYL	PLKSEP
clarks		CLP		
clarksburg	CKB			
clarksdale	CKM			
clarksville	CKV			
claro				QIQ
claros				MOC
clayton	CAO			OLF
clearwater	CLW			pie
clellan				CLDMCC
clemens				MTC
clemson	CEU			
clermont		CFE	CMQ	
cleve			CVC	AAF
cleveland	BKLCGFcle			
clever				PHD
cliff			CLR	
clifton		CFHCFT		
clinton	CLKCTZCWI			LIT
clintonville	CLI			
cloncurry	CNJ			
cloppenburg	VAC			
clorinda	CLX			
cloud				FCMSTC
cloudbreak		KFE		
clovis	CVNCVS			
club		CMK		OCA
cluff		XCL		
cluj		clj		
cluny			CZY	
clyde		YCY		SPF
cne3				XBE
cnh2				YNP
cnk4				YPD
cnl3				XBR
cnm5				KIF
cns7				YKD
cnt3				YOG
co			VCS	CUTNTD
coalinga	CLG			
coanda				otp
coari	CIZ			
coast				ACVFMHfprLJNMCYOOLPPPTIX
coastal			EWN	GED
coatepeque	CTF			
coatesville	CTH			
coatzacoalcos				MTT
coban	CBV			
cobano			ACO	
cobar			CAZ	
cobija	CIJ			
cobo				let
coca	OCC			
cochabamba	cbb			
cochamanidis				SNG
coche				ICC
cochin	cok			
cochise			CWX	
cochran				TRM
cochrane	LGRYCN			
cochstedt			CSO	
cockburn		gdt		
coco				CCC
cocoa		COF		
coconut			CNC	
cocos		CCK		
cod				FMHHYA
cody	COD			
coelho				PNZ
coen			CUQ	
coeur		COE		
coffeyville	CFV			
coffield				RCK
coffs		CFS		
cognac		CNG		
coimbatore	cjb			
cointrin				gva
col				CIO
colac			XCO	
colatina	QCH			
colby	CBK			
cold		CDBPMLYOD		
coldfoot	CXF			
coleman	COM		DET	
coles			MTO	
colima	CLQ			
coll		COL		
collarenebri			CRB	
college		CGSCLL		OMFSCE
collie			CIE	
collier				TNT
collins		YKC		FNL
collinsville			KCE	
colmar		CMR		
cologne	CGN			
coloma				LCL
colombo	cmbRML			GOA
colon	ONXQCO			boc
colonel		CRI		
colonia	cyr	CCT		
colonizadores				RVE
colonsay	CSA			
colorada				PCO
colorado		AFFCOSKCR	AKO	BCLFNLLAA
columbia	CAECOACOUCUB	MRC	DLSHCC	
columbus	CBMCLUcmhCSGCUSlckOLUOSUUBS	GTR		LSF
colville		YCK		
comandante			ATABGXBHIJJD	
comayagua	xpl			
comb				MCB
combolcha			DSE	
comeau				YBC
comiso	CIY			
comitan			CJT	
community				AMNGDVSARWBK
comodoro		CRD	COCLGSPEHscl	
comox	YQQ			
compostela				SCQ
compton	CPM			
con		VCS		
conakry	CKY			
conceicao		CDJ		
concepcion	CCPCEPCIO			
concha				piu
concord	CCRCONUSA			
concordia	CCICNKCOC			
condobolin			CBX	
condoto	COG			
confresa	CFO			
congo			COX	SSY
congonhas			CGH	
coningsby	QCY			
conlara				rlo
connel				OBN
connell				IAB
connellan				AYQ
connemara			NNR	
connersville	CEV			
conquista				VDC
conrad				ONA
conroe			CXO	
conselheiro		QDF		
consequences				TCS
constanta	cnd			
constantine	czl			
constanza			COZ	
constitucion				CUA
construction				LSGWNJZSP
converse			DGW	
coober			CPD	
cooch			COH	
cooinda			CDA	
cook				GRMMCKMON
cooktown			CTN	
coola				QBC
coolah			CLH	
coolawanyah			COY	
cooma	OOM			
coonabarabran			COJ	
coonamble			CNB	
coondewanna			CJF	
cooper		JLA		
cooperstown	COP			
coordinates				LSGZSP
cootamundra			CMD	
copan			RUY	
copenhagen	CPHRKE			
copernicus			WRO	
copiapo	CPO			
coposa			CPP	
copper		CZC		
coquimbo	COW			LSC
coracoes				QID
coral		YZS		
corbeta				pdp
corbin				LOZ
corda				BDC
cordillo		ODL		
cordoba	CORODB			
cordova	CDVCKU			mde
corinth	CRX			
cork	ORK			
corlu	TEQ			
cormeilles				POX
corn		RNI		
cornelio		CKO		
corners				FMN
corning				ELM
cornouaille				UIP
cornwall	YCC			NQY
coro	CZE			
corolla	DUF			
coromandel			CMV	
coron	USU			
coronation	YCT			
coronel		CSZ	AYPETRiqttcqXMS	TUAVLM
corowa			CWW	
corozal	CZU			HTZ
corps				IWK
corpus		crpNGPNGW		
corredores	OTR			
corrientes	CNQTDP			
corryong			CYG	
corse				FSC
corsicana	CRS			
cortez	CEZ			
cortissoz				baq
cortland	CTX			
corumba	cmg			
coruna				LCG
corvallis	CVO			
corvera	rmu			
corvo	CVU			
corzo				tgz
costa		CQS		OLB
costanza	COZ			
costilla				gdl
cotabato		CBO		
cote				LAILTQNCE
coto		TOO	OTR	
cotonou	COO			
cotopaxi			ltx	
cottbus	CBU			
cottesmore	OKH			
cottonwood	CTW			
cotulla	COT			
coulee				GCD
coulter			CFD	
council	CIL	CBF		
county				ACBACVADGAFOAGCANQAOHAOOAPCAPNAPTASEASLAYSbfiBFPBGDBGEBHBBJJBKDBKWBLFBMGBTNBWGBYGCADCCGCDWCEUCFTCGFciuCKKCMXCNECOTcprCTHCTXCTZCWXCZTDCYDGWDKKDLLDRODTWECAEGEegpEKNESCEVWEWKFLDFLPFRRFSTFTYGAIGEYGGEGGWGPZGRDGRMGXYHABHAOHCCHEZHLGHOBHPNHROHTLHTWHVRHYRIDHIDIIKBINKIPLISQISWIWDJASJCTJDAJHWJKVJSTJXNLDMLFKLGDLKVLLXLMSLNALNNLNRLOWLQKLTWLVLLWSLXVLYOLZUMBLMCBMDFMEOMFVMGJMHNMIEMJXMKGMLJMMIMODMRCMSNmsvMTOMTWMVCMVEmwhMYVNTJOBEODMOJCOKSOLEOSXOWBPCUPGCPHKphnPHTPIMPLNPLRPTBptkPUCPVLPVWRCRREDRHIRHVRILRKDRKHRKPRNCRNZRXEsbmSBPSCHSHRSIVSIYSMNSNASOPSQISTSSUESVCTBRTDOTHPtwdUBSUESUNUUOSUSCVHNVPZWAYWDRWEAWIBWLWWMHWSGWWD
courcheval	CVF			
courchevel			CVF	
course				VTL
courtenay	YCA			
cove				ATUCCVKVCRINYXN
covenas	CVE			
coventry	CVT			
covington	cvg			
cowarie			CWR	
cowell			CCW	
cowley	YYM			
cowra			CWT	
cox		CXB	PRX	day
coy				CMY
coyhaique	GXQ			
coyoles	CYL			
cozumel	czm			
cpf2				YEB
cpv7				YHP
cradock	CDO			
craig	CGACIG	CCV	SEM	CRG
craiova	CRA			
cram			BUB	
cranbrook	YXC			
crane	CCG			
crater			LMT	
cravo		RAV		
creech			INS	
creek				azoBCCBGKBTLCKDCKWCXQDCKDTHHCQHOKJCKJLAKBCKCRKCSKGZKKKLGHMFPMYKPCAPPCSCGSZSTBKTCATKYUTOWPCwsiYDQYTXYXQ
creil	CSF			
crepin				SCP
crescencio				MID
crescent		CEC		
crested		CSE		GUC
creston	CFQCSQ			
crestview	CEWEGI			
crete		JSH		
crews				RTN
criciuma	CCM			
cristalandia	IDO			
cristobal				SCYSZT
cristoforo				GOA
croker			CKI	
crooked		CKD		
crookston	CKN			
cross		CTYYCR		HCRSQC
crosse				LSE
crossett	CRT			
crossing				FIZ
crossville	CSV			
crotone	CRV			
crow				YOC
crown				TAB
croydon			CDQ	
cruces				lru
cruz				AQBCSUFLWGRWJJDRZASCZSNZSPCSRZTNOvvi
cruzeiro		CZS		
crystal			MIC	
csb2				YSA
csh4				YLS
csk6				YNX
csu2				YKU
ctb6				ZTB
ctp9				YAU
ctu2				YFG
ctu5				ZLT
cuamba	FXO			
cuanavale				CTI
cuarto				RCU
cuatia				UZU
cubo				CUV
cucuta	cuc			
cudal			CUG	
cuddapah			CDP	
cue			CUY	
cuenca	CUE			
cuiaba	CGB			
cuito		CTI		
cukurova			cov	
culberson			VHN	
culebra				CPX
culiacan	cul			
culleredo	LCG			
cumana			CUM	
cumaru		ITI		
cumberland	CBE			SME
cumbre				LCM
cuneo	CUF			
cunha				slz
cunnamulla			CMA	
cupica			BHF	
curbelo				pdp
curitiba	BFHCWB			
curitibanos	QCR			
currais		QCP		
current				YYN
curtin				DCN
curtis			BBD	ORV
cururupu	CPU			
curuzu		UZU		
cusco	cuz			
cushing	CUH			
cut		ctb	MEQ	TPK
cutral		CUT		
cuyahoga			CGF	
cuyo	CYU			
cyab				YAB
cyac				YAC
cyad				YAR
cyag				YAG
cyah				YAH
cyal				YAL
cyam				YAM
cyaq				XKS
cyas				YKG
cyat				YAT
cyay				YAY
cyaz				YAZ
cyba				YBA
cybb				YBB
cybc				YBC
cybd				QBC
cybe				YBE
cybf				YBY
cybg				YBG
cybk				YBK
cybl				YBL
cybq				XTL
cybr				YBR
cybt				YBT
cybv				YBV
cybx				YBX
cyca				YRF
cycb				YCB
cycc				YCC
cycd				YCD
cyce				YCE
cycg				YCG
cych				YCH
cyck				XCM
cycl				YCL
cycn				YCN
cyco				YCO
cycq				YCQ
cycr				YCR
cycs				YCS
cyct				YCT
cycw				YCW
cycy				YCY
cycz				YCZ
cyda				YDA
cydb				YDB
cydf				YDF
cydl				YDL
cydm				XRR
cydn				YDN
cydo				YDO
cydp				YDP
cydq				YDQ
cyeg				yeg
cyek				YEK
cyel				YEL
cyem				YEM
cyen				YEN
cyer				YER
cyet				YET
cyeu				YEU
cyev				YEV
cyey				YEY
cyfa				YFA
cyfb				YFB
cyfc				yfc
cyfe				YFE
cyfh				YFH
cyfj				ytm
cyfo				YFO
cyfr				YFR
cyfs				YFS
cyft				YMN
cygb				YGB
cygh				YGH
cygk				YGK
cygl				YGL
cygm				YGM
cygo				YGO
cygp				YGP
cygq				YGQ
cygr				YGR
cygt				YGT
cygv				YGV
cygw				YGW
cygx				YGX
cygz				YGZ
cyha				YQC
cyhb				YHB
cyhc				CXH
cyhd				YHD
cyhe				YHE
cyhf				YHF
cyhh				YNS
cyhi				YHI
cyhk				YHK
cyhm				yhm
cyhn				YHN
cyho				YHO
cyhr				YHR
cyht				YHT
cyhu				YHU
cyhy				YHY
cyhz				yhz
cyib				YIB
cyid				YDG
cyif				YIF
cyik				YIK
cyio				YIO
cyiv				YIV
cyja				YJA
cyjf				YJF
cyjn				YJN
cyjt				YJT
cyka				YKA
cykc				YKC
cykd				LAK
cykf				YKF
cykg				YWB
cykj				YKJ
cykl				YKL
cyko				AKV
cykq				YKQ
cykx				YKX
cyky				YKY
cyla				YPJ
cylb				YLB
cylc				YLC
cyld				YLD
cylh				YLH
cylj				YLJ
cylk				YSG
cyll				YLL
cylq				YLQ
cylr				YLR
cyls				YLK
cylt				YLT
cylu				XGR
cylw				YLW
cyma				YMA
cyme				YME
cymg				YMG
cymh				YMH
cymj				YMJ
cyml				YML
cymm				YMM
cymo				YMO
cymt				YMT
cymu				YUD
cymw				YMW
cymx				YMX
cyna				YNA
cync				YNC
cynd				YND
cyne				YNE
cynh				YNH
cynj				YLY
cynl				YNL
cynm				YNM
cynn				YNN
cynr				HZP
cyoa				YOA
cyoc				YOC
cyod				YOD
cyoh				YOH
cyoj				YOJ
cyoo				YOO
cyop				YOP
cyos				YOS
cyow				yow
cypa				YPA
cypc				YPC
cypd				YPS
cype				YPE
cypg				YPG
cyph				YPH
cypk				YPK
cypl				YPL
cypm				YPM
cypn				YPN
cypo				YPO
cypq				YPQ
cypr				YPR
cypw				YPW
cypx				YPX
cypy				YPY
cypz				YPZ
cyqa				YQA
cyqb				yqb
cyqd				YQD
cyqf				YQF
cyqg				YQG
cyqh				YQH
cyqi				YQI
cyqk				YQK
cyql				YQL
cyqm				yqm
cyqn				YQN
cyqq				YQQ
cyqr				yqr
cyqs				YQS
cyqt				YQT
cyqu				YQU
cyqv				YQV
cyqw				YQW
cyqx				yqx
cyqy				YQY
cyqz				YQZ
cyra				YRA
cyrb				YRB
cyri				YRI
cyril			STT	
cyrj				YRJ
cyrl				YRL
cyrm				YRM
cyro				YRO
cyrq				YRQ
cyrs				YRS
cyrt				YRT
cyrv				YRV
cysb				YSB
cysc				YSC
cyse				YSE
cysf				YSF
cysh				YSH
cysj				YSJ
cysk				YSK
cysl				YSL
cysm				YSM
cysn				YCM
cysp				YSP
cyst				YST
cysu				YSU
cysy				YSY
cyta				YTA
cyte				YTE
cytf				YTF
cyth				YTH
cytl				YTL
cytq				YTQ
cytr				YTR
cyts				YTS
cytz				YTZ
cyub				YUB
cyul				yul
cyut				YUT
cyux				YUX
cyuy				YUY
cyvb				YVB
cyvc				YVC
cyvg				YVG
cyvk				YVE
cyvm				YVM
cyvo				YVO
cyvp				YVP
cyvq				YVQ
cyvr				yvr
cyvt				YVT
cyvv				YVV
cyvz				YVZ
cywa				YWA
cywe				YFJ
cywg				ywg
cywh				YWH
cywj				YWJ
cywk				YWK
cywl				YWL
cywp				YWP
cywy				YWY
cyxc				YXC
cyxe				yxe
cyxh				YXH
cyxj				YXJ
cyxk				YXK
cyxl				YXL
cyxn				YXN
cyxp				YXP
cyxq				YXQ
cyxr				YXR
cyxs				YXS
cyxt				YXT
cyxu				YXU
cyxx				YXX
cyxy				yxy
cyxz				YXZ
cyyb				YYB
cyyc				yyc
cyyd				YYD
cyye				YYE
cyyf				YYF
cyyg				YYG
cyyh				YYH
cyyj				yyj
cyyl				YYL
cyym				YYM
cyyn				YYN
cyyq				YYQ
cyyr				YYR
cyyt				yyt
cyyu				YYU
cyyw				YYW
cyyy				YYY
cyyz				yyz
cyze				YZE
cyzf				YZF
cyzg				YZG
cyzh				YZH
cyzp				YZP
cyzr				YZR
cyzs				YZS
cyzt				YZT
cyzu				YZU
cyzv				YZV
cyzw				YZW
cyzx				YZX
czac				ZAC
czam				YSN
czbb				YDT
czbd				ILF
czbf				ZBF
czbm				ZBM
czee				KES
czem				ZEM
czfa				ZFA
czfd				ZFD
czfg				XPK
czfm				ZFM
czfn				ZFN
czgf				ZGF
czgi				ZGI
czgr				ZGR
czhp				ZHP
czjg				ZJG
czjn				ZJN
czke				ZKE
czlq				YTD
czmd				MSA
czml				ZMH
czmn				PIW
czmt				ZMT
czng				XPP
czpb				ZPB
czpc				WPC
czpo				ZPO
czrj				ZRJ
czsj				ZSJ
czsn				XSI
czst				ZST
czta				YDV
cztm				ZTM
czuc				ZUC
czum				ZUM
czwh				XLB
czwl				ZWL
d			ARR	AHZallCOECSZEUXGGBICTIDYLGSLSOLTQLUQNCEPSSrvySDEULAUTTYVO
da		dad		fcoGRWIZAJNGLAZMTGMZBNSRQVBSJLTGQVDC
daad				BUJ
daae				BJA
daag				ALG
daaj				DJG
daap				VVZ
daas				QSF
daat				TMR
daav				GJL
daay				MZW
dabb				AAE
dabc				czl
dabo	DAO		SIQ	
dabolim	GOI			
dabs				TEE
dabt				BLJ
dade			TNT	
dadu	DDU			
daegu	TAE			
daet	DTE			
dafh				HRM
dag				KYS
daggett	DAG			
daguocun				sjw
dahamo			DAO	
dahe				DHH
dahl		DCK		
dahlgren	DGN			
daito				MMD
dakar	dkr			
dakhla	VIL		DAK	
dalaman	dlm			
dalanzadgad	DLZ			
dalat	DLI			
dalbandin	DBA			
dalby			DBY	
dalcahue	MHC			
dalgaranga			DGD	
dalhart	DHT			
dali			DLU	
dalian	DLC			
dallas	ADSDALRBD	dfw		
dalles				DLS
daloa			DJO	
dalton	DNN			
daly		DYW	DVR	
dam				GCDMSAOLPTLB
daman			NMB	
damascus	dam			
damazin			RSS	
dammam				dmm
danbury	DXR			
dandong	DDG			
dane			MSN	
dang	DNP			
dangriga	DGA			
daniel			DNLhnllirTAC	ULA
dannelly				MGM
dansville	DSV			
danville	DANDNV			
daob				TID
daocheng		DCY		
daof				TIN
daoi				CFK
daol				TAF
daon				TLM
daoo				ORN
daor				CBH
daos				BFW
daov				MUW
daoy				EBH
daporijo	DEP			
daqing		DQA		
dar		dar		BJR
daraga	drp			
darbhanga			DBR	
dare			MEO	
dargaville			DGR	
darnley		NLF		
daru	DAU			
darwaz	DAZ			
darwin	drw			
das				ARSFLW
dashoguz	TAZ			
dasht			SRY	
dass				atq
dassault				CHR
dastghaib				syz
datadawai		DTD		
datg				INF
datih				LGL
datm				BMW
datong	DAT			
datu				LDU
daua				AZR
daub				BSK
daue				ELG
daug				GHA
daugherty				LGB
dauh				HME
daui				INZ
dauk				TGR
daul				LOO
dauo				ELU
dauphin	YDN			SCP
daut				TMX
dauu				OGX
dauz				IAM
davao		dvo		
dave				KFE
davenport	DVN		DVP	
david	dav		DWH	CRSHUUNRBpclYSY
daviess				OWB
davis			DMA	AFFMKOMNZPUC
davison			DAA	
dawa				dir
dawadmi				DWD
dawasir				WAE
dawei	TVY			
dawson		YDAYDQ	GDV	
dawu				LLV
daxing				pkx
day				JDASUX
dayak				ajy
dayong	DYG			
dayrestan			GSM	
dayton	dayFFOMGY			
daytona		dab		
daza				cuc
dazhou	DZH			
dbbb				COO
dbbd				DJA
dbbk				KDC
dbbn				NAE
dbbp				PKO
dbbs				SVF
de		DRI	DHRQRC	AOLASCAVIAYOAZPbelBGVBHABRCBYMcdgCDTCDYCHMCLQCPCCPOCPXculCUMcyrfdfFECFENgigGPBGYAhuxICCIPCIZAJDFJDOJDRJJDJOIJSMjujLADLAIlapLRHlrmLSSMAZMCRMGFNRROCCOESOLCOPOOREOXPPLUPMIPOJPOOPSSPTQPUUPVHPZAQHPQSNQXCRBRRCURDSRIMrmuRUYRVDRYOSBBSCQSDUSFDSJASJSslaslwSNGSNMSNVSNZSPCSRBSSZSZJSZTTDLTNOTOOtruTUCTUFTXFUBAUMAUROVDCVDMVDPVIXVQSVTLXRYYBXYGRzloZLR
deadhorse	SCC			
deadman		LGI		
dease		YDL		
death		DTH		
deauville	DOL			
debba				EDB
debepare	DBP			
debra		DBM		
debre		DBT		
debrecen	deb			
decatur	DCUDEC		BGEDTR	
decimomannu	DCI			
decorah	DEH			
dedougou	DGU			
deer		YDFYVZ		DVTYQF
deering	DRG			
defiance	DFI			
defrenn				HLR
degner				OWA
dehar				ABK
dehradun	DED			
dei				TRS
deijan	DEJ			
deir		DEZ		
dej				DEJ
dejazmach				dir
dekalb			PDK	
del		DLFdrtIAO	bjxntrpmv	agtAQBAYGBCLbocCCCcmeCXAcyoHSKigrIPZJDRKICKNALCLlmmmdqpdpPUQQPDrloSBLSDEsjdSJESNJSTBSVISVZTPPVAP
delaurentis			ODW	
delaware			GEDMIE	
dele				NDL
delgada				PDL
delgado				TND
delhi				del
deline	YWJ			
delingha	HXD			
delissaville			DLV	
dels				LEU
delta	DTA	BIGDJN	DDNESC	GLH
dembidollo	DEM			
deming	DMN			
demirel				ise
den		DHR		
deniliquin			DNQ	
denis		DEI		ORERUN
denison	DNS			PNX
denizli	DNZ			
denpasar		dps		
denver	APABJCden			
deoghar	DGH			
deols				CHR
depati			KRC	PGK
deputado			ssa	
deq				DEQ
deqing	DEQ			
dera		DEADSK		
derby			DRBLOL	
derim	DER			
derry	LDY			
des		dsm		ILP
deseado				PUD
desert			DRA	
desierto			CPO	
desirade				DSD
desourdy				ZBM
desroches		DES		
dessie	DSE			
destin	DSI			VPS
detroit	DETDTWYIP	DTL		
deurne				anr
devi			IDR	
devil				FFARDV
devils		DVL		
devonport	DPO			
dewitt			OLD	
dezful			DEF	
dfca				XKY
dfcc				OUG
dfcj				XDJ
dfcl				XLU
dfcp				PUP
dfea				XBO
dfeb				XBG
dfed				DIP
dfee				DOR
dfef				FNG
dfeg				XGG
dfel				XKA
dfem				TMQ
dfep				XPA
dfer				ARL
dfes				XSE
dfet				TEG
dfez				XZA
dffd				OUA
dfob				BNR
dfod				DGU
dfog				XGA
dfon				XNU
dfoo				BOY
dfot				TUQ
dfou				XDE
dfoy				XAR
dgaa				acc
dgle				TML
dglw				WZA
dgsi				KMS
dgsn				NYI
dgtk				TKD
dhaalu		DDD		haq
dhabi				auhAZIDHF
dhafra				DHF
dhaka	dac			
dhanbad			DBD	
dhangarhi	DHI			
dharavandhoo	DRV			
di				EBA
diagne				dss
diagoras			RHO	
diamantina	DTI			LEC
diamantino	DMT			
dianopolis	DNO			
diao				ABO
diap				ABJ
diapaga	DIP			
diass	dss			
diau				OGO
diavik	DVK			
diaz				pvr
dibi				BXI
dibk				BYK
dibn				BQO
dibrugarh	DIB			
dibu				BDK
dickinson	DIK			
didk				DIM
didl				DJO
diebougou	XDE			
diefenbaker				yxe
diego			IQQ	MYFNKXNZYsanSDMSEE
dien		DIN		MEQ
dieppe	DPE			
difk				FEK
diga				GGN
digby	YDG			
digl				GGO
dign				BBV
dijon		DIJ		
diko				HGO
dikson	DKS			
dili	dil			
dillant			EEN	
dillingham	DLG			
dillon	DLLDLN	DLY		
dimapur	DMU			
dimbokro	DIM			
dimmit			CZT	
dimn				MJC
dimokritos			AXD	
dinard		DNR		
dinder	DNX			
dingri				DDR
dinwiddie				PTB
diod				KEO
diof				OFI
dionysios			ZTH	
diori			nim	
diosdado			crk	
dioulasso				BOY
dipolog		DPL		
diqing			DIG	
dire		dir		
dirranbandi			DRN	
disg				SEO
disp				SPY
diss				ZSS
district				inuYCM
ditb				TXU
diu	DIU			
divci			QWV	
divinopolis	DIQ			
diwopu				urc
dix			MVF	WRI
dixie			DXD	
diyarbakir	DIY			
diyo				ASK
djalle				ODJ
djambala	DJM			
djamena				ndj
djanet	DJG			
djerba	dje			
djibo	XDJ			
djibouti		JIB		
djole				KDJ
djomoe				DOE
djougou	DJA			
djumu		DOE		
djupivogur	DJU			
dnaa				abv
dnas				abb
dnbe				BNI
dnca				cbq
dnen				enu
dngo				gmo
dnib				IBA
dnil				ilr
dnim				qow
dnipro	dnk			
dnjo				JOS
dnka				KAD
dnkn				kan
dnma				miu
dnmk				MDI
dnmm				los
dnmn				MXJ
dnpo				phc
dnso				sko
dnyo				YOL
dnza				ZAR
do				BCRBDCBPGCDICDJCMPCSUCTQCXJCZSIDOiguIPGIRZITIJDOLVRMMOMTInatNTOOIAPBXPDDQDBSJPSMASQMSQXSQYSXOSXX
dobbins			MGE	
dobo		DOB		
docker			DKV	
dodge		DDC	UNU	FOD
dodoma	DOD			
dog				RDB
doha	diadoh			
dolbeau			YDO	
dole		DLE		
dolisie	DIS			
dolores				LSQVDR
dolpa	DOP			
dom				COZ
domestic				AJFBUTEJHRAERAHTUIURY
domingo			UAQ	sdqstd
dominicci				SIG
domodedovo			dme	
don			dmkgdl	MLLrovRVIrvyvdo
donald				pbi
donaldson			GDCYAU	
donegal	CFN			
donetsk	dok			
dong		VDH	TBB	PQC
dongara			DOX	
dongola	DOG			
dongshan			HLD	
dongying	DOY			
donnelly	YOE			
donskoye			TBW	
donu				RVI
donyi			HGI	
doomadgee			DMD	
door			SUE	
doorgal				QAK
dorada				PQE
dorado				bogEDKELDELOEOR
dorchester				CGE
dori	DOR			
dornbirn				HOH
dorset				YTE
dortmund	DTM			
dorunda			DRD	
dorval	yul			
dos		DON		CAWCXJMCZPBVSJK
dothan	DHN			
doti				SIH
douala	dla			
douglas	DGLDGW	DGFdug		cltVOKYQY
douglass				roc
dourado				MEU
dourados	DOU			
doutor				PHB
dover	DOV			
downer				AIV
downing				pia
downs				ABGAUDAWNAWPBDWBKPBTDDDNDHDDVPEVDGDDGGDMNWMXDODLVCD
downtown				AHDAUWCPSDTNGMUKIPMACMKCPLKSPASTP
doylestown	DYL			
dr			BQAesgFLZGNRHUCnagnbjpjcVLV	HAI
dracena	QDC			
drake			DRKFYV	
dranda				SUI
draughon			TPL	
drayton		YDC		
dresden	DRS			
drewitz				CBU
drietabbetje	DRJ			
drift			DRF	
drrm				MFQ
drrn				nim
drrt				THZ
drumduff	DFP			
drummond	DRU	DRE		PLU
dryden	YHD			
drysdale			DRY	
drza				ajy
drzl				RLT
drzr				ZND
dschang	DSC			
dtka				TBJ
dtmb				mir
dtnh				nbe
dtta				tun
dttf				gaf
dttg				gae
dttj				dje
dttr				EBM
dttx				sfa
dttz				toe
du				FLDLDXNIXPCDYRIZFD
duane				SAD
duarte				AYP
dubai	dxbNHD			
dubbo	DBO			
dublin	DBNDUBPSK			
dubois	DBSDUJ			
dubrovnik	DBV			
dubuque	DBQ			
dugway		DPG		
duke			EGI	
dulce				LCF
dulkaninna	DLK			
dulles				iad
duluth	dlh			
dumaguete		DGT		
dumai		DUM		
dumatumbun			LUV	
dumont				SDU
dunbar			DNB	
duncan	DUCDUQ		DCT	VYS
dundee	DND			
dundo			DUE	
dune				HGL
dunedin	DUD			
dunes				UDD
dung		vcl		
dunhuang	DNH			
dunk			DKI	
dunkerque				CQF
dunkirk	DKK			
dunsmuir	MHS			
duong		PQC		
dupage			DPA	
duqm	dqm			
durango	AMKdgoDRO			
durant	DUA			
durazno	dzo			
durban	durVIR			
durham	MME		DHD	rdu
durrie			DRR	
durval				FEC
dushanbe	DYU			
dusseldorf	dus			
duval				RRG
dwight				ICT
dxng				lrl
dxxx				LFW
dyce				ABZ
dyess			DYS	
dysart			DYA	
dzaoudzi	dza			
e				BTNCRDCSZMCBNGFRASSABSJESRYSTTSTXXMSYSG
eagle	EAAEGE	egpEGVELA	BZT	
eaker				DUA
eareckson			SYA	
earl				TNU
earlton	YXR			
east		ECAELSHTOWDN	EMAGGG	LFOLTDULYURSVTBYEM
eastern			MRBPDT	CID
easterwood			CLL	
eastland	ETN			
eastmain		ZEM		
easton	ESNESW			
eastover	MMT			
eastsound	ESD			
eaton				OIC
eau		EAU		
ebaw				anr
ebbr				BRU
ebci				CRL
ebermannstadt	URD			
ebkt				KJK
eblg				LGG
ebolowa	EBW			
ebos				ost
ebzr				OBL
echuca			ECH	
eck				PHW
ed			OTNTDO	
edac				AOC
edah				HDF
edaq				ZHZ
edau				IES
edax				REB
eday	EOI			
edbc				CSO
edbh				BBH
edcd				CBU
edcg				GTI
edck				KOQ
edcp				PEF
eddb				BER
eddc				DRS
edde				ERF
eddf				fra
eddg				FMO
eddh				HAM
eddins				AFO
eddk				CGN
eddl				dus
eddm				muc
eddn				NUE
eddp				LEJ
eddr				SCN
edds				STR
eddt				txl
eddv				HAJ
eddw				BRE
eden				AXM
edenton	EDE			
edfh				HHN
edfm				MHG
edge				EIB
edgs				SGE
edgy				KZG
edhi				XFW
edhk				KEL
edhl				LBC
edhn				EUM
edinburgh	EDI			
edja				FMM
edka				AAH
edkb				BNJ
edle				ESS
edli				BFE
edln				MGL
edlp				PAD
edlv				NRN
edlw				DTM
edma				AGB
edmo				OBF
edmond			IOU	GOK
edmonton	yeg			
edms				RBM
edny				FDH
edop				SZW
edqa				QCB
edqd				BYU
edqe				URD
edqm				HOQ
edrb				BBJ
edremit	EDO			
edsb				FKB
edson	YET			
edtl				LHA
eduard			eax	
eduardo			maoSVI	ssa
edve				BWE
edvk				KSF
edwaki			XYR	
edward			GALLYBMPV	ATKbos
edwards	EDW			guf
edwe				EME
edwg				AGE
edwi				WVN
edwin				BGM
edwj				JUI
edwl				LGO
edwr				BMK
edws				NOD
edwu				VAC
edwy				NRD
edwz				BMR
edxb				HEI
edxf				FLF
edxh				HGL
edxj				QHU
edxo				PSH
edxw				GWT
edxy				OHR
eek	EEK			
eeka				KDL
eeke				URE
eelde			GRQ	
eepu				EPU
eetn				TLL
eetu				TAY
efet				ENF
efha				KEV
efhk				HEL
efhv				HYV
efit				KTQ
efiv				IVL
efjo				JOE
efjy				JYV
efka				KAU
efke				KEM
efki				KAJ
efkj				KHJ
efkk				KOK
efks				KAO
efkt				KTT
efku				KUO
eflp				LPP
efma				MHQ
efmi				MIK
efou				OUL
efpo				POR
efro				RVN
efsa				SVL
efsi				SJY
efso				SOT
eftp				TMP
eftu				TKU
efut				UTI
efva				VAA
efvr				VRK
efyl				YLI
eg74				LHB
egaa				bfs
egab				ENK
egac				BHD
egae				LDY
egal			hga	
egbb				bhx
egbe				CVT
egbj				GLO
egbk				ORM
egbn				NQT
egbp				GBA
egcc				MAN
egcd				WFD
egdj				UPV
egdy				YEO
egec				CAL
eged				EOI
egef				FIE
egegik	EGX			
egeh				WHS
egel				COL
egen				NRL
egeo				OBN
egep				PPW
eger				SOY
eges				NDY
eget				LWK
egew				WRY
egey				CSA
egfe				HAW
egff				cwl
egfh				SWS
eggd				brs
eggp				LPL
eggw				LTN
eghc				LEQ
eghe				ISC
eghh				BOH
eghi				SOU
eghj				BBP
eghq				NQY
eghr				QUG
egidio				PEG
egilsstadir	EGS			
egja				ACI
egjb				GCI
egjj				JER
egka				ESH
egkb				BQH
egkk				LGW
eglc				LCY
eglf				FAB
eglin			VPS	EGI
eglk				BBS
egll				LHR
egmc				SEN
egmd				LYX
egnc				CAX
egnh				blk
egnj				HUY
egnl				BWF
egnm				LBA
egno				WRT
egnr				CEG
egns				IOM
egnt				NCL
egnv				MME
egnx				EMA
egpa				KOI
egpb				LSI
egpc				WIC
egpd				ABZ
egpe				INV
egpf				gla
egph				EDI
egpi				ILY
egpk				PIK
egpl				BEB
egpn				DND
egpo				SYY
egpr				BRR
egpt				PSL
egpu				TRE
egpw				UNT
egqb				BOL
egqk				FSS
egql				ADX
egqs				LMO
egsc				CBG
egsh				nwi
egss				STN
egtb				HYC
egte				ext
egtk				OXF
egto				RCS
egub				BEX
egul				LKZ
egun				MHZ
eguy				QUY
egva				FFD
egvn				BZZ
egvo				ODH
egwu				NHT
egxc				QCY
egxh				BEQ
egxj				OKH
egxp				SQZ
egxu				HRT
egxw				WTN
egym				KNF
egyp				MPN
eham				AMS
ehbk				MST
eheh				EIN
ehgg				GRQ
ehgr				GLZ
ehkd				DHR
ehle				LEY
ehlw				LWR
ehrd				RTM
ehtw				ENS
ehvk				UDE
ehwo				WOE
eibn				BYT
eibt				BLY
eica				NNR
eick				ORK
eidl				CFN
eidw				DUB
eielson			EIL	
eiim				IOR
eiir				INQ
eikk				KKY
eikn				NOC
eiky				KIR
eil	HCM			
eilat	ETM			
eimn				IIA
ein			EIY	
einarson				inl
einasleigh	EIH			
eindhoven	EIN			
einn				SNN
eirunepe	ERN			
eisenach	EIB			
eisenhower				ICT
eisg				SXL
eiwf				WAT
ejin				DSN
ejina			EJN	
ekah				AAR
ekati	YOA			
ekbi				BLL
ekch				CPH
ekeb				EBJ
ekka				KRP
ekls				BYR
ekmb				MRW
ekod				ODE
ekpo				cbq
ekrk				RKE
ekrn				RNN
eksb				SGD
eksn				CNL
eksp				SKS
eksv				SQW
ekts				TED
ekuk	KKU			
ekvg				FAE
ekvj				STA
ekwok	KEK			
ekyt				AAL
el		aacdbbEBGEBHEBMEDBEDKEHLELBELDELFELOelpEMTEMXENIEPAESREUNEYPFTEGACINGMHWNJKOTUPVERYOVDEVIG	AXMbogCJCEBDELGELTEORJALKOElpbMDZOANOVLPAZPMCPMYPUXPVAsalSRZUIBUVL	AEOazsBIFCUVGBUgsqhbemvbOGXSEEsshTLM
elazig	EZS			
elcho		ELC		
elci				NKT
eldoret	edl			
electric		GCD		
eleftherios			ath	
elena				SNV
eleuthera				ELH
elias				pio
elim	ELIMOS			
elista	ESL			
eliye		EYS		
elizabeth		ECG	FID	PLZ
elizabethtown	EKX			
elk		ELK		
elkhart	EKI			
elkins	EKN			
elko	EKO			
ellen				ILY
ellensburg	ELN			
ellington			EFD	
elliot		YEL		
elliott				yul
ellis				OAJ
ellison			koa	
ellisras	ELL			
ellsworth			RCA	
ellx				lux
elmas				CAG
elmendorf			EDF	
elmira		ELM		
elorza			EOZ	
eloy			mec	
ely	ELYLYU			
emalamo			SQN	
embrujo				PVA
emden	EME			
emerald	EMD			
emigrant		BLU		
emilio				GYA
emmen			EML	
emmet				PLN
emmonak	EMK			
empangeni	EMG			
emporia	EMP			
en		NUD		ORGPOXQXB
enal				AES
enan				ANX
enarotali		EWI		
enat				ALF
enbl				FDE
enbn				BNN
enbo				BOO
enbr				BGO
enbs				BJF
enbv				BVG
encarnacion	ENO			
encn				KRS
end				LEQWTD
ende		ENE		
endu				BDU
eneabba	ENB			
enegu	enu			
energy				YFI
enev				EVE
enfidha	nbe			
enfl				FRO
engm				OSL
enha				HMR
enhd				HAU
enhf				HFT
enhk				HAA
enhv				HVG
enid	ENDWDG			
enkb				KSU
enkl				GLL
enkr				KKN
enlk				LKN
enmh				MEH
enml				MOL
enms				MJF
enna				LKL
enniskillen	ENK			
ennm				OSY
enno				NTB
enol				OLA
enontekio	ENF			
enov				HOV
enra				MQN
enrique			davEOHONX	TTG
enriquez				LOH
enrm				RVK
enro				RRS
enrs				RET
ensb				LYR
enschede	ENS			
ensd				SDN
ensenada			ESE	
ensg				SOG
ensh				SVJ
enshi	ENH			
ensk				SKN
enso				SRP
ensr				SOJ
enss				VAW
enst				SSJ
entc				TOS
entebbe			ebb	
enterprise	ETS			
entire				MMT
ento				TRF
entrammes				LVA
enua			AIU	
enva				TRD
envd				VDS
enyang				BZX
enzv				SVG
eoligarry	BRR			
epby				BZG
epgd				GDN
ephrata	EPH			
epinal		EPL		
epkk				krk
epkt				ktw
eplb				LUZ
epll				LCJ
epmo				WMI
eppley			OMA	
eppo				POZ
epps				AHN
epra				RDO
eprz				RZE
epsc				SZZ
epsy				SZY
epwa				WAW
epwr				WRO
epzg				IEG
er				BEV
erbil			ebl	
erbogachen	ERG			
ercan			ecn	
erechim	ERM			
erenhot	erl			
erfurt	ERF			
erhac				MLX
erie	eri			
erigavo	ERA			
erik			yxy	
erkilet				ASR
ernabella			ERB	
ernest				PRC
ernesto			baq	SJK
eros			ERS	
errachidia	ERH			
errol	ERR			
erzincan	ERC			
erzurum	erz			
es			ORN	darNWA
esbjerg	EBJ			
escanaba	ESC			
escobedo				mty
escondido				pxm
escoublac				LBY
escuela			MYC	
esdf				RNB
esenboga			esb	
esfahan			ifn	
esfahani				KSH
esgg				GOT
esgj				JKG
esgl				LDK
esgp				GSE
esgr				KVB
esgt				THN
eskilstuna	EKT			
eskisehir	AOEESK			
eskk				KSK
eskm				MXX
eskn				NYO
esks				SCR
eslam				NWA
esler			ESF	
esmk				KID
esmo				OSK
esmq				KLR
esms				MMX
esmt				HAD
esmx				VXO
esnd				EVG
esng				GEV
esnk				KRF
esnl				LYC
esnn				SDL
esno				OER
esnq				KRN
esns				SFT
esnu				UME
esnv				VHM
esnx				AJR
esny				SOO
esnz				OSD
esoe				ORB
esoh				HFS
esok				KSD
esow				VST
espa				LLA
espanola	ESO			
espargos	sid			
esperadinha			BVR	
esperance			EPR	SFG
espinosa	ESI			MBT
espora				BHI
esquel	EQS			
esquinas				TQS
essa				ARN
essaouira	ESU			
essb				BMA
essd				BLE
essen			ESS	
essendon				MEB
essex			CDW	
essey				ENC
essf				HLF
essk				GVX
essl				LPI
essp				NRK
esst				TYF
essu				EKT
essv				VBY
essw				VVK
esta				AGH
estadual				BJP
estancia			ARS	
este				agtpdp
estero				SDE
estevan	YEN			
estherville	EST			
estigarribia				esg
esud				SQO
esue				IDB
esup				PJA
esut				HMV
et				ROI
etad				SPM
etadunna	ETD			
etar				RMS
eteu				GHF
ethf				FRZ
etienne				EBU
etik				ILH
etimesgut			ANK	
etjo				MJO
etng				GKE
etnh				QCN
etnl				RLG
etns				WBG
etnu				FNB
etou				WIE
etsf				FEL
etsi				IGS
etuo				GUT
eua		EUA		
eucla			EUC	
eufaula	EUF			
eugene	EUG		TOL	
eugenio			MAZ	
eunice	UCE			OLC
eureka	EKAEUENLNYEU			ACV
eurico			VIX	
euroairport			BSLMLH	
eustatius				EUX
eustis				FAF
eva		EVD		
evans			EVH	
evanston	EVW			
evansville	EVV			
eveleth	EVM			
evelio			EUQ	
evella				LEL
evenes	EVE			
evensk	SWV			
everett	pae		UCY	
evers				jan
evla				lpx
evra				rix
evreux		EVX		
evva				vnt
ewo	EWO			
executive				AHDAVOAZIBCBBFTBLMBOWBTLCLWCRGCTODSIEDCFCHFMEFTYFXEHSHHWDJHFLFNLNNMRKMYFNHZOJCOPFORLPTBPWKRBDROGSACTDZTMB
exeter	ext			
exmouth	LEA		EXM	
express				TOL
exuma			ggt	
exupery				LYSOES
eyka				kun
eylandt				GTE
eypa				plq
eysa				sqq
eysb				HLJ
eystri				BGJ
eyvi				vno
eyyubi				YKO
ez				DEZ
ezeiza	eze			
ezhou	EHU			
f			EUX	ADRARVASXbdaBQUIGBjfkMPVSLUTOL
faa			ppt	
faab				ALJ
faag				AGZ
faaite			FAC	
faal				ADY
fabe				BIY
fabio			MVP	
fabl				bfn
facc				ASS
facd				CDO
facility				NJAWAL
fact				cpt
factory				BEC
fada		FNG		
fadk				DUK
fadq				PZL
fael				ELS
faem				EMG
faer				ELL
fafb				FCB
fagali			FGI	
fagc				GCJ
fagg				GRJ
fagi				GIY
fagm				QRA
fagurholsmyri	FAG			
fahd				dmm
fahl				HLW
fahr				HRS
fahs				HDS
fahud	FAU			
fair		FIE		
fairbanks	EILfaiMTX	FBK		
fairbury	FBY			
fairchild			SKA	clm
fairfield	FFLSUU			
fairford	FFD			
fairmont	FRM	YCZ		
fairview	ZFW			
faisalabad	lyp			
faizabad	FBD			
fakahina	FHZ			
fakarava			FAV	
fakd				KXE
fakfak		FKQ		
fakm				KIM
fakn				mqp
fakp				KOF
faku				KMH
fakz				KLZ
fala				HLA
falabisahaya				MAL
falc				LMR
falcon			MSC	
falconara				AOI
falconbridge	YSB			
fald				LDZ
fale				dur
faleolo			apw	
falla				SVI
fallon	FLXNFL			
falls			inl	BFPFFMFSDGFLgtfiagIDAIFAKBGkiaKIPLMTPKFRWFSPSTHMTVFTWFvfaYSHZUM
falmouth	FMH			
falo				LCD
false		KFP		
falster				MRW
falw				SDB
faly				LAY
famd				AAM
famg				MGH
famh				MEZ
famm				mbd
famn				LLE
famo				MZY
famu				MZQ
fanc				NCS
fane		FNE		
fang				NGL
fangatau			FGU	
fans				NLP
faob				OVG
faoh				OUH
faor				jnb
fap				AOPATAAYPCHMcixCJAHUUiqtpclpiopiuTBPtcqTPPtru
fapa				AFD
fape				PLZ
faph				PHW
fapj				JOH
fapk				PRK
fapm				PZB
fapn				nty
fapp				ptg
faps				PCF
faqt				UTW
farafangana			RVA	
farah	FAH			
faranah			FAA	
farb				RCB
fare	HUH			
farewell	FWL			
farfan			ULQ	
fargo	far			
fari				RVO
faria				GPB
faribault	FBL			
farmingdale	FRG			BLM
farmington	FAMFMN			
farnborough	FAB			
faro	FAOZFA			
fars				ROD
fasa	FAZ			
fasb				SBU
fasc				ZEC
fascene			NOS	
fase				GSS
fasher				ELF
fass				SIS
fasz				SZK
fatd				TDT
fath				THY
fatima		WTP		
fatmawati				BKS
fatn				TCU
fatz				LTA
faul				ULD
faup				UTN
faus				ULX
faustino				UAQ
faut				UTT
fauville				EVX
favb				VRU
favg				VIR
favr				VRE
favy				VYD
fawb				PRY
fawk				WKF
fawm				WEL
faya			FYT	
fayetteville	FAYFYMFYVPOB	XNA		
fayks				OEM
fazenda			AZLGGBGMSPBAPBXQXC	
fbft				FRW
fbgz				GNZ
fbjw				JWA
fbke				BBK
fbkr				KHW
fbmn				MUB
fbor				ORP
fbsk				gbe
fbsn				SXN
fbsp				PKW
fbsv				SVT
fbsw				SWX
fbtl				TLD
fbts				TBY
fcbb				BZV
fcbd				DJM
fcbk				KNJ
fcbl				LCO
fcbm				MUY
fcbs				SIB
fcby				NKY
fcbz				ANJ
fcmm				MSX
fcob				BOE
fcoe				EWO
fcog				GMM
fcoi				ION
fcok				KEE
fcom				MKJ
fcoo				FTX
fcos				SOE
fcot				BTB
fcou				OUE
fcpa				KMK
fcpd				DIS
fcpp				PNR
fderik	FGD			
fdms				MTS
fdsk				SHO
fe				SAFSFN
federal			cul	NUQ
federico			GRX	rmi
fefc				CRF
feff				bgf
fefg				BGU
fefi				IRO
fefm				BBY
fefn				NDL
fefo				BOP
fefr				BIV
fefs				BSN
feft				BBT
fefw				ODA
fefy				AIG
fefz				IMO
fege				MKI
fegf				BTG
fegl				GDI
fegm				BMF
fego				ODJ
fegr				RFA
fegu				BCF
fegz				BOZ
feijo	FEJ			
feira		FEC		
felicien				YDO
felipe			tqo	sfhSNFSSD
felix				SXOSXX
felker			FAF	
fellini				rmi
felts			SFF	
fenghuang				TEN
fenosu				FNU
fera		FRE		
ferdinand				FLZ
ferenc				bud
fergana	FEG			
fergus		FFM		
ferguson				HTS
ferhat				GJL
ferit				VAN
ferkessedougou	FEK			
fernandez				ACDRGL
fernandini				HUU
fernando		FEN	SIG	FDOSFDSFE
ferrand				CFE
fertilia				AHO
fes	FEZ			
feuerstein				URD
fevereiro				LAD
fgbt				BSG
fgsl				SSG
fhaw				ASI
fhsh				HLE
fianarantsoa			WFI	
ficksburg	FCB			
field				AAFAFOAFWAGOAGSAHCAHMALSALXAPGAPTARVASEASHAXNBBDBBWBBXBEDBFFbfiBFLBGMBIFBIGBKTBOIBPIBRYBTLBTNBTRBUBBXABYSBZFCBKCCRCDHCDNCEACECCEVCEYCFDCFQCHACKACKECKMCKNCKVCLLCRSCRTCSVCTXCYSDAADALDCUDNLDPGDTLDUADUCDXEECSEGIEKAEKNEKXELDELNELYELZeriERVESNEUFEUGEVWFAFFAYFBGFBKFBLFCSFHUFIDFLVFMYFRIFRNFSDFSIFTKFTYFWHFXYFYVGDCGFDGGWGHFGLDGNFGPZGRFGRKgufGWVHAOHCWHDEHEZHFFHGRHHIHHRHKSHOPHOTHQMHSPhsvHTSHUAICLIDIILEILLinlISOISWJASJDAJRFJXNKPTKWALBFLFTLGBLGFLITLIYLNDLOLLOULOWLSFLUKLULLVMLWLLXNLYHLZUMCBMDYMEIMGCMGMMGWMHVMITMKCMLFMLSMMLMMNMNZMODMOXMRBMRIMSCMSNmssMTXMWOMZZNBGNBWNELNFLNGFNGPNGUNGWNHKNIPNIRNJKNKXNLCNOTNPANQXNRBNRSNSENTUNUWNWHNYGNZYocfODTOFKOGAOKMOKSOLDOLVONAONLOZRpaePBFPGOPGRPHDPKDPNXPOBPOCPOEPPAPRCPRXPTWPUCPVLPWYRCTRDGRDMRFGRFKRIERKHRMGROAROFROGROXRTNRWLSAASADSARSBSSDMSEESEMSFFSGTSHNSJTSKFSLESLGSLTSMDSMXSNKSNYSOLSPASPFSQASQISSMSTPSUASUXSVNSWWSYITBNTCMTDOTERTHATLRTNUTOATOCTOITWFTXKUINUSCUVAVDZVOKVTNVYSWLDWRIYCEYKMYPAYVC
fierro				cuu
figari		FSC		
figueiredo				OPSPSW
figueroa				HUU
filadelfia	FLM			
filho				PHBPOA
filipe				SFL
filippos			KZI	
fillmore	FIL			
fima				AHG
fimp				mru
fimr				RRG
fincha	FNH			
findel				lux
findlay	FDY			
fine				AIZ
finke	FIK			
finkenwerder				XFW
finley			FLY	
finsch				LMR
finschhafen			FIN	
fiord				YGZ
fire				AXX
firebag				YFI
firenze	FLR			
first			FFA	
fishers		FID		
fite				HAB
fitini				OFI
fitiuta		FTI		
fitzroy			FIZ	
fiumicino				fco
fkan				NKS
fkkb				KBI
fkkc				TKC
fkkd				dla
fkkf				MMF
fkkg				BLC
fkkh				KLE
fkki				OUR
fkkj				GXX
fkkl				MVR
fkkm				FOM
fkkn				NGE
fkko				BTA
fkkr				gou
fkks				DSC
fkku				BFX
fkkv				BPC
fkkw				EBW
fkky				YAO
fkys				nsi
flabob			RIR	
flagstaff	FLG			
flamingo			bonFMG	
flat	FLT			CKKCSM
flateyri	FLI			
flba				MMQ
flcp				CIP
flensburg	FLF			
flesland				BGO
fletcher			CKM	
flight				FFAWAL
flin		YFO		
flinders			FLS	
flint	fnt			
flippin	FLP			
fljk				JEK
flke				CGJ
flkk				lun
flkl				KLB
flko				KMZ
flks				KAA
flky				ZKB
flli				LVI
fllk				LXU
flma				MNS
flmf				MFU
flmg				MNR
flna				ZGM
flon				YFO
flora			FVL	
florence	FLOFMU			
florencia	FLA			
flores			FLW	ELBENELBJLKAMOFRTG
floresta				AFL
floriano	FLB			
florianopolis	fln			
florida				ecpLSCmthrswTCO
floro	FRO			
floyd			GFL	
flsk				nla
flsn				SXG
flso				KIW
flss				SJQ
flsw				SLI
flying			FCM	
flzb				BBZ
fmch				hah
fmci				NWA
fmcn				YVA
fmcv				AJN
fmcz				dza
fmee				RUN
fmep				ZSE
fmfe				OHB
fmme				ATJ
fmmg				WAQ
fmmh				VVB
fmmi				TNR
fmmk				JVA
fmml				BMD
fmmn				ZVA
fmmo				MXT
fmmq				ILK
fmmr				TVA
fmms				SMS
fmmt				TMM
fmmu				WTA
fmmv				MOQ
fmmx				WTS
fmmy				VAT
fmmz				WAM
fmna				DIE
fmnc				WMR
fmnd				ZWA
fmne				AMB
fmng				WPB
fmnh				ANM
fmnj				IVA
fmnl				HVA
fmnm				MJN
fmnn				NOS
fmno				DWB
fmnq				BPY
fmnr				WMN
fmns				SVB
fmnt				TTS
fmnv				VOH
fmnw				WAI
fmnx				WMA
fmsb				WBO
fmsc				WMD
fmsd				FTU
fmsf				WFI
fmsg				RVA
fmsi				IHO
fmsj				MJA
fmsk				WVK
fmsl				OVA
fmsm				MNJ
fmsn				TDV
fmsr				MXM
fmst				TLE
fmsu				VND
fmsv				BKU
fmsy				AMP
fmsz				WAK
fnam				AZZ
fnbc				SSY
fnbg				BUG
fnbj				nbj
fnca				CAB
fncf				CFF
fnch				PGI
fnct				CBT
fncv				CTI
fncz				CAV
fndu				DUE
fngi				VPE
fnhu				NOV
fnku				SVP
fnlb				LLT
fnlk				LBZ
fnlu				LAD
fnlz				LZM
fnma				MEG
fnme				SPP
fnmo				MSZ
fnng				GXG
fnpa				PBN
fnsa				VHC
fnso				SZA
fnsu				NDD
fnua				UAL
fnub				SDD
fnue				LUO
fnug				UGO
fnwk				CEO
fnxa				XGN
fnze				ARZ
fnzg				NZA
foga				AKE
fogb				BGB
foge				KDN
fogf				FOU
fogg				MBC
foggia	FOG			
fogi				MGX
fogj				KDJ
fogk				KOU
fogm				MJL
fogo				OYE
fogq				OKN
fogr				LBQ
fogv				MVX
fohr				OHR
fokker			GWV	
foley	NHX			FPY
fond		FLDZFD		
fonseca				STM
fontaine				YHF
fontanarossa				CTA
fontanges	YFG			
fonte		FBA		
fontenelle				QPS
foob				BMM
food				MFF
fooe				MKB
foog				POG
fooh				OMB
fook				MKU
fool				LBV
foon				mvb
foor				LTL
foot				TCH
foothills			MRN	
fooy				MYB
fora				IZAJDF
forbes	FRB			
force				AIPBEKBFKBUPCBDCOFHDSIXPMESNLUTJVVBGWKF
ford			IMT	grr
forde	FDE			
forest		FXY		
forestville	YFE			
forge				GKT
fork				RFKWPO
forks				gfkRDRZGF
forli	FRL			
formosa	FMA			
forney				TBN
forntera				XRY
foronda				VIT
forquilhinha			CCM	
forrest		FCY	FOS	KFENPA
forster			FOT	
fort		AFWBIFBYSDAAFAFFBGFBRFCSfdfFHUfllFLVFMEFMSFMYFNLFOBFODfprFRIFRNFSIFSKFSMFSTFSUFTKftwfwaFWHFXEFYUGRFGRKHLRHOPHZPLIYLSFMUINMLOZRPOEPZHrswSMDTBNYAGYERYFAYFHYFRYFSYGHYJFYMMYPYYSMYXJYYEZFM	JHLYFI	APHCMYdfwLAWuvf
fortaleza	ALDfor			
fortescue			KFE	
fortuna				FON
foshan	FUO			
foss				FSDNKX
fougamou	FOU			
foumban	FOM			
four			FMN	
fourchambault				NVS
fournet				LFT
fox				WJFYFX
foz		igu		
fppr				PCP
fpst				tms
fqag				ANO
fqbr				BEW
fqcb				FXO
fqch				VPY
fqia				IHC
fqin				INH
fqlc				VXC
fqlu				LFB
fqma				MPM
fqmd				MUD
fqmp				MZB
fqnc				MNC
fqnp				APL
fqpb				POL
fqpo				PDD
fqql				UEL
fqtt				TET
fqvl				VNX
fqxa				VJB
franca	FRC			
france				fdf
frances				YAG
franceville	mvb			
francis			FOK	
francisco		FBE	dvoJAUJDFOCCOPOspntiqtrcUSU	CUPiqtmlmOAKsfotam
francistown	FRW			
franco			SMB	gruUBA
francois				SFC
frank			hogMLS	
frankfort	FFT			
frankfurt		fra	HHN	
frankivsk				ifo
franklin	FKLFKN		UOS	
frans			BIK	
franz			WHO	
frederick	FDKFDR		memroc	
fredericton	yfc			
freeman			SER	LOW
freeport	FEPfpo			
freetown	fnaHGS			
fregate		FRK		
freiburg				BSLMLH
freire	ZCO			
freitas				TXF
fremont	FET		CNE	
french		FRH	RBK	
frenchville	WFK			
frescaty				MZM
fresno	fatFCH			
freyre				rec
fria			FIG	LFR
friday		FRD		
frieda		FAQ		
friedman			SUN	
friedrichshafen	FDH			
frio				BZCCFBRFR
fritzlar	FRZ			
front		FRR		
frutillar	FRT			
fryeburg	FRY			
fsdr				DES
fsia				sez
fspp				PRI
fssb				BDI
fssd				DEI
fssf				FRK
ft				BIGFBKVPS
ftta				SRH
fttb				OGR
fttc				AEH
fttd				MQQ
ftth				LTC
ftti				ATV
fttj				ndj
fttk				BKR
fttl				OTC
fttm				MVO
fttn				AMC
fttp				PLF
ftts				OUT
fttu				AMO
ftty				FYT
fua			tbu	
fuentes				WPR
fuerte		OLK		lmm
fuerteventura		FUE		
fujairah			fjr	
fuji				FSZ
fukue			FUJ	
fukui			FKJ	
fukuoka	FUK			
fukushima			FKS	
fullerton	FUL			
fulton			FTYRCR	akc
fuma				NKL
fumian				YLX
funadhoo	FND			
funafuti	fun			
funchal	FNC			
fundacion	FDA			
fundo				PFB
furnace			DTH	
furness				BWF
furstenfeldbruck	FEL			
fussa	OKO			
fuster				pjc
futaleufu	FFU			
futuna		FTAFUT		
futuro				LVR
fuvahmulah		FVM		
fuyang	FUG			
fuzhou	foc			
fvbu				buq
fvch				CHJ
fvcz				BFO
fvfa				vfa
fvha				hre
fvkb				kab
fvmu				UTA
fvmv				mvz
fvtl				GWE
fvwn				HWN
fvwt				WKI
fwcd				CEH
fwcl				blz
fwcm				CMK
fwka				KGJ
fwkg				KBQ
fwki				llw
fwlk				LIX
fwmy				MYZ
fwsm				LMB
fxlk				LEF
fxlr				LRB
fxls				LES
fxma				MSG
fxmf				MFC
fxmk				MKH
fxmm				msu
fxnk				NKU
fxpg				PEL
fxqg				UTG
fxqn				UNE
fxsh				SHK
fxsk				SKQ
fxsm				SOK
fxss				SHZ
fxta				THB
fxtk				TKO
fyar				ADI
fygb				GOG
fygf				GFY
fykm				MPA
fykt				KMP
fyls				LHU
fylz				LUD
fyme				MJO
fymo				OKU
fyna				NNI
fyoa				OND
fyoe				OMG
fyog				OMD
fyoo				OKF
fyow				OTJ
fyru				NDU
fysa				RHN
fysm				SWP
fyss				SZM
fytm				TSB
fywb				WVB
fywe				ERS
fywh				wdh
fzaa				fih
fzab				NLO
fzag				MNB
fzaj				BOA
fzal				LZI
fzam				MAT
fzar				NKL
fzba				INO
fzbi				NIO
fzbo				FDU
fzbt				KRZ
fzca				KKW
fzcb				IDF
fzce				LUS
fzcv				MSM
fzea				MDK
fzen				BSU
fzfa				LIE
fzfd				BDT
fzfk				GMA
fzfp				KLI
fzfu				BMB
fzga				LIQ
fzgn				BNB
fzgv				IKL
fzic				fki
fzir				YAN
fzjh				IRP
fzka				BUX
fzkj				BZU
fzma				BKY
fzmb				RUE
fzna				gom
fznp				BNC
fzoa				KND
fzod				KLY
fzok				KGN
fzop				PUN
fzqa				fbm
fzqc				PWO
fzqg				KEC
fzqm				KWZ
fzra				MNO
fzrb				BDV
fzrf				FMI
fzrm				KBO
fzrq				KOO
fzsb				KMN
fzsk				KAP
fztk				KNM
fzua				KGA
fzug				LZA
fzuk				TSH
fzva				LJA
fzvi				LBO
fzvm				MEW
fzvr				BAN
fzvs				PFR
fzwa				MJM
fzwc				GDJ
fzwt				KBN
g				BEDCTHGALPSZSMXSRJyxe
gabala	gbb			
gabbs	GAB			
gabes	gae			
gaborone	gbe			
gabreski				FOK
gabriel				EMTSJL
gabs				BKO
gachsaran			GCH	
gadhdhoo	RUL			
gadsden	GAD			
gaetan				RRG
gafsa	gaf			
gagarin			GSV	
gage	GAG			
gagm				GUD
gagnoa	GGN			
gago				GAQ
gainesville	GLEGNVGVL			
gaithersburg	GAI			
gaka				KNZ
gako				KTX
gaky				KYS
galbraith		GBH		
galcaio	GLK			
galeao			gig	
galegu			DNX	
galela		GLX		
galena	GAL			
galesburg	GBG			
galilei				psa
galileo				psa
galion	GQQ			
gallardo				PNT
galle	KCT			
gallegos				RGL
gallen				ACH
gallivare	GEV			
gallup	GUP			
galveston	gls			
galvez				rtb
galway				ZGL
gamal			TOB	
gamarmalamo			GLX	
gamb				MZI
gambela	GMB			
gambell	GAM			
gambella			GMB	
gambier				MGB
gamboa			WCA	
gamboma	GMM			
gamboola			GBP	
gameti	YRA			
gan	gan			
gandajika	GDJ			
gander	yqx			
gandhi				delhyd
gangaw	GAW			
gangneung			KAG	yny
ganja	GNJ			
gank				NRM
gannan			GXH	
ganr				NIX
gansner			GNF	
ganzhou	KOW		YZY	
gao			GAQ	
gaoqi				xmn
gaoua	XGA			
gaoundere				NGE
gap			GAT	BLUGNYMUISGP
garad				JIJ
garaina	GAR			
garanhuns	QGP			
garasa			GRL	
garcas				BPG
garcia				ESRGRXhmo
gardabya			SRX	
garden		GCK	GPNOKS	
gardermoen				OSL
gardner	GDM			
gardo	GSR			
garenne				AGF
garfield				RIL
garissa	GAS			
garner			UVA	
garons				FNI
garoua	gou			
garowe	GGR			
garrett			ODM	
garros				RUN
gary		gyy		
garze	GZG		KGT	
garzon	GLJ			
garzones				MTR
gasa				JHG
gasan	MRQ			
gascoyne			GSC	
gask				KSS
gasmata		GMI		
gaspe	YGP			
gassim			ELQ	
gatb				TOM
gateway				AZABNKHYAISMLCQSUX
gatien				DOL
gatineau	YND			
gatlinburg			GKT	
gatokae	GTA			
gatot			WYK	
gatwick				LGW
gaua		ZGU		
gauchos				PBV
gaulle				cdg
gavan				GVN
gaviota				LGT
gavle		GVX		
gaya			GAY	
gaye				EYL
gaylord	GLR			
gayndah			GAH	
gaziantep	gzt			
gazipasa	GZP			
gbadolite			BDT	
gbangbatok	GBK			
gbyd				bjl
gcfv				FUE
gcgm				GMZ
gchi				VDE
gcla				SPC
gclp				LPA
gcrr				ACE
gcts				TFS
gcxo				TFN
gdansk	GDN			
gebe		GEB		
gedaref	GSU			
geilenkirchen			GKE	
gelabert				pac
gelendzhik	GDZ			
gelephu	GLU			
gemena	GMA			
geml				MLN
geneina	EGN			
general		gesGNRGPO	acablabosCRDCUPcuuCVJcvmdgoESMgymhmoIBBmamMCHmkemlmmtymxlmztpblpiaPRApzorexRVDSNCtamtijTTGverWJFzcl	AFOAYXCJAIPZmvdrvySUXUPN
geneva	gva			
genova	GOA			
genoveva				GYN
gentil				POG
geoirs				GNB
george	GRJ	ggt	AIVBHDBXACDKIAHSLU	anugndNGDSGOSGUSTGYXS
georges				OXPXGR
georgetown	gcmGEDgeoGGE		GEEGTT	
georgia				ABYMCN
gerald		MNI	grr	
geraldton	YGQ		GET	
gerardo			BUN	AYX
german			PCRPQE	ATASRJ
germano				AFA
gerona				GER
gerrard			cyb	
gesar				GZG
gesell				VLG
gestido				rvy
gettysburg	GTY			
geva			GEF	
gewayentana			LKA	
gfbn				bte
gfbo				KBS
gfgk				GBK
gfha				HGS
gfkb				KBA
gfke				KEN
gfll				fna
gfye				WYE
ggbu				BQE
ggov				oxb
ghaba	RNM			
ghadames	LTD			
ghaidah				aay
ghanzi	GNZ			
ghardaia	GHA			
ghat	GHT			
ghazi				DEA
ghaziabad	HDO			
ghee				TYS
ghimbav				ghv
ghizzo				JJG
ghriss			MUW	
gia				VKG
gibb			GBV	
gibbs				MYF
gibraltar	GIB			
gibsons				YHS
giebelstadt			GHF	
gifu	QGU			
gil				LPZ
gilberto				rec
gilgit	GIL			
gillam	YGX			
gillespie			SEE	
gillette	GCC			
gillies				YGB
gilmer				GVL
gilze			GLZ	
gimenez				PIL
gimhae			pus	
gimli	YGM			
gimpo			gmp	
ginbata	GBW			
gino				FOG
girardeau				CGI
girardot	GIR			
girba				GBU
girdwood	AQY			
giresun				OGU
girona	GRO			
girua			PNP	
gisborne	GIS			
gisenyi	GYI			
gitega	GID			
giusto				psa
giyani	GIY			
giza	spx			
gizo	GZO			
gjoa		YHK		
gjogur	GJR			
glacier		KGZ	fca	UGL
glades				PHK
gladstone	GLT			
gladwin	GDW			
glasgow	GGWglaGLWPIK			
glass				YPA
glauber			VDC	
glaze				BBW
glbu				UCN
glen		BFG	GLI	
glendale	LUF			
glendive	GDV			
glengyle			GLG	
glenn				cmhLYHWLW
glenormiston			GLM	
glens		GFL		
glentanner		GTN		
glenwood		GWS		
glge				SNI
glider				MTAOLOQZD
glmr				MLW
glna				NIA
globe	GLB			
gloucester				CGC
gloucestershire			GLO	
glrb				rob
glst				SAZ
gltn				THC
glva				VOI
gmad				AGA
gmat				TTA
gmaz				OZG
gmfb				UAR
gmff				FEZ
gmfk				ERH
gmfm				MEK
gmfo				OUD
gmma				SMW
gmmb				GMD
gmmd				BEM
gmme				RBA
gmmf				SII
gmmh				VIL
gmmi				ESU
gmml				EUN
gmmn				cmn
gmmw				ndr
gmmx				RAK
gmmy				NNA
gmmz				OZZ
gmta				AHU
gmtn				TTU
gmtt				TNG
gnoss			NOT	
goba	GOB			
gobabis	GOG			
gobd				dss
gobernador		GGS	jujVDM	
godang				AEG
gode	GDE			
godk				KDA
godman			FTK	
godofredo			MPH	
gods		YGOZGI		
gogebic			IWD	
gogg				ZIG
gogs				CSK
gohlis				IES
goiania	GYN			
gokceada	GKD			
gokcen				saw
gol			GLL	
gold		GOLOOL		DGD
golden			GTR	BQK
goldsboro	GSB			
goldson				bze
golea				ELG
goleniow	SZZ			
golfito	GLF			
golmud	GOQ			
goloson			lce	
golovin	GLV			
goma	gom			
gombe	gmo			
gomel	GME			
gomera				GMZ
gomes				mao
gomez			API	AVIvra
goncalo				nat
goncalves				BGV
gondar	GDQ			
gonder			GDQ	
gonggar				LXA
gonzales				cix
gonzalez				CFGcjsSJE
gonzalo			TRB	
good				YGH
gooding	GNG			
goodland	GLD			
goodnews	GNU			
goodwin				ELD
goodwood				QUG
goodyear	GYR			
gook				KLC
goondiwindi			GOO	
goose		YYR		
gooy				dkr
gopinath				gau
gora				BGNIEG
gorakhpur	GOP			
gorda				PGDVIJ
gordil			GDI	
gordon	GRN	GDD		GPZ
gordonsville	GVE			
gore	GOR	YZE		
gorgan	GBT			
gorge				DLS
gorna		GOZ		
gorno		RGK		
goroka			GKA	
gorom		XGG		
goronka	GKA			
gorontalo		GTO		
goshen	GSH			
gosm				MAX
gosp				POD
gosr				RDT
goss				XLS
gotalalamo		OTI		
gotb				BXE
gothenburg	GOTGSE			
gotk				KGG
goto	FUJ			
gots				SMY
gott				TUD
goulburn			GUL	GBL
goundam	GUD			
gourma				FNG
gove			GOV	
governador		GVR	LDBPVH	gru
governor		GHB		
gowen				BOI
gowon				JOS
goya	OYA			
goytacazes				CAW
gqna				AEO
gqnb				OTL
gqnc				THI
gqnd				TIY
gqne				BGH
gqnf				KFA
gqnh				TMD
gqni				EMN
gqnj				AJJ
gqnk				KED
gqnl				MOM
gqnn				nkc
gqns				SEY
gqnt				THT
gqpa				atr
gqpf				FGD
gqpp				ndb
gqpz				OUZ
grabtsevo			KLF	
gracias			GAC	
graciosa			GRW	SCZ
graeme			CKW	
grafton			GFN	
graham				PGMPLK
grajales				GAO
gral			YAI	PSS
gran		LPA	LRV	
granada	GRX			
grand		BBVGBJGCNgfkGJTGPZGRIGRMgrrGSIRDRSFGVLEZGF	CREfpoGCDGCJGCTGCWNRIPGS	ZGR
grande		DSDYGCYQU		CGRCGZCPVLGDPKJrgaRIGSGVYAHYARYGL
grandes				NCG
grangeville	IDH			
granit				LAI
granite		GMT		
granites				GTS
grannis				FAY
grant			JDAmwhPGCSVC	
grantley				bgi
grants	GNT	GTP		
grantsburg	GTG			
granville	GFR			
grass				LEX
grath				MCG
gratiot			AMN	
gray			GRF	GRK
grayling	KGX			
graz	GRZ			
graziani				ATA
great		DASGBDGBRgtf	GBZGHCGKL	kva
greater			BGMCBEIKKnatPMH	rocyqm
greeley	GXY			
greely				BIG
green		grbGVIRVR		APHBWGpvd
greenbrier			LWB	
greene			WAY	
greeneville	GCY			
greenfield	GFD			
greenlee			CFT	
greensboro	gso			
greenstone				YGQ
greenvale			GVP	
greenville	GDCGLHGMUGREGVTPGVSNI		gsp	
greenwood	GRDGWOYZX			
greer	gsp			
gregores				GGS
gregorio			pop	
gregory			GGD	
grenchen			ZHI	
grenoble		GNB		
greybull	GEY			
greymouth			GMN	
grider				PBF
griffiss			rme	
griffith	GFF			
grimsby	HUY			
grimsey	GRY			
grise		YGZ		
grissom			GUS	BFR
grogot				TNB
groningen	GRQ			
groote		GTE		
grootfontein	GFY			
grosetto	GRS			
grossa				PGZ
grosseto			GRS	
groton		GON		
grottaglie	TAR			
ground				APGDPGLGF
grove				IDG
grozny	GRV			
grundarfjordur	GUU			
gruyere			GYZ	
gu			OHE	
guadalajara	gdl			
guadalupe	GDP			dgoslw
guaira	QGA			
guajara		GJM		
gualberto				vra
gualeguaychu	GHU			
guam			gum	
guanacaste			NCT	
guanacate				NCT
guanaco				DPB
guanaja	GJA			
guanambi	GNM			
guanare	GUQ			
guangfu			SZV	
guanghua	LHK			
guangong				YCU
guangyuan	GYS			
guangzhou	can		LHK	
guantanamo	GAO	NBW		
guanyin				XUZ
guanzhishan				LCX
guapi	GPI			
guapiles			GPL	
guarani			agt	
guarapari	GUZ			
guarapuava	GPB			
guararapes			rec	
guaratingueta	GUJ			
guarayos				ASC
guard				FMH
guardiamarina			WPU	
guarico	CLZ			
guaruja	SSZ			
guarulhos			gru	
guasdalito			GDO	
guatemala		GUA		
guaviare				SJE
guayabal	LPJ			
guayana				pzo
guayaquil	gye			
guayaramerin	GYA			
guaymas	gym			
gucheng				LZG
gucy				CKY
gudang				PDO
guemar	ELU			
guemes				sla
gueret				MCU
guernsey			GCI	
guerrero		GUB		
guevara				AGV
guezzam				INF
gufa				FIG
gufh				FAA
guiglo	GGO			
guilin		kwl		
guillermo			PPN	piuTPP
guinea				NVG
guipavas				BES
guire				WRI
guiria			GUI	
guitou				HSC
guiyang	KWE			
guku				KSI
gulb				LEK
gulbarga	GBI			
gulf		guf		LJNpgu
gulfport	gpt			
gulkana	GKN			
gulu	ULU			
guma				MCA
gummels				eax
guna			GUX	
gunnedah			GUH	
gunnison	GUC			SBO
gunsa				NGQ
gunson				GSN
gunung		GNS		
gunz				NZE
guok				BKJ
guriat			URY	
gurion				tlv
gurney	GUR			YKN
guru				atq
gurupi	GRP			
gusap	GAP			
gusb				SBI
gusi				GII
gustaf			SBH	
gustavia	SBH			
gustavo			adzBCAFLATME	BGXpvr
gustavus	GST			
gutersloh	GUT			
guthrie	GOK			
gutierrez				SITtgz
guwahati	gau			
guxn				KNN
guymon	GUY			
guyuan	GYU			
guzman				juj
gvac				sid
gvan				NTO
gvba				BVC
gvbr				BVR
gvma				MMO
gvmt				MTI
gvnp				rai
gvsf				SFL
gvsn				SNE
gvsv				VXE
gwa	GWA			
gwadar	gwd			
gwalior	GWL			
gwangju	KWJ			
gweru	GWE			
gwinnett			LZU	
gympie			GYP	
gyor	qgy			
gyumri	LWN			
h			RCK	BTNCAQCSZDBNENEGNRIGBRMGSQITJQ
haa		haq		
haab				add
haam				AMH
haax				AXU
habbaniyah				TQD
habc				BCO
habd				BJR
habe				BEI
habib				mir
hachijojima	HAC			
hachinohe			HHE	
hadc				DSE
hadd				DEM
hadfield				YZR
hadj				mvbTLMTMR
hadm				DBM
hadr				dir
hadsel	SKN			
hadt				DBT
hafn				FNH
hafr			AQI	
hagb				GOB
hagen				HGU
hagerstown	HGR			
hagfors			HFS	
hagm				GMB
hagn				GDQ
hago				GDE
hagr				GOR
hahn	HHN			
hahu				HUE
haibei	HBQ			
haifa	hfa			
haikou	hak			
hail			HAS	
hailang				mdg
hailar	HLD			
hailey	SUN			
haines	HNS	YHT		HAI
haiphong	hph			
haitien				cap
hajj				JIJ
hajm				JIM
hakd				ABK
hakl				LFO
hakodate	HKD			
hala				AWA
hale			PVW	
half		HAF		
halfa				NHFWHF
halifax	yhz		RZZ	
halim			hlp	AOR
haliwen			ABU	
hall		YUX		DOMLLI
halle			ZHZ	LEJ
halli		KEV		
halliburton			DUC	
halls			HCQ	
halmahera				LAH
halmstad	HAD			
halsey				NZY
halwara			hwr	
halzhausen				AIF
hamad			doh	
hamadan	HDMNUJ			
hamani				nim
hamar	HMR			
hambantota	hri			
hamburg	HAMXFW			
hamburgo				QHV
hami	HMI			
hamilton	bdaHABHAOhlzyhm	HTI	HLT	CUB
hamj				TUJ
hamk				MQX
haml				MZX
hamm				ETE
hammamet				nbe
hammerfest	HFT			
hamn				NDM
hampton	HPTLFI			HTO
hamt				MTF
hana	HNM			
hanak	rsi			
hanalei	HPV			
hanamaki			HNA	
hanandjoeddin				TJQ
hanapepe	PAK			
hancock	CMX		BHB	SMXsyr
handan	HDG			
hang			BTH	
hangelar				BNJ
hangzhou	hgh			
hanimaadhoo			haq	
hanj				NEJ
hank				NEK
hanksville	HVE			
hannover	HAJ			
hanoi	han			
hanscom				BED
hanzhong	HZG			
hao			HOI	
harapan				TJS
harare	hre			
harbin	HRB			
harbor				BEHBHBFRDNUWODWOLHphxRCE
harbour				ATDCFSCXHGHBGHCmhhYFXYMHYSYYWHYWMYZS
harcourt				phc
hardy			HEZ	YZT
hare				ord
hargeisa	hga			
hariri				bey
harlingen	hrl			
harnosand				SDL
harrel			GBG	
harrell			CDH	
harriet				LWL
harriett				SLT
harris			PIM	
harrisburg	HARHSBmdt			
harrismith	HRS			
harrison	HRO		ASL	
harrisonburg				SHD
harry			lasPHDPTNWAH	MNZMOD
harstad			EVE	
hart				MGW
hartford	HFD			
hartness			VSF	
hartsfield			atl	
hartsville	HVS			
harvey				RWL
hasan				ENESMQ
hasanuddin			upg	
haso				ASO
hasr				SHC
hassan			EUN	
hassi		HME	HRM	
hastings	HSI		HGS	
hasvik	HAA			
hat		hdy		YXH
hatay	HTY			
hatcher				PVL
hatchet		YDJ		
hateruma	HTR			
hatfield				CLR
hato		HTZ	cur	RIH
hatp				TIE
hatta				cgk
hatteras	HNC			
hattiesburg	HBG	PIB		
haugesund			HAU	
haut				LSS
haute				HUFNCY
havadarya	HDR			
havana	havUPB			
havasu				HII
havel				PRG
haven				GIFHVNLHVMVYYHK
haverfordwest	HAW			
havre	HVR	YGV		LEH
havryshivka			vin	
hawarden	CEG			
hawc				WAC
hawi	UPP			
hawker	HWK			
hawkesbury				YPS
hawkins			HKS	
hawthorne	HHRHTH			
hay		YHY	HXX	
hayden	HDN			KPT
hays	HYS			
hayward	HWDHYR			
hazleton	HZL			
hazrat				dac
hbba				bjm
hbbe				GID
hbbo				KRE
hcad				AAD
hcma				ALU
hcmb				BIB
hcmc				CXN
hcmd				BSY
hcme				HCM
hcmf				BSA
hcmg				GSR
hcmh				hga
hcmi				BBO
hcmk				KMU
hcmm				mgq
hcmo				CMO
hcmr				GLK
hcms				CMS
hcmu				ERA
hcmv				BUO
hcmw				GGR
hdam				JIB
hdas				AII
hdmo				MHI
hdob				OBC
hdtj				TDJ
he24				SEW
head				EVHHHHsav
headingly			HIP	
heads				NBH
heal				dbb
hear				aac
hearst	YHF			
heat				atz
heathlands			HAT	
heathrow				LHR
heba				hbe
hebl				ABS
heca				cai
hechi	HNI			
hecp				cce
hector			far	
hedk				DAK
hedland				phe
hedong				inc
hefei	hfe			
hegn				hrg
heho	HEH			
heide			HEI	
heiden				PTH
heights				PWK
heihe	HEK			
heilig				BFF
hekg				UVL
helanshan				YEH
helder				DHR
helena	HLN	HEE		HLE
helenikon				HEW
helens				HLS
helgoland	HGL			
helier				JER
heliport				HLRMUI
helle				SVJ
helmuth			LOI	
helsingborg				AGH
helsinki	HEL			
helx				lxr
hema				rmf
hemavan			HMV	
hemet	HMT			
hemk				hmb
hemm				MUH
henbury			HRY	
henderson			HSHMDY	
hendrik			PHW	
hengchun			HCN	
hengchung	HCN			
hengyang	HNY			
henri			otp	
henrich				TDD
henry			FSIPHTSTXTMA	
henson				HGR
heow				gsq
heps				PSD
heraklion	her			
heras				LHS
herat			HEA	
hercilio			fln	
herendeen		HED		
heriberto				ver
heringsdorf	HDF			
heritage			PTW	
herlong	AHC			
hermannsburg			HMG	
hermanos			pbcVTU	
hermenegildo				HUC
hermes			rga	
hermiston	HES			
hermosillo	hmo			
hernandez				BQN
heroes			TDL	
herrera				EOH
hertzog				bfn
hervey		HVB		
hesa	IFH			
hesc				skv
hesh				ssh
hesler			LUL	
hesn				asw
hesperides				sty
hesx				spx
hetb				tcp
hetr				ELT
hewanorra			uvf	
heydar			gyd	
heze	HZA			
hhas				asm
hhms				msw
hhsb				asa
hhts				TES
hi01				HPV
hibbing	HIB			
hickory	HKY			
hidalgo				gdl
hierro			VDE	
higgins				YAI
high		HYCYOJZHP		
highbury			HIG	
highlands				VJI
higuerote			HGE	
hihifo			WLS	
hikueru		HHZ		
hill		HLC	HIF	APHBHQBQHBQWCRILWHPCTRHLRKHSWHUIQWAVYHP
hillary				LIT
hills				CFHFFASPFTWA
hillsboro				HIO
hillside			HLL	
hillview				RHV
hilo	ito			
hilton		HHH		sav
hin				HHQ
hinckley				OGD
hindon			HDO	
hinesville				LIY
hingurakgoda	HIM			
hinton	YJP			
hiroshima	HIJ			
hissar			HSS	
hit	IQA			
hiva			AUQ	NHV
hjaltabakki			BLO	
hkam				ASV
hkel				edl
hkes				EYS
hkfg				KLK
hkga				GAS
hkho				HOA
hkjk				nbo
hkke				KEU
hkkg				GGM
hkki				KIS
hkkl				ILU
hkkr				KEY
hkkt				KTL
hklk				LKG
hklo				LOK
hklu				LAU
hkly				LOY
hkma				NDE
hkmb				RBT
hkmk				JJM
hkml				MYD
hkmo				mba
hkms				MRE
hkmy				OYL
hkni				NYE
hknk				NUU
hknw				WIL
hkny				NYK
hksb				UAS
hkuk				UKA
hkwj				WJR
hlgd				SRX
hlgn				TOB
hlgt				GHT
hlkf				AKF
hllb				ben
hllm				MJI
hllq				LAQ
hlls				SEB
hllt				tip
hlmb				LMQ
hlms				mra
hlnr				NFR
hlon				HUQ
hltd				LTD
hluhluwe	HLW			
hlzw				WAX
ho		sgn		
hoa				TBBTHD
hoarafushi	HRF			
hobart	hbaHBR			
hobbs	HBBHOB			
hobby				HOU
hoceima				AHU
hodeida	hod			
hodeidah			hod	
hoedspruit	HDS			
hof	HOQ			
hofn	HFN			
hog		TCV	HGZ	
hogan				HAO
hogatza	HGZ			
hohenems		HOH		
hohhot	het			
hohn	QCN			
hoi				VDH
hokitika			HKK	
hoknesora				OSY
hola	HOA			
holbrook	HBK			
holdrege	HDE			
hole				JAC
holguin	hog			
holingol	HUO			
holkar				IDR
hollis	HYL			
hollister	HLI			
holloman			HMN	
holly				LLY
hollywood	HWO		BUR	fll
holman				STPYHI
holmavik	HVK			
holt			FLI	
holtenau				KEL
holy		HCR		
home				MUOWMH
homer	HOM			
homestead	HST			AXLTBL
homeward	TCU			
hommalinn	HOX			
hon			HUQ	
hondarribia	EAS			
hondo				RHD
hong		hkg		HGNPYY
hongqiao				sha
hongyuan	AHJ			
honiara	hir			
honington				BEQ
honningsvag	HVG			
honolulu	hnl			
honuu	MQJ			
hood			MRO	GRKHLRWBR
hook				MWO
hooker			HOKMHN	
hooks				DWH
hoonah	HNH			
hoop				ORG
hooper		HPB		
hope	YHE			PHOYFHYGHYHAYNH
hopedale	YHO			
hopetoun			HTU	
hopital				OMB
hopkins				cleEEN
hopkinsville				HOP
hoquiam	HQM			
horacio				juj
horizon				HZP
horizonte				cnfPLU
horizontina	HRZ			
horn		HID		GEYVHN
hornafjordu			HFN	
hornepayne	YHN			
horo				DSN
horsham			HSM	
horta	HOR			
hosea			wdh	
hoskins	HKN			
hostos				MAZ
hot		HOTHSP	THP	CEXCHPMLYYCZ
hotan	HTN			
hotel			UNA	ORE
hotham				MHU
hott				ZOS
houailou	HLU			
houari			ALG	
houghton		HTL	CMX	
houlton	hul			
houma	HUM			
house				MHOYLHYNEYOHYRM
houssen				CMR
houston	CXODWHEFDHOUIAHIWSSGR			
hovby				LDK
hovden				HOV
howard			blb	
howe				LDH
hoybuktmoen				KKN
hpapun			PPU	
hradiste				UHE
hrodna	GNA			
hryg				GYI
hryi				BTQ
hryr				kgl
hryu				RHG
hrza				KME
hsat				ATBMOG
hsdb				EDB
hsdn				DOG
hsdz				RSS
hsfs				ELF
hsgf				GSU
hsgg				DNX
hsgn				EGN
hsinchu		HSZ		
hska				KSL
hskg				GBU
hski				KST
hsli				KDX
hsmk				RBX
hsmr				MWE
hsnh				NUD
hsnn				UYL
hsnw				NHF
hsob				EBD
hspn				pzu
hssj				JUB
hssk				krt
hssm				MAK
hssw				WHF
hsww				WUU
hsza				ZLX
htar				ARK
htbu				BKZ
htda				dar
htdo				DOD
htir				IRI
htka				TKQ
htki				KIY
htkj				jro
htli				LDI
htlm				LKY
htma				MFA
htmb				MBI
htmd				MWN
htmi				XMI
htmt				MYW
htmu				MUZ
htmw				MWZ
htna				NCH
htnj				JOM
htpe				PMA
htsn				SEU
htso				SGX
htsu				SUT
htsy				SHY
httb				TBO
httg				TGT
htza				ZNZ
hua		HHQ		
huacaraje			BVK	
huachuca				FHU
huahine			HUH	
huahu				EHU
huai		HIA		
huaihua	HJJ			
hualien		HUN		
huallaga			BLP	
huambo	NOV			
huangguoshu				AVA
huanghua				CSX
huanglong				JZH
huangping				KJH
huangshan	txn			
huangyan	HYN			
huanuco	HUU			
huar				RUA
huatulco	hux			
hubert				YHU
hubli	HBX			
hudson	HCC	YHBYNH	POU	
hudsons			YNH	
hue	HUI			
huehuetenango	HUG			
huen				ebb
huesca			HSK	
huez				AHZ
hugh				EOS
hughenden			HGD	
hughes	HUS			
hugo	HUJ			
hugu				ULU
huizhou	HUZ			
huji				JIN
huka				UAH
hukf				KBG
huks				KSE
hultsfred			HLF	
huma				MBQ
humacao	HUC			
humaita	HUW			
humberside			HUY	
humbert			HUB	
humberto			JJG	
humboldt	HUD			ACV
humera	HUE			
humi				KCU
humphrey				SGT
hunt			LND	
hunter			SVN	MLLSAR
huntingburg	HNB			
huntington	HTS			HTW
huntsville	hsvHTV			HUA
huoeisay				OUI
huolinguole			HUO	
huolinhe				HUO
hupa				PAF
hurd				MIF
hurghada	hrg			
huron	HON			phn
husavik	HZK			
husband				ama
husein			bdo	
huslia	HSL			
huso				SRT
hussein				aqjOMF
husum	QHU			
hutchinson	HUT		BGD	
hutfly			FCY	
huto				TRY
huvadhu		KDM		
hwange	HWNWKI			
hyakuri			IBR	
hyannis	HYAPGC			
hyderabad	BPMHDDhyd			
hyeres				TLN
hyvinkaa			HYV	
i				BFREUNFGIKNHLQNMQNmsuMZRNPOONUSUWWKR
iasi	IAS			
ibadan	IBA			
ibague	IBE			
ibanez				PUQ
ibarra				MRR
iberia	IBP			ARA
iberico				piu
ibiam				enu
ibiza	IBZ			
ibn			TNG	
ibrahim				hah
ica				IPG
icabaru			ICA	
ice				SPFUGL
iconi			YVA	
icy		ICY		
ida		IDG		
idaho		IDA	IDH	
idiofa	IDF			
idre	IDB			
idrissi				AHU
ie			IEJ	
iffley			IFF	
ifni				SII
ifuru	IFU			
igarka	IAA			
igdir	IGD			
igiugig	IGG			
iglesias				CJA
igloolik	YGT			
ignace	ZUC			
ignacio			cmw	hmoSNGSNMUPN
ignacy				BZG
ignatyevo			BQS	
igrim			IRM	
iguacu				iguQNV
iguatu	QIG			
iguazu				igr
ihosy	IHO			
ii				krkLBJPDLPKUPLMTKG
iii				SBHSHOsko
ijui	IJU			
ikaria		JIK		
ikela	IKL			
iki	IKI			
il				BMI
ilaka	ILK			
ilam	IIL			
ilan			ETM	
ile		IDYILPIOU	BMY	LRH
ilebo	PFR			
iles		YGR		YZV
ilford	ILF			
ilheus	IOS			
iliamna	ILI			
iligan			IGN	
ilimsk				UIK
illaga		ILA		
illesheim			ILH	
illia				GNR
illinois			VYS	CMIMDHMWA
illizi	VVZ			
ilmajoki				SJY
ilo	ILQ			
iloilo		ilo		
ilopango			ils	
ilorin	ilr			
ilulissat	JAV			
imam			ika	
imbaimadai	IMB			
immokalee	IMM			
imperatriz	IMP			
imperial	IMLIPL	NRS		
impfondo	ION			
imphal	IMF			
imroz			GKD	
imsik			BXN	
in		INFINZ	IAM	BWF
inaat				CNP
inagua			IGA	
inanwatan		INX		
inc				NYSytm
inca			jul	
incheon			icn	
incirlik			UAB	
independence	IDP			
independencia				QRC
india				RUP
indian		INS	UTO	XSI
indiana	IDI			
indianapolis	ind			
indiantown				MUI
indira			del	
indore	IDR			
indulkana			IDK	
industrial			HBB	BGEHTHNIRSJNYDCYGM
inedbirene				DJG
infinity			CSM	
ingalls			HSP	
ingeniero		IGB	CORcpe	
ingersoll			CTK	
ingham			IGH	
inglaterra	SFD			
ingolstadt			IGS	
inhaca	IHC			
inhambabe	INH			
inhambane			INH	
inirida				PDA
inis		IIAINQIOR		
inisheer			INQ	
inishmaan			IIA	
inishmore			IOR	
injinoo				ABM
injune			INJ	
inkerman			IKP	
inlet				YCSYIOYRT
innamincka			INM	
innes				GLI
innisfail			IFL	
innsbruck	INN			
inongo	INO			
inouye				hnl
int				MIDRML
inta	INA			
intcntl				IAH
inten				TKG
intercontinental				QRO
interlaken			ZIN	
intermountain				UMZ
internacional				CCSUIO
internationa				VLO
international		inl		aacaanaapaayabbabeabqabvacaaccacnacyadbaddadeadjadladzaeraexagtaguajyakcaklakxalaalbalcaliallalpamaamdammancanranuapwaqjaqpartarwasaasmasuaswathatiatlatqatratwatzauaauhausavpayjaytazoazsbahbaqbbubcdbcnbdabdebdlbdobelbenbeybfibfmbfnbfsbgfbgibgrbgwbhmbhxbilbjlbjmbjvbjxbkibknblablbbliblkblrblzbmebnabndbnebnxbocbogbombonbosbpnbribrmbrobrsbrxbsbbsrbszbtebtvbudbufbuqbusbwibwnbyhbyjbzebznbzycaicancapcbbcbqcbrcceccjccucdgcebceicencfucgkcgpchcchqchschxciucixcjbcjjcjscjuckcckgclecljclmclocltcmbcmecmgcmhcmncmwcndcnfcnncnscnxcokcovcpecprcptcqmcrkcrpcrwcrzcswctbctgctmctucucculcuncurcuucuzcvgcvmcwccwfcwlcxicxlcybcyocyrczaczlczmdabdacdaddamdardavdaydbbdebdeldendfwdgodiadildirdjedjjdkrdladlhdlmdmbdmedmkdmmdnkdohdokdpsdqmdrpdrtdrwdsmdssdugdurdusdvodwcdxbdxndzadzoeaxebbeblecnecpedlefkegoegpeiselpenuerierlerzesbesgevnewrexteywezefaifarfatfbmfcafcofdffihfjrfkifllflnfnafnjfntfocforfpofprfrafrsftwfunfwagaegafgangaugbbgbegcmgdlgdtgeggeogesgfkggtghvgigglaglsgmogmpgndgojgomgougoxgptgrbgrrgrugsogspgsqgtfgufgumguwgvagwdgxfgydgyegymgyygzthahhakhanhaqhavhbahbehdyherhethfahfehgahghhirhkghkthlphlzhmbhmohndhnlhodhoghphhrehrghrihrkhrlhsahsrhsvhulhuxhwrhydiadiagicnievifnifoifpigriguikaikuilmiloilrilsincindinuiqtisbiseislisuithitmitoiueixeixzjafjaijanjaxjbqjedjfkjhbjnbjnujogjrojujjulkabkankblkbpkchkeakefkgfkglkgpkhhkhikhnkiakihkinkixkjtkloklvkmgknokoakoskqtkrkkrrkrtksnktiktmktnktwkufkulkunkvakwgkwikwlkznlallanlaolaplaslaxlbblcalcelckleeleiletlgklhelhllimliolirlizlkollkllwlmmloploslovlpblpqlpxlrdlrllrmlrulspltkltoltxlunluxlwolwvlxrlypmaamadmafmajmammaomarmbambdmbjmbsmcimcomctmdemdgmdlmdqmdtmdwmecmelmemmexmfemfmmfrmgamgqmhdmhhmiamirmiumjtmkemlbmlemlimlmmlzmnlmotmpwmqfmqpmramrumspmsqmssmsumsvmswmsymthmtymucmuxmvbmvdmvzmwhmwxmxlmxpmyrmztnagnannapnasnatnavnbenbjnbondbndjndrnevngbngonimnjfnkcnlanldnlknmfnminognounqznrtnsintrntynvtnwioaxocfodsogsokcolsomoomrontordorfosbosfostotpoxbozhpacpaepappbcpbgpbipblpbmpclpdppdspdvpdxpeipekpempenperpewpfopglpguphcphephfphlphnphxpiapiepiopitpiupjcpkxpkzplqplvplxpmvpnipnspompopposppeppgppkpptpqipqmprnpsapsmpsppsrptgptkptypujpuspvdpvgpvrpwmpwqpxmpzopzuqgyqowracrairarrdurecresrexrfdrgargnricrixriyrktrlormermfrmirmormurnorobrocroprorrovrrtrsirstrswrtbruhrvyrwnsahsaisalsansapsatsavsawsbdsbmsbnsbzsclscosctscusdfsdqseasezsfasfbsfhsfosfssgnshashjsidsinsipsjcsjdsjjsjosjusjwskbskgskoskpskvslaslcslpslwslzsmfsmrsobsonspnspxsqqsresrqssasshstdstistlstysubsuvsvdsvoswfsxmsydsyqsyrsyxsyzszbszxtagtaitamtaptastbstbutbztcptcqtgmtgutgzthrtiatijtiptiqtjmtkktlctlhtlvtmstnltoetpatpetqotrctrntrutrvtrwtsntuktultuntustwdtxltxntzltzxubnudjuetufauksulnuniupguraurcutpuvfvamvavvclvcpvdovervfavievinvkovlnvnovntvogvozvravsavsgvtevvivvowdhwlgwsiwuhwuxwwkxiyxmnxplxwayapyegyfcyhmyhzyiaynyyowyqbyqmyqryqxytmyulyumyvrywgyxeyxyyycyyjyytyyzzahzamzclzihzlozqnztrztuzylzze
intl				CGYSHOYNT
inukjuak	YPH			
inutil				DPB
inuvik	YEV			
invercargill	IVC			
inverell			IVR	
inverin	NNR			
inverness	INV			
inverway	IVW			
inyala				PZL
inyokern	IYK			
ioannina	IOA			
ioannis			cfu	
iosco			ECA	
iowa		IFAIOW		BRLCCYCID
ipatinga	IPN			
ipiales	IPI			
ipiau	IPU			
ipil	IPE			
ipiranga			IPG	
ipoh	IPH			
ipota	IPA			
iqaluit	YFB			
iqbal				lhe
iqua				SXP
iquique	IQQ			
iquitos	iqt			
iraan	IRB			
iran			IHR	
irara				HME
irece	IRE			
ireland			NOC	
iringa			IRI	
iriona	IRN			
irkutsk	IKT			
iron		IMT		IWD
ironstone	PEA			
ironwood	IWD			
irwin				BYS
is				FOTGBLGKL
isa				ISA
isaac				MCJ
isabel				IRZ
isabela	IBB			jbq
isafjordur	IFJ			
isere				GNB
isfahan	ifn			
ishigaki	ISG			
isidro				IPZ
isisford			ISI	
iskandar			PKN	
iskandarmuda				BTJ
isla		bocCPXICCIPCpmvSZJTNMVQS	ISJ	
islamabad	isb			
island		YIV		aapABUACEADKAEGAEUAHGAHIAISAIUAKQANNAOKARDARJASIAWKAYMBDDBDIBDJbdoBEJBIDBIKBJKBKSBMPBMUbpnbroBRTBTHBTIBTJBTWBUABUIBUWBVRBVVBWBBWFBWKBXBBXDBXTBYWCBICBNcfuCKICNCCOICOLCPFCRUCWSCXPDEEDEIDESDJBdjjDKIDOBdpsDREDTBDTDDUFDUMEFLELCENEESDEUAEWIFIDFKQFLSFLZFOOFREFRKFTAFUEFUTFVMGEBGLXGMIGNSGRIGTOHHHHIDHPAHTIILAINXISPJIKJKHJKLJMKJNXjogJSHJSIJSYJTRJTYKAYKAZKBUKDIKEIKEQKGEKGSKHKkihKITKLQKNGknoKNSKOEKOXKSJKTGKXFKYDKZSLAHLBJLBWLDCLDHLHILIILIXLKALKBLLJLPALPSLPULRSLSWLSXLSZLUCLUVLUWLVPLXSLZNLZRMAHMALMCDMDCMDOMDPMEQMESMFAMFKMGSMGTMHIMHXMIJMISMJUMKQMKWMLGMLNMLOMNAMNFMNYMOFMOIMPCMQSMRKMTKMUKMWFMWKMXBMYINAHNAMNAUNBXNDANISNLFnlkNNBNNXNPONRENTINTXNUWNZYOKLOKQOKRONGONIOTIPASPBJPDGPDOPGKPIDPIXPKGPKNPKUPLMPLSPLWPMKpniPNKPPRPRIPSJPSUPTFpvdPYERDERGTRHORKORNIRNLroprorRSKrtbRTGRTSRTUSAQSAUSBGSBRSEHsezSGQSIQSIWSKUSMISMQSNPSOCSOQspnSQNSQRSRGSSISSRSSWSUPSWJSWQSXISXKSYUTAXTBITFNTFSTGHTIMtiqTJBTJGTJQTJSTKGtkkTLITMCTMHTMNTNBTNJTNVTPKTQQTRKTSXTSYTTETXMUBBUBRUIIULBuniUOLupgUSMvavVDEWALWARWBAWETWGPWLSWMXWSRWYKXCHXMYyapYASyiaYSAZELZGUZRIZRMZTH
islands				CCKCHTCSHKOIsctUNTXBR
islas			ROS	
islay			ILY	
isle			IOM	FIEpqi
isles				BQK
islet				SYU
islita			PBP	
ismael				DSK
ismail				KBR
isparta	ise			
issyk			iku	
istanbul	islsaw		IST	
itacoatiara	ITA			
itaituba	ITB			
itanagar	HGI			
itapemirim				CDI
itaperuna	ITP			
itapetinga	QIT			
itaqui	ITQ			
itasca				GPZ
itenes	BVK			
ithaca	ith			
itubera	ITE			
iturup		BVV		
itza				cza
ivalo	IVL			
ivano		ifo		
ivanovo	IWA			
ivato			TNR	
ives				QUY
ivujivik	YIK			
iwakuni	IWK			
iwami			IWJ	
iwo			IWO	
ixtapa	zih			
ixtepec			IZT	
izabel				IDO
izhevsk	IJK			
izmir	adbIGL			
izu		OIM		
izumo	IZO			
izz				tai
j			bfnBQU	HTSmlmMWCOAJpbiRMGWJFYQY
jabalpur			JLR	
jaber				XIJ
jabiru			JAB	
jacareacanga	JCR			
jack			BPTCECHHR	CRTEDKguf
jackpot	KPT			
jackson	HKSJACjanJXNMJQMKL			atlLJN
jacksons				pom
jacksonville	CRGIJXjaxJKVLRFNENNIPOAJVQQ			
jacmel	JAK			
jacobabad	JAG			
jacobacci				IGB
jacobina	JCM			
jacqueline			TRM	
jacques				RNS
jaen	JAE			
jaffna	jaf			
jaffrey	AFN			
jagan				geo
jags			gdt	
jagua				GLJ
jaguaruna	JJG			
jahrom			JAR	
jaime			CFG	CHM
jaipur	jai			
jaisalmer			JSA	
jakar	BUT			
jakarta	cgkhlpPCB			
jalalabad			JAA	
jalaluddin			GTO	
jales	JLS			
jam			KNR	
jambi		DJB		
james			dayYCE	PSGywg
jamestown	JHWJMS			
jammu	IXJ			
jamnagar	JGA			
jamshedpur			IXW	
jan				BZG
janacek				OSR
janakpur	JKR			
jandakot				JAD
janeiro				gigSDUSNZ
janesville	JVL			
jangal				RAS
januaria	JNA			
japen				ZRI
japura			RGT	
jaque	JQE			
jara				ver
jardines			CCC	
jashahor	JSR			
jasionka				RZE
jasper	APTJASYJA		RNZ	YJP
jatai	JTI			
jauja	JAU			
java				bdoCBNCPFCXPjogMLGSOCSRGTOOTSYyia
javier				EUQSJVtam
jaw				YMJ
jawf				AJF
jayaprakash				PAT
jayapura		djj		
jean				MPJYDOYJNyqb
jebel	bkn	dwc		
jeddah	jed			
jee				atq
jefferson	EFW	JEF	twd	
jefman				SOQ
jeju		cju		
jeki			JEK	
jemma				MXB
jennings				EKN
jenpeg	ZJG			
jeongseok			JDG	
jequie	JEQ			
jeremie	JEE			
jerez		XRY		
jericoacoara				JJD
jerry			NLE	CYS
jersey			JER	JVILLY
jessore			JSR	
jesus			agu	LAZ
jetport				BTNISOpwm
jewar	dxn			
jeypore	PYB			
jharsuguda			JRG	
ji		JGSJPR		
jiamusi	JMU			
jiangbei				ckg
jiangbulake				JBK
jiaodong				TAO
jiaohe				TLQ
jiaxing	JNH			
jiayuguan	JGN			
jigjiga			JIJ	
jijel	GJL			
jijiga	JIJ			
jijoca		JJD		
jilin	JIL			
jim			CUBLXN	ocf
jima				IEJIWO
jimenez				ONXPJM
jimma	JIM			
jimmy				IDI
jinan	TNA			
jinchang	JIC			
jinchengjiang				HNI
jinchuan			JIC	
jingdezhen	JDZ			
jinggangshan			JGS	
jinghong	JHG			
jinhae	CHF			
jining	JNG			UCB
jinja	JIN			
jinnah			khi	
jinya				DZH
jinzhou	JNZ			
jipijapa	JIP			
jiri	JIR			
jiroft			JYR	
jiujiang	JIU			
jiuzhai			JZH	
jiuzhaigou	JZH			
jiwani	JIW			
jixi	JXA			
jizan	GIZ			
jngb				MMT
joacaba	JCB			
joao		JPA	FECPDL	CPVJDROPSPHB
joaquin				SJB
jobim				gig
jodhpur	JDH			
joe			FSD	NKX
joensuu		JOE		
johan			KMHpbm	
johannesburg	HLAjnbQRA			
john		JDA	ASXcmhjfkJSTkrkMNISNAyhm	ILLJRFLPLMCBONLYSJyxeYXJyyt
johns				JOHSJN
johnson		JCY	BYGOJC	CNUGSBPSGTNUTRI
johnstown	JST			
joint			ADW	GRFTCMWRI
joinville	JOI			
joli				YYY
jolie				YYY
joliet	JOT			
jolo			JOL	
jomo			nbo	
jomsom	JMO			
jones				hsvPOT
jonesboro	JBR			
jonkoping	JKG			
joplin	JLN			
jordan	JDN			
jorge			AEPcbblimMCJSJE	IOSPVHSJZTDDTNM
jorhat	JRH			
joroinen				VRK
jos	JOS			SQI
jose			BSCCZEhavJSMmdeMQUMRRNRR	blacixCUMcvmEUQGSJgymLDBPSSPSWRHVRONsjcsjdSJESJISJKsjoSJPSJSsyq
josef				WHO
josefa			lsp	
joseph				STJ
joshua			buq	
joslin			TWF	
joze				LJU
jr				OCHYSY
jrb				FWHNBG
jsw				VDY
juan			AYOCAQGPIORURIJRONrtbsjoVIGvra	acaAPEBQApjcSIGSJAsjuSNGUAQWPA
juancho			SAB	
juanda			sub	
juanjui	JJI			
juara	JUA			
juarbe				ARE
juarez				cjsmex
juazeiro		JDO		
juba	JUB			
jubail	QJB			
judy				MLF
juina	JIA			
juist	JUI			
juiz		IZAJDF		
jujuy				juj
julia			JCK	
juliaca	jul			
julian				SNJULA
juliana				sxm
julio				belPNT
julius				dar
jumla	JUM			
junction	JCT			BIGDJNFRIGJTGSCTKJYHT
jundah			JUN	
juneau	jnuUNU			
jungwon			JWO	
junin	JNI			
junior				MGF
jurien			JUR	
juruena	JRN			
juscelino			TFL	bsb
jutigalpa	JUT			
juventud				SZJ
juwata			TRK	
jwaneng			JWA	
jyvaskyla			JYV	
jyvaskylan		JYV		
k			UTT	CDVdarhnl
k00c				AMK
k00f				BDX
k05u				EUE
k06u				KPT
k0b8				FID
k0f3				RTL
k0k7				HUD
k0s9				twd
k0v7				MVM
k1b1				HCC
k1f0				AHD
k1g4				GCW
k1kc				KKK
k1o2				CKE
k1o5				ROF
k1o6				MHS
k1p1				PLY
k1q9				MIJ
k1v2				PGC
k1v6				CNE
k1z1				GCT
k2ak				LVD
k2b3				NWH
k2f0				IRB
k2g4				ODM
k2k5				TLF
k2o1				GNF
k2s7				CHZ
k2w6				LTW
k35a				USC
k37v				AHF
k39n				PCT
k3o9				NRI
k3s8				GTP
k3t4				TEH
k3tr				NLE
k3vs				VRS
k3w7				GCD
k40g				VLE
k41u				NTJ
k44u				SBO
k47n				JVI
k4ak				LIV
k4k0				PDB
k4r7				UCE
k4s1				GOL
k4v0				RNG
k50i				KKT
k5a8				WKK
k5n2				PRW
k5nk				NNK
k5t9				egp
k67l				MFH
k6b6				MMN
k6d9				ECA
k6n7				NYS
k6r7				OLH
k6s2				FMU
k74s				OTS
k74v				ROL
k7v2				WPO
k80f				ATE
k9a8				UGS
ka63				TWA
ka79				KCQ
kaadedhdhoo			KDM	
kaaf				AAF
kabala	KBA			
kabalega		KBG		
kabalo	KBO			
kabe				abe
kabi				ABI
kabinda	KBN			
kabq				abq
kabr				ABR
kabri		ABK		
kabua				maj
kabul	kbl			
kabwum			KBM	
kaby				ABY
kacb				ACB
kack				ACK
kact				ACT
kacv				ACV
kacy				acy
kadala				HTA
kadanwari	KCF			
kadena			DNA	
kadg				ADG
kadh				ADT
kadhdhoo	KDO			
kadm				ADM
kads				ADS
kadugli	KDX			
kaduna	KAD			
kadw				ADW
kaedi	KED			
kael				AEL
kaele	KLE			
kaen				KKC
kaex				aex
kaff				AFF
kafj				WSG
kafn				AFN
kafo				AFO
kafw				AFW
kagamuga				HGU
kagau		KGE		
kagc				AGC
kago				AGO
kagoshima	KOJ			
kags				AGS
kahama	KBH			
kahc				AHC
kahh				AHH
kahn				AHN
kahramanmaras	KCM			
kahului	OGG			
kaia				AIA
kaid				AID
kaieteur		kia		
kaik				AIK
kaikohe			KKO	
kaikoura			KBZ	
kailashahar			IXH	
kaili	KJH			
kailua		koa		
kaimana		KNG		
kaintiba	KZF			
kaio				AIO
kaiser		AIZ		
kaisiepo				BIK
kaitaia	KAT			
kaiv				AIV
kaiz				AIZ
kajaani	KAJ			
kakamega	GGM			
kake	KAE			
kako				AKO
kakr				akc
kalabo	KLB			
kalaburagi			GBI	
kalaeloa			JRF	
kalakaket		KKK		
kalaleh			KLM	
kalamata	KLX			
kalamazoo	azo			
kalaupapa	LUP			
kalay			KMV	
kalb				alb
kalbarri			KAX	
kalemie			FMI	
kalemyo	KMV			
kalgoorlie	KGI			
kali				ali
kalibo	klo			
kalima	KLY			
kalimantan				PKY
kalimaru				BEJ
kaliningrad	KGD			
kalispell	fca			
kalkgurung			KFG	
kalm				ALM
kalmar			KLR	
kaln				ALN
kalo				ALO
kalokol	KLK			
kalpowar			KPP	
kals				ALS
kalskag	KLG			
kaltag	KAL			
kaluga	KLF			
kalumburu			UBU	
kalutara	KTY			
kalw				ALW
kalx				ALX
kalymnos		JKL		
kama				ama
kamalpur			IXQ	
kamarang	KAR			
kambalda			KDB	
kamchatsky				PKC
kamembe	KME			
kamennogorsk				UKK
kamenny				YMK
kamennyi				YMK
kamenogorsk				UKK
kamileroi			KML	
kamina	KMN			
kamishly	KAC			
kamloops	YKA			
kamn				AMN
kampai				DUM
kampala	ebb			
kamphaeng			KDT	
kamuela	MUE			
kamw				AMW
kanab	KNB			
kananga	KGA			
kanazawa	KMQ			
kanb				ANB
kand				AND
kandahar			KDH	
kandi	KDC			
kandla	IXY			
kandrian	KDR			
kaneohe	NGF			
kang				RMQ
kangan	KNR			
kangding	KGT			
kangerlussuaq	SFJ			
kangiqsualujjuaq	XGR			
kangiqsujuaq	YWB			
kangirsuk	YKG			
kangra			DHM	
kaniama	KNM			
kanj				SSM
kank				SLT
kankakee	IKK			
kankan	KNN			
kannur			cnn	
kano	kan			
kanp				ANP
kanpur	KNU			
kanq				ANQ
kansai			kix	
kansas		mciMKC		
kantchari	XKA			
kanti	KHM			
kanw				ANW
kany				ANY
kao		KAZ		
kaoh				AOH
kaohsiung		khh		
kaolack	KLC			
kaoma	KMZ			
kaoo				AOO
kapa				APA
kapadokya				nav
kapalua			JHM	
kapanga	KAP			
kapc				APC
kapf				APF
kapg				APG
kaph				APH
kapit	KPI			
kapn				APN
kapodistrias				cfu
kapolei	JRF			
kapt				APT
kapuskasing	YYU			
kapv				APV
kapwepwe				nla
kaqy				AQY
kara				ARA
karachi	khi			
karaganda	kgf			
karakelong		MNA		
karakol	IKG			
karamay	KRY			
karanambo	KRM			
karasabai	KRG			
karawari			KRJ	
karb				ARB
kardla	KDL			
karg				ARG
kariba	kab			
karijini		SLJ		
karimui	KMR			
karinmunbesar		TJB		
karl				OFK
karlovy		klv		
karlskoga			KSK	
karlsruhe			FKB	
karlstad	KSD			
karluk	KYK			
karm				WHT
karmoy	HAU			
karonga	KGJ			
karpathos		AOK		
karr				AUZ
karratha	KTA			
kars	KSY			
karshi	KSQ			
kart				art
karumba			KRB	
karup	KRP			
karv				ARV
karw				BFT
kasaba		ZKB		
kasabonika	XKS			
kasama	KAA			
kasane	BBK			
kasba		YDU		
kase				ASE
kasenga	KEC			
kasese	KSE			
kasg				SPZ
kash				ASH
kashan			KKS	
kashechewan	ZKE			
kashgar	KHG			
kasigluk	KUK			
kasiguncu			PSJ	
kasikasima	KCB			
kasim				PKU
kasl				ASL
kasn				ASN
kasompe	CGJ			
kasongo	KGN			
kasos		KSJ		
kassala	KSL			
kassel	KSF			
kast				AST
kastamonu	KFS			
kastelorizo		KZS		
kastoria	KSO			
kastrup				CPH
kasungu	KBQ			
kasx				ASX
kasy				ASY
katanning			KNI	
kathiam				KKM
kathmandu	ktm			
katima			MPA	
katiu	KXU			
katl				atl
kato	KTO			
katowice	ktw			
kats				ATS
kattiniq	YAU			
katukurunda			KTY	
katw				atw
katy				ATY
kauai				BKH
kauehi	KHZ			
kaufana			EUA	
kaug				AUG
kauhajoki			KHJ	
kauhava	KAU			
kaukura			KKR	
kaum				AUM
kaun				AUN
kaunakakai	MKK			
kaunas	kun			
kaunda				lun
kauo				AUO
kaus				aus
kauw				AUW
kavala	kva			
kavanayen			KAV	
kavieng	KVG			
kavl				AVL
kavo				AVO
kavp				avp
kavq				AVW
kavumu				BKY
kavx				AVX
kawaihapai			HDH	
kawama			VRO	
kawito	KWO			
kawm				AWM
kawthoung	KAW			
kaxa				AXG
kaxn				AXN
kaxs				AXS
kaxv				AXV
kaxx				AXX
kaya	XKY			
kayenta	MVM			
kayes			KYS	
kays				AYS
kayseri	ASR			
kazan	kzn			
kazantzakis				her
kazo				azo
kbab				BAB
kbad				BAD
kbaf				BAF
kbak				CLU
kbam				BAM
kbbb				BBB
kbbd				BBD
kbbg				BKG
kbbp				BTN
kbbw				BBW
kbcb				BCB
kbce				BCE
kbct				BCT
kbde				bde
kbdg				BDG
kbdh				ILL
kbdl				bdl
kbdr				BDR
kbdu				WBU
kbec				BEC
kbed				BED
kbeh				BEH
kbfd				BFD
kbff				BFF
kbfi				bfi
kbfl				BFL
kbfm				bfm
kbfr				BFR
kbgd				BGD
kbge				BGE
kbgm				BGM
kbgr				bgr
kbh				KBH
kbhb				BHB
kbhm				bhm
kbid				BID
kbie				BIE
kbif				BIF
kbih				BIH
kbil				bil
kbis				BIS
kbix				BIX
kbjc				BJC
kbji				BJI
kbjj				BJJ
kbkd				BKD
kbke				BKE
kbkf				BFK
kbkl				BKL
kbkn				BWL
kbkt				BKT
kbkw				BKW
kbkx				BKX
kblf				BLF
kblh				BLH
kbli				bli
kblm				BLM
kblu				BLU
kblv				BLV
kbmc				BMC
kbmg				BMG
kbmi				BMI
kbml				BML
kbmt				BMT
kbna				bna
kbng				BNG
kbnl				BNL
kbno				BNO
kbnw				BNW
kboi				BOI
kbok				BOK
kbos				bos
kbow				BOW
kbpg				HCA
kbpi				BPI
kbpk				WMH
kbpt				BPT
kbqk				BQK
kbrd				BRD
kbrl				BRL
kbro				bro
kbry				BRY
kbtf				BTF
kbtl				BTL
kbtm				BTM
kbtn				TTO
kbtp				BTP
kbtr				BTR
kbtv				btv
kbty				BTY
kbub				BUB
kbuf				buf
kbum				BUM
kbur				BUR
kbvi				BFP
kbvo				BVO
kbvs				MVW
kbvu				BLD
kbvx				BVX
kbvy				BVY
kbwc				BWC
kbwd				BWD
kbwg				BWG
kbwi				bwi
kbwp				WAH
kbxa				BXA
kbxk				BXK
kbxm				NHZ
kbya				BYA
kbyg				BYG
kbyh				byh
kbyi				BYI
kbys				BYS
kbyy				BBC
kbzn				bzn
kc80				CLG
kcad				CAD
kcae				CAE
kcag				CIG
kcak				CAK
kcao				CAO
kcar				CAR
kcbe				CBE
kcbf				CBF
kcbk				CBK
kcbm				CBM
kccb				CCB
kccr				CCR
kccy				CCY
kcda				LLX
kcdc				CDC
kcdh				CDH
kcdk				CDK
kcdn				CDN
kcdr				CDR
kcds				CDS
kcdw				CDW
kcea				CEA
kcec				CEC
kcef				CEF
kceu				CEU
kcev				CEV
kcew				CEW
kcey				CEY
kcez				CEZ
kcfd				CFD
kcfs				TZC
kcft				CFT
kcfv				CFV
kcga				CGA
kcge				CGE
kcgf				CGF
kcgi				CGI
kcgs				CGS
kcgz				CGZ
kcha				CHA
kchk				CHK
kcho				CHO
kchp				CHP
kchs				chs
kcic				CIC
kcid				CID
kcin				CIN
kcir				CIR
kciu				ciu
kcka				CKA
kckb				CKB
kckc				GRM
kckm				CKM
kckn				CKN
kcku				CKU
kckv				CKV
kcle				cle
kcli				CLI
kclk				CLK
kcll				CLL
kclm				clm
kclr				CLR
kcls				CLS
kclt				clt
kclw				CLW
kcmh				cmh
kcmi				CMI
kcmx				CMX
kcmy				CMY
kcnh				CNH
kcnk				CNK
kcnm				CNM
kcno				CNO
kcnu				CNU
kcnw				CNW
kcny				CNY
kcod				COD
kcoe				COE
kcof				COF
kcoi				COI
kcom				COM
kcon				CON
kcos				COS
kcot				COT
kcou				COU
kcpm				CPM
kcpr				cpr
kcps				CPS
kcqw				HCW
kcre				CRE
kcrg				CRG
kcrp				crp
kcrq				CLD
kcrs				CRS
kcrt				CRT
kcrw				crw
kcrx				CRX
kcsg				CSG
kcsm				CSM
kcsq				CSQ
kcsv				CSV
kctb				ctb
kctk				CTK
kcty				CTY
kctz				CTZ
kcub				CUB
kcuh				CUH
kcvg				cvg
kcvh				HLI
kcvk				CKK
kcvn				CVN
kcvo				CVO
kcvs				CVS
kcwa				CWA
kcwc				KIP
kcwf				cwf
kcwi				CWI
kcxl				cxl
kcxo				CXO
kcxp				CSN
kcxy				HAR
kcys				CYS
kczk				CZK
kczn				CZN
kczo				CZO
kczt				CZT
kd60				VEX
kd66				DJN
kdaa				DAA
kdab				dab
kdag				DAG
kdal				DAL
kdan				DAN
kday				day
kdbn				DBN
kdbq				DBQ
kdca				DCA
kdcu				DCU
kddc				DDC
kdec				DEC
kdeh				DEH
kden				den
kdet				DET
kdfi				DFI
kdfw				dfw
kdgl				DGL
kdgw				DGW
kdhn				DHN
kdht				DHT
kdik				DIK
kdjt				pbi
kdkk				DKK
kdlc				DLL
kdlf				DLF
kdlh				dlh
kdln				DLN
kdls				DLS
kdma				DMA
kdmn				DMN
kdmo				DMO
kdnl				DNL
kdnn				DNN
kdns				DNS
kdnv				DNV
kdov				DOV
kdpa				DPA
kdpg				DPG
kdri				DRI
kdrm				DRE
kdro				DRO
kdrt				drt
kdsm				dsm
kdsv				DSV
kdta				DTA
kdtl				DTL
kdtn				DTN
kdts				DSI
kdtw				DTW
kdua				DUA
kduc				DUC
kdug				dug
kduj				DUJ
kdvl				DVL
kdvn				DVN
kdvo				NOT
kdvp				NSL
kdvt				DVT
kdwh				DWH
kdxr				DXR
kdyl				DYL
kdys				DYS
ke01				MIF
ke13				CCG
ke14				ESO
ke24				WTR
ke38				ALE
ke51				BGT
keahole				koa
kean				EAN
kear				EAR
kearney	EAR			
keat				EAT
keats				PKT
keau				EAU
kebar		KEQ		
kebs				EBS
kecg				ECG
kecp				ecp
kecs				ECS
kedc				EDC
kede				EDE
kedn				ETS
kedougou	KGG			
kedw				EDW
keed				EED
keekorok	KEU			
keeling				CCK
keen				EEN
keene	EEN			
keesler			BIX	
keetmanshoop	KMP			
kefallinia		EFL		
kefd				EFD
kefk				efk
keflavik			kef	
kefw				EFW
kege				EGE
kegelman			CKA	
kegi				EGI
kegv				EGV
keith				BBWWME
keka				EKA
kekaha		BKH		
kekm				EKI
kekn				EKN
keko				EKO
kekx				EKX
kela				ELA
kelafo	LFO			
keld				ELD
kelk				ELK
kelle	KEE			
kellogg				BTL
kelly			SKF	LXN
kelm				ELM
keln				ELN
kelo				LYU
kelowna	YLW			
kelp				elp
kelsey	KES			
kelso	KLS			
keluang		KLQ		
kely				ELY
kelz				ELZ
kemble	GBA			
kemerovo	KEJ			
kemi		KEM		
kemiling				BKS
kemm				EMM
kemmerer	EMM			
kemp				EMP
kempsey			KPS	
kemt				EMT
ken		POT		
kenai	DRFENA			
kend				END
kendari		KDI		
kenema	KEN			
kengtung	KET			
kenieba	KNZ			
keningau	KGU			
kenitra			NNA	
kenl				ENL
kennedy				ASXjfk
kenneth			lun	TOI
kennett	KNT			
kenora	YQK			
kenosha	ENW			
kent				XCM
kentland	KKT			
kentucky				cvg
kenv				ENV
kenw				ENW
kenyatta				nbo
keok				EOK
keokuk	EOK			
keos				EOS
keperveem	KPW			
keph				EPH
kepi		KEI		
keppel				GKL
kepulauan				NDA
keqa				EDK
kerama	KJP			
kerang			KRA	
kerch	KHC			
kerema	KMA			
keri				eri
kericho	KEY			
kerikeri	KKE			
kerki	kea			
kerkyra		cfu		
kerman	KER			
kermanshah	KSH			
kerr				ERRRKR
kerrville	ERV			
kerry			KIR	
kertajati			kjt	
kerteh	KTE			
kerv				ERV
kesc				ESC
kesf				ESF
keshod			IXK	
kesn				ESN
kest				EST
kesw				ESW
ketapang		KTG		
ketaping		PDG		
ketb				ETB
ketchikan	ktn			
ketn				ETN
keuf				EUF
keug				EUG
kevm				EVM
kevv				EVV
kevw				EVW
kewb				EWB
kewk				EWK
kewn				EWN
kewr				ewr
key		eywNQXOCAYKJ	MEI	CDK
keys				mth
keyw				eyw
kf05				WIB
kf23				RGR
kf70				RBK
kfaf				FAF
kfam				FAM
kfar				far
kfat				fat
kfay				FAY
kfbg				FBG
kfbl				FBL
kfbr				FBR
kfby				FBY
kfch				FCH
kfcm				FCM
kfcs				FCS
kfcy				FCY
kfdk				FDK
kfdr				FDR
kfdy				FDY
kfep				FEP
kfet				FET
kffa				FFA
kffl				FFL
kffm				FFM
kffo				FFO
kfft				FFT
kffz				MSC
kfhr				FRD
kfhu				FHU
kfkl				FKL
kfkn				FKN
kfld				FLD
kflg				FLG
kfll				fll
kflo				FLO
kflp				FLP
kflt				FLT
kflv				FLV
kflx				FLX
kfme				FME
kfmh				FMH
kfmn				FMN
kfmy				FMY
kfnl				FNL
kfnt				fnt
kfod				FOD
kfoe				FOE
kfok				FOK
kfom				FIL
kfpr				fpr
kfpy				FPY
kfrg				FRG
kfrh				FRH
kfri				FRI
kfrm				FRM
kfrr				FRR
kfsd				FSD
kfsi				FSI
kfsk				FSK
kfsm				FSM
kfst				FST
kfsu				FSU
kfsw				FMS
kftk				FTK
kftw				ftw
kfty				FTY
kful				FUL
kfve				WFK
kfwa				fwa
kfxe				FXE
kfxy				FXY
kfym				FYM
kfyv				FYV
kgab				GAB
kgad				GAD
kgag				GAG
kgai				GAI
kgbd				GBD
kgbg				GBG
kgbr				GBR
kgcc				GCC
kgcd				JDA
kgck				GCK
kgcn				GCN
kgcy				GCY
kgdm				GDM
kgdv				GDV
kgdw				GDW
kged				GED
kgeg				geg
kgey				GEY
kgfd				GFD
kgfk				gfk
kgfl				GFL
kgge				GGE
kggg				GGG
kggw				GGW
kghm				GHM
kgic				IDH
kgif				GIF
kgjt				GJT
kgkj				MEJ
kgkt				GKT
kgld				GLD
kgle				GLE
kglh				GLH
kglr				GLR
kgls				gls
kglw				GLW
kgmu				GMU
kgng				GNG
kgnt				GNT
kgnu				GNU
kgnv				GNV
kgok				GOK
kgon				GON
kgpi				fca
kgpt				gpt
kgpz				GPZ
kgqq				GQQ
kgrb				grb
kgrd				GRD
kgre				GRE
kgrf				GRF
kgri				GRI
kgrk				GRK
kgrn				GRN
kgrr				grr
kgsb				GSB
kgsh				GSH
kgso				gso
kgsp				gsp
kgtf				gtf
kgtg				GTG
kgtr				GTR
kguc				GUC
kgup				GUP
kgus				GUS
kguy				GUY
kgve				GVE
kgvl				GVL
kgvt				GVT
kgwo				GWO
kgws			GWS	
kgxy				GXY
kgyh				GDC
kgyi				PNX
kgyr				GYR
kgyy				gyy
khaan				ubn
khab				HAB
khabarovsk	KHV			
khaen				BAO
khaf				HAF
khai				HAI
khaimah				rkt
khairun				TTE
khajuraho	HJR			
khaled				HBTKMXruh
khama				gbe
khan				DEADSKRYK
khang				NEU
khanty		HMA		
khao				HAO
kharga				UVL
khark			KHK	
kharkhorin			KHR	
kharkiv	hrk			
khartoum	krt			
khas				SKZ
khasab	KHS			
khashm		GBU		
khatanga	HTG			
khbg				HBG
khbr				HBR
khde				HDE
khdn				HDN
khee				HEE
khef				MNZ
khez				HEZ
khfd				HFD
khff				HFF
khgr				HGR
khhr				HHR
khhw				HUJ
khib				HIB
khie				HIE
khif				HIF
khii				HII
khio				HIO
khka				HKA
khks				HKS
khky				HKY
khlb				HLB
khlc				HLC
khlg				HLG
khln				HLN
khlr				HLR
khmau				kti
khmelnytskyi	HMJ			
khmn				HMN
khmt				HMT
khnb				HNB
khnd				HSH
khob				HOB
khok			KKM	
khomeini				ika
khon		KKC		HON
khop				HOP
khoram			KHD	
khost	KHT			
khot				HOT
khou				HOU
khouang				XKH
khovd	HVD			
khowai	IXN			
khoy	KHY			
khpn				HPN
khpt				HPT
khpy				HPY
khqm				HQM
khrabrovo			KGD	
khri				HES
khrl				hrl
khro				HRO
khsb				HSB
khse				HNC
khsg				THP
khsi				HSI
khsp				HSP
khst				HST
khsv				hsv
khth				HTH
khtl				HTL
khts				HTS
khtw				HTW
khua				HUA
khudzhand	LBD			
khuf				HUF
khujirt			HJT	
khul				hul
khum				HUM
khunjerab				HQL
khuong				DLI
khut				HUT
khuzdar	KDD			
khve				HVE
khvn				HVN
khvr				HVR
khvs				HVS
khwahan	KWH			
khwai		KHW		
khwd				HWD
khwo				HWO
khwv				WSH
khxd				HHH
khya				HYA
khyl				HYL
khyr				HYR
khys				HYS
khzl				HZL
khzy				JFN
ki20				OTN
kiab				IAB
kiad				iad
kiag				iag
kiah				IAH
kiana	IAN			
kickapoo			KIP	
kicl				ICL
kict				ICT
kida				IDA
kidg				IDG
kidi				IDI
kidlington	OXF			
kidp				IDP
kiel	KEL			
kiembi		ZNZ		
kien				XPR
kieta	KIE			
kifa				IFA
kiffa	KFA			
kifp				ifp
kigali	kgl			
kigm				IGM
kigoma	TKQ			
kijang			TNJ	
kijx				IJX
kikai			KKX	
kikk				IKK
kikori	KRI			
kikwetu			LDI	
kikwit			KKW	
kilaguni	ILU			
kilangin				TIM
kile				ILE
kilg				ILG
kilimanjaro			jro	
kilkenny	KKY			
kill		FFA		
killarney	KIR			
killeen	ILE			GRKHLR
kilm				ilm
kiln				ILN
kilwa		KIY		
kimbe			HKN	
kimberley	KIM			
kimble			JCT	
kiml				IML
kimm				IMM
kimmirut	YLC			
kims				MDN
kimt				IMT
kinabalu				bki
kincardine	YKD			
kind				ind
kindamba	KNJ			
kindel				EIB
kindersley	YKY			
kindu	KND			
king		AKNHBTKICKVC	dmmdurjedKMXKNSOMFruhSHO	aqjbfiOKSSTT
kingaroy			KGY	
kingdom				efk
kingfisher		KIF		
kingman	IGM			
kings			KBJKCS	
kingscote			KGC	
kingsford				IMTsyd
kingsport				TRI
kingston	kinYGK			
kingstown				NCO
kingsville	NQI			
kink				INK
kinkungwa			KLY	
kinl				inl
kinley				MCL
kinloss	FSS			
kinmen			KNH	
kinna				JJM
kins				INS
kinshasa	fih			
kinston	ISO			
kint				INT
kinw				INW
kiow				IOW
kipl				IPL
kipnuk	KPN			
kipt				IPT
kirakira	IRA			
kirensk	KCK			
kiri	KRZ			
kirk			PGR	IRK
kirkenes	KKN			
kirkimbie	KBB			
kirkland		YKX		
kirksville	IRK			
kirkuk	KIK			
kirkwall			KOI	
kirkwood				CKN
kirov	KVX			
kirovsk			KVK	
kirs				IRS
kirsch			IRS	
kiruna			KRN	
kirundo	KRE			
kiryat		KSW		
kisangani	fki			
kish		kih		
kishangarh	KQH			
kisimayu			KMU	
kism				ISM
kiso				ISO
kisp				ISP
kisq				ISQ
kissidougou	KSI			
kissimmee			ISM	
kisumu	KIS			
kisw				ISW
kitadaito			KTD	
kitakyushu	KKJ			
kitale	KTL			
kitchener			YKF	
kitee			KTQ	
kith				ith
kithira		KIT		
kittila	KTT			
kitwe	KIW			
kitzingen	KZG			
kiunga	UNG			
kivalina	KVL			
kiwa				AZA
kiwd				IWD
kiwi				ISS
kiws				IWS
kixa				RZZ
kixd				JCI
kiyk				IYK
kiza				SQA
kizg				FRY
kjac				JAC
kjaerstad				MJF
kjan				jan
kjas				JAS
kjax				jax
kjbr				JBR
kjct				JCT
kjdn				JDN
kjef				JEF
kjevik	KRS			
kjfk				jfk
kjhw				JHW
kjka				guf
kjla				JLA
kjln				JLN
kjms				JMS
kjot				JOT
kjpx				HTO
kjqf				USA
kjso				JKV
kjst				JST
kjvl				JVL
kjxn				JXN
kk23				COP
kk29				CIL
kkae				KAE
kkcl				KCL
kkcr				KCR
kkgz				KGZ
kkic				KIC
kkku				KKU
kkls				KLS
kknb				KNB
kkwp				KWP
kl06				DTH
kl08				BXS
kl35				RBF
kl37				PGS
kl41				MYH
kl72				TRH
klaa				LAA
klaf				LAF
klagenfurt		KLU		
klal				lal
klam				LAM
klamath		LMT		
klan				lan
klanten	GLL			
klar				LAR
klas				las
klaw				LAW
klawock	KLW			
klax				lax
klbb				lbb
klbe				LBE
klbf				LBF
klbl				LBL
klbt				LBT
klbx				LJN
klch				LCH
klci				LCI
klck				lck
klcq				LCQ
kldj				LDJ
kldm				LDM
kleb				LEB
klee				lee
kleinsee	KLZ			
klem				LEM
klerksdorp	KXE			
klew				LEW
klex				LEX
klfi				LFI
klfk				LFK
klft				LFT
klga				LGA
klgb				LGB
klgc				LGC
klgd				LGD
klgf				LGF
klgu				LGU
klhv				LHV
klhw				LIY
klhz				LFN
klic				LIC
klit				LIT
klkp				LKP
klku				LOW
klkv				LKV
kllj				CHL
klms				LMS
klmt				LMT
klna				LNA
klnd				LND
klnk				LNK
klnn				LNN
klnp				LNP
klnr				LNR
klns				LNS
klol				LOL
klom				BBX
klot				LOT
klou				LOU
kloz				LOZ
klpc				LPC
klqk				LQK
klrd				lrd
klrf				LRF
klrj				LRJ
klru				lru
klsb				LSB
klse				LSE
klsf				LSF
klsk				LSK
klsn				LSN
klsv				LSV
klts				LTS
kluf				LUF
kluk				LUK
klul				LUL
klvk				LVK
klvl				LVL
klvm				LVM
klvs				LVS
klwb				LWB
klwc				LWC
klwl				LWL
klwm				LWM
klws				LWS
klwt				LWT
klwv				lwv
klxn				LXN
klxv				LXV
klyh				LYH
klyo				LYO
klyuch				KDY
klzu				LZU
km13				PCU
km26				DRU
km75				MLK
kmac				MAC
kmae				MAE
kmaf				maf
kmaw				MAW
kmbg				MBG
kmbl				MBL
kmbo				DXE
kmbs				mbs
kmby				MBY
kmcb				MCB
kmcc				MCC
kmcd				MCD
kmce				MCE
kmcf				MCF
kmci				mci
kmck				MCK
kmcn				MCN
kmco				mco
kmcw				MCW
kmdd				MDD
kmdh				MDH
kmds				XMD
kmdt				mdt
kmdw				mdw
kmdz				MDF
kmeb				MXE
kmei				MEI
kmem				mem
kmer				MER
kmev				MEV
kmez				UMZ
kmfd				MFD
kmfe				mfe
kmfi				MFI
kmfr				mfr
kmfv				MFV
kmgc				MGC
kmge				MGE
kmgj				MGJ
kmgm				MGM
kmgr				MGR
kmgw				MGW
kmgy				MGY
kmhe				MHE
kmhk				MHK
kmhl				MHL
kmhr				MHR
kmht				MHT
kmhv				MHV
kmia				mia
kmib				MIB
kmic				MIC
kmie				MIE
kmio				MIO
kmit				MIT
kmiv				MIV
kmiw				MIW
kmjq				MJQ
kmjx				MJX
kmkc				MKC
kmke				mke
kmkg				MKG
kmkl				MKL
kmko				MKO
kmkt				MKT
kmky				MRK
kmlb				mlb
kmlc				MLC
kmld				MLD
kmle				MIQ
kmlf				MLF
kmli				mli
kmlj				MLJ
kmls				MLS
kmlt				MLT
kmlu				MLU
kmmh				MMH
kmmi				MMI
kmml				MML
kmms				MMS
kmmt				MMT
kmmu				MMU
kmnm				MNM
kmnn				MNN
kmob				MOB
kmod				MOD
kmop				MOP
kmor				MOR
kmos				MOS
kmot				mot
kmox				MOX
kmpi				RMY
kmpj				MPJ
kmpo				MPO
kmpr				MPR
kmpv				MPV
kmpz				MPZ
kmqb				MQB
kmqi				MEO
kmqs				CTH
kmqw				MQW
kmqy				MQY
kmr				KWA
kmrb				MRB
kmrc				MRC
kmrf				MRF
kmrn				MRN
kmry				MRY
kmsl				MSL
kmsn				MSN
kmso				MSO
kmsp				msp
kmss				mss
kmsv				msv
kmsy				msy
kmtc				MTC
kmtf				MTX
kmth				mth
kmtj				MTJ
kmtn				MTN
kmto				MTO
kmtp				MTP
kmtw				MTW
kmui				MUI
kmul				MUL
kmuo				MUO
kmut				MUT
kmvc				MVC
kmve				MVE
kmvl				MVL
kmvn				MVN
kmvy				MVY
kmwa				MWA
kmwc				MWC
kmwh				mwh
kmwl				MWL
kmwm				MWM
kmwo				MWO
kmxa				MXA
kmxf				MXF
kmxo				MXO
kmyf				MYF
kmyk				MYK
kmyl				MYL
kmyr				myr
kmyv				MYV
kmzj				MZJ
kmzz				MZZ
kn03				CTX
kn23				SXY
kn66				ONH
knapp				MPV
knbg				NBG
knbj				NHX
kndy				DGN
knee		YKE		
kneeland			NLN	
knel				NEL
knen				NEN
knew				NEW
knfl				NFL
knfw				FWH
kngp				NGP
kngu				NGU
kngw				NGW
knhk				NHK
knight				TPF
knin				NIN
knip				NIP
knjk				NJK
knkx				NKX
knlc				NLC
knob		SZL		
knock				NOC
knox			RKD	FTK
knoxville	TYS			
knpa				NPA
knqa				NQA
knqi				NQI
knqx				NQX
knrb				NRB
knrs				NRS
knse				NSE
kntd				NTD
kntu				NTU
knuq				NUQ
knuw				NUW
knvd				NVD
knyg				NYG
knyl				yum
knzy				NZY
ko				USM
ko02				NVN
ko19				NLN
ko22				COA
ko27				ODC
ko43				EYR
ko85				BZF
koaj				OAJ
koak				OAK
koar				OAR
kobe	UKB			OBE
kobror				DOB
kobuk	OBU			
kocf				ocf
koch				OCH
kochi			KCZ	
kocw				OCW
kodiak	ADQKDK			
kodo				ODT
koeo				OEO
koff				OFF
kofk				OFK
koga				OGA
kogalniceanu				cnd
kogalym	kgp			
kogb				OGB
kogd				OGD
koggala			KCT	
kogs				ogs
kohala				MUE
kohat	OHT			
koic				OIC
kojc				OJC
kok				hkg
kokand	OQN			
kokb				OCN
kokc				okc
kokh				ODW
kokhanok	KNK			
kokk				OKK
kokkola		KOK		
kokm				OKM
kokoda	KKD			
kokomo	OKK			
kokonau		KOX		
koks				OKS
kokshetau	KOV			
kokv				WGO
kola				BSM
kolaka	KXB			
kold				OLD
kolda	KDA			
kole				OLE
kolf				OLF
kolhapur			KLH	
koliganek	KGK			
kolkata	ccu			
kolm				OLM
kols				ols
koltsovo			SVX	
kolu				OLU
kolv				OLV
kolwezi			KWZ	
koly				OLY
koma				OMA
komatipoort	KOF			
komatsu			KMQ	
komk				OMK
komodo			LBJ	
kompiam			KPM	
komsomolsk		KXK		
kona				koaONA
konarak			ZBR	
kond				LTU
konder				nvt
kondinskoye	KXD			
konduz			UND	
kone	KNQ			
kong				hkg
kongiganak	KKH			
kongolo	KOO			
konl				ONL
konm				ONM
kono				ONO
konp				ONP
konshok				PKD
kont				ont
kony				ONY
konya	KYA			
kooa				OOA
kooddoo	GKK			
koolatah			KOH	
koolburra	KKP			
kooy				DHR
kopasker	OPA			
kopf				OPF
kopitnari			KUT	
kopl				OPL
koqu				NCO
kord				ord
korf				orf
korfez				EDO
korh				ORH
korhogo			HGO	
korkyt			KZO	
korl				ORL
korla	KRL			
kornasoren		FOO		
koro		KXF		
kors				ESD
kos		KGS		
kosa				MPS
kosc				OSC
kosciusko	OSX			
kosh				OSH
kosice	KSC			
kosrae	KSA			
kostanay	ksn			
kosti	KST			
kostroma	KMW			
kosu				OSU
kosx				OSX
kota		bkiKBR	KTU	
kotakoli			KLI	
kotg				OTG
koth				OTH
kothen	KOQ			
kotlas	KSZ			
kotlik	KOT			
kotm				OTM
kotoka			acc	
kotzebue	OTZ			
koulamoutou	KOU			
koumac	KOC			
koun				OUN
koundara	SBI			
koutiala	KTX			
kove				OVE
kowa				OWA
kowanyama	KWM			
kowb				OWB
kowd				OWD
kowk				OWK
kowt				TII
koxb				OCE
koxc				OXC
koxd				OXD
koxr				OXR
koym				STQ
koyuk	KKA			
koyukuk	KYU			
koza				OZA
kozani	KZI			
kozr				OZR
kp04				BSQ
kp10				PXL
kp13				GLB
kp14				HBK
kp33				CWX
kp52				CTW
kpae				pae
kpah				PAH
kpam				PAM
kpan				PJB
kpao				PAO
kpbf				PBF
kpbg				pbg
kpbx				PVL
kpdc				PCD
kpdk				PDK
kpdt				PDT
kpdx				pdx
kpeq				PEQ
kpfc				PFC
kpga				PGA
kpgd				PGD
kpgm				PGM
kpgr				PGR
kpgv				PGV
kphd				PHD
kphf				phf
kphh				ADR
kphk				PHK
kphl				phl
kphn				phn
kphp				PHP
kpht				PHT
kphx				phx
kpia				pia
kpib				PIB
kpie				pie
kpih				PIH
kpim				PIM
kpir				PIR
kpit				pit
kpkb				PKB
kpkd				PKD
kpkf				PKF
kplk				PLK
kpln				PLN
kplr				PLR
kpmb				PMB
kpmd				PMD
kpmh				PMH
kpmp				PPM
kpna				PWY
kpnc				PNC
kpne				PNE
kpnn				PNN
kpns				pns
kpob				POB
kpoc				POC
kpoe				POE
kpof				POF
kpoh				POH
kpou				POU
kpoy				POY
kppa				PPA
kppf				PPF
kppo				LPO
kpqi				pqi
kpql				pgl
kprb				PRB
kprc				PRC
kpro				PRO
kprx				PRX
kpsb				PSB
kpsc				PSC
kpsf				PSF
kpsk				PSK
kpsm				psm
kpsn				PSN
kpso				PGO
kpsp				psp
kpsx				PSX
kptb				PTB
kptk				ptk
kptn				PTN
kpts				PTS
kptt				PTT
kptv				PTV
kptw				PTW
kpub				PUB
kpuc				PUC
kpuw				PUW
kpvc				PVC
kpvd				pvd
kpvf				PVF
kpvu				PVU
kpvw				PVW
kpwa				PWA
kpwd				PWD
kpwk				PWK
kpwm				pwm
kpwt				PWT
kpym				PYM
krabi	KBV			
krac				rac
kraemer				BGX
krainiy			BXY	
krakow	krk			
kral				RAL
kralendijk	bon			
kramatorsk	KRQ			
kramfors		KRF		
kranz				TOL
krap				RAP
krasnodar	krr			
krasnoselkup	KKQ			
krasnovodsk	KRW			
krasnoyarsk	KJA			
krbd				RBD
krbg				RBG
krbl				RBL
krbw				RBW
krca				RCA
krck				RCK
krcr				RCR
krct				RCT
krdd				RDD
krdg				RDG
krdm				RDM
krdr				RDR
krdu				rdu
krdv				RDV
kreo				REO
krfd				rfd
krfg				RFG
krhi				RHI
krhv				RHV
kribi	KBI			
kric				ric
krid				RID
krif				RIF
kril				RIL
krir				RIR
kristiansand			KRS	
kristianstad	KID			
kristiansund			KSU	
kriv				RIV
kriw				RIW
krkd				RKD
krkp				RKP
krkr				RKR
krks				RKS
krkw				RKW
krld				RLD
krme				rme
krmg				RMG
krnc				RNC
krnd				RND
krnh				RNH
krno				rno
krnt				RNT
kroa				ROA
kroc				roc
krog				ROG
krong		kti		
kronoberg				VXO
kropyvnytskyi	KGO			
krow				ROW
krox				ROX
krpd				RIE
krpx				RPX
krqb				WBR
krrl				RRL
krrt				rrt
krsl				RSL
krsn				RSN
krst				rst
krsw				rsw
krtn				RTN
kruger			mqp	
kruq				SRW
krut				RUT
kruunupyy			KOK	
krvl				RED
krvs				RVS
krwf				RWF
krwi				RWI
krwl				RWL
krxe				RXE
kryvyi		kwg		
krzl				RNZ
ks03				AHM
ks05				BDY
ks21				SUO
ks31				LPS
ks33				MDJ
ks39				PRZ
ksaa				SAA
ksac				SAC
ksad				SAD
ksaf				SAF
ksan				san
ksar				gafSAR
ksas				SAS
ksat				sat
ksav				sav
ksaw				MQT
ksba				SBA
ksbd				sbd
ksbm				sbm
ksbn				sbn
ksbp				SBP
ksbs				SBS
ksbx				SBX
ksby				SBY
kscb				SCB
ksch				SCH
ksck				SCK
ksdf				sdf
ksdl				SCF
ksdm				SDM
ksdy				SDY
ksea				sea
ksee				SEE
ksef				SEF
kseg				SEG
ksem				SEM
ksep				SEP
kser				SER
ksez				SDX
ksfb				sfb
ksff				SFF
ksfm				SFM
ksfo				sfo
ksfz				SFZ
ksgf				SGF
ksgh				SGH
ksgj				UST
ksgr				SGR
ksgt				SGT
ksgu				SGU
kshd				SHD
kshn				SHN
kshr				SHR
kshv				SHV
ksik				SIK
ksiv				SIV
ksiy				SIY
ksjc				sjc
ksjn				SJN
ksjt				SJT
kska				SKA
kskf				SKF
kskx				TSM
kslb				SLB
kslc				slc
ksle				SLE
kslg				SLG
kslk				SLK
ksln				SLN
kslo				SLO
kslr				SLR
ksmd				SMD
ksme				SME
ksmf				smf
ksmn				SMN
ksmo				SMO
ksms				SUM
ksmx				SMX
ksna				SNA
ksnk				SNK
ksnl				SNL
ksns				SNS
ksny				SNY
ksop				SOP
ksow				SOW
kspa				SPA
kspf				SPF
kspg				SPG
kspi				SPI
ksps				SPS
kspw				SPW
ksqi				SQI
ksql				SQL
ksrc				SRC
ksrq				srq
ksrr				RUI
ksrv				SRV
kssc				SSC
kssf				SSF
kssi				SSI
kstc				STC
kste				STE
kstj				STJ
kstk				STK
kstl				stl
kstp				STP
ksts				STS
ksua				SUA
ksud				SUD
ksue				SUE
ksun				SUN
ksus				SUS
ksuu				SUU
ksuw				SUW
ksux				SUX
ksvc				SVC
ksve				SVE
ksvh				SVH
ksvn				SVN
kswf				swf
kswo				SWO
ksww				SWW
ksyi				SYI
ksyn				SYN
ksyr				syr
ksyv				SYV
kszl				SZL
kszp				SZP
kt03				TBC
ktad				TAD
ktbn				TBN
ktbr				TBR
ktcc				TCC
ktcl				TCL
ktcm				TCM
ktcs				TCS
ktdo				TDO
ktdw				TDW
ktdz				TDZ
kteb				TEB
ktex				TEX
ktha				THA
kthm				THM
kthv				THV
ktik				TIK
ktiw				TIW
ktix				TIX
ktkx				KNT
ktlh				tlh
ktlr				TLR
ktma				TMA
ktmb				TMB
ktmk				OTK
ktmt				ASQ
ktnp				TNP
ktnt				TNT
ktnu				TNU
ktnx				XSD
ktoa				TOA
ktoc				TOC
ktoi				TOI
ktol				TOL
ktop				TOP
ktor				TOR
ktpa				tpa
ktpf				TPF
ktph				TPH
ktpl				TPL
ktpo				PTA
ktri				TRI
ktrk				TKF
ktrl				TRL
ktrm				TRM
ktrx				TRX
ktsg				TSG
ktsp				TSP
kttd				TTD
kttn				TTN
ktul				tul
ktup				TUP
ktus				tus
ktvc				TVC
ktvf				TVF
ktvi				TVI
ktvl				TVL
ktwf				TWF
ktx2				NIR
ktxk				TXK
ktye				TYE
ktyl				TYZ
ktyr				TYR
ktys				TYS
ku07				BFG
ku14				NPH
ku34				RVR
ku41				DBS
ku55				PNU
ku64				MXC
ku70				ICS
kuala		GXMkulTGG		
kuantan	KUA			
kubin			KUG	
kubistschek				bsb
kubitscheck				TFL
kubs				UBS
kuching	kch			
kucy				UCY
kudahuvadhoo			DDD	
kudat	KUD			
kudd				UDD
kues				UES
kufra	AKF			
kugaaruk	YBB			
kugb				UGB
kugluktuk	YCO			
kugn				UGN
kuil				UIL
kuin				UIN
kuini			NTT	
kuito	SVP			
kukes	KFZ			
kukf				IKB
kuki				UKI
kukt				UKT
kul				iku
kulhudhuffushi	HDK			
kulik		LKK		
kullu			KUU	
kulm				ULM
kulob			TJU	
kulusuk	KUS			
kulyab	TJU			
kumamoto	KMJ			
kumasi	KMS			
kumejima			UEO	
kunashir		DEE		
kundiawa	CMU			
kungo				CEO
kuni				ATO
kunkle				SQA
kunming	kmg			
kunovice			UHE	
kunsan	KUV			
kunu				UNU
kununurra	KNX			
kunv				SCE
kuopio		KUO		
kuorevesi				KEV
kuos				UOS
kuox				UOX
kupang		KOE		
kuparuk	UUK			
kuqa	KCA			
kuressaare	URE			
kurgan	KRO	kqt		TDK
kuri	KUQ			
kuria	KUC			
kurnool	KJB			
kursk	URS			
kurtz				PFB
kuruman	KMH			
kurumoch			kuf	
kurun				GXM
kushinagar			KBK	
kushiro	KUH			
kushok				IXL
kut				UKX
kuta				UTM
kutaisi	KUT			
kutako				wdh
kuts				HTV
kuujjuaq	YVP			
kuujjuarapik	YGW			
kuusamo	KAO			
kuuu				NPT
kuva				UVA
kuwait		kwi		
kuyga				UKG
kuza				RKH
kvad				VAD
kvay				LLY
kvbg				VBG
kvct				VCT
kvcv				VCV
kvdi				VDI
kvel				VEL
kvernberget	KSU			
kvgt				VGT
kvhn				VHN
kvih				VIH
kvis				VIS
kvji				VJI
kvks				VKS
kvla				VLA
kvld				VLD
kvnc				VNC
kvny				VNY
kvok				VOK
kvps				VPS
kvpz				VPZ
kvqq				VQQ
kvrb				VRB
kvsf				VSF
kvtn				VTN
kvys				VYS
kw05				GTY
kw28				SQV
kw39				RCE
kwajalein	KWA			
kwal				WAL
kway				WAY
kwbw				WBW
kwdg				WDG
kwdr				WDR
kwea				WEA
kwethluk	KWT			
kwhp				WHP
kwigillingok	KWK			
kwjf				WJF
kwld				WLD
kwlw				WLW
kwmc				WMC
kwrb				WRB
kwri				WRI
kwrl				WRL
kwsm				WSM
kwst				WST
kwvi				WVI
kwvl				WVL
kwwd				WWD
kwwr				WWR
kwys				WYS
kx39				KYO
kx63				HUC
kxna				XNA
kxwa				xwa
ky01				UKN
ky31				WBK
kyaukpyu	KYP			
kyauktu	KYT			
kyip				YIP
kyiv	ievkbp			
kykm				YKM
kykn				YKN
kyle			CEY	
kyng				YNG
kyzyl	KYZ			
kz48				BCC
kz93				CZC
kznc				ZNC
kzph				ZPH
kzyl		KZOOKT		
kzzv				ZZV
l		LLVQAQ	AHZbdaOEOOLFSFG	AFOCUBHBGILLMGWmvdNRBOCHONLOREOXPRIHskbSLUtijyhz
la		EDMFONIRJjbqlapLBYlceLCMLGDLOHlpbLPDLPGLPOLRHlrmLSCLSELTTMCJPCOPOCPQERFSsapYAHYARYLQYVCZLT	DSDGJAGMZGUALAQLCLLFRLGTmarMZLnouSPCTCOYGLytmZCO	AGFCDTCLQCOTDIGDROGLJNRRQLSQRCSDESQHSZJVDPXRYYGRYLBZTB
laage				RLG
labasa			LBS	
labe			LEK	
labo			OZC	
labrea	LBR			
labuan	LBU	LBJ		
labuha		LAH		
lac		XLBYLB		FLDYDOZFD
lachin	lhl			
laconia	LCI			
ladd			FBK	
ladner	YDT			
ladouanie			LDO	
ladysmith	LAY			
lae			LAE	
laeso	BYR			
lafaiete				QDF
lafayette	LAFLFT			
lafon				SSD
lafontaine	CVH			
lages	LAJ			
laghouat	LOO			
lago		LGQ	INGOLN	
lagoas				TJL
lagoon				AYLKCLNLG
lagos	los			
lagrange	LGC			
laguardia			LGA	
lague	LCO			
laguindingan	CGY			
laguna			cyrLGF	GJA
lagunas				DON
lahad		LDU		
lahaina	JHM			
lahm				MFD
lahore	lhe			
lahr			LHA	
lai	LTC			vcl
lailai				PTF
lajes	TER			
lake		cwfHIILCHLCQLKPLKYLMY	LELLKVLNHLNNLXVSMETVL	AIZBGQBYSDASDGFDVLELAGBHHTLKCQKIFLJNLKKLMTmwhNMLNRIRIERTLSLBslcSLKWCRWNNXBEXCLXSIXTLYAAYACYADYAXYBKYBOYCKYCMYCRYDFYDJYDLYDUYDWYELYGOYIVYKEYKJYKXYLJYLKYNNYNOYNXYODYOPYPLYPZYQHYRLYRSYTLYVZYWLYYLYZHZPBZPOZRJZSJZWL
lakeba		LKB		
lakefield		BZP	LFP	
lakefront			NEW	BKL
lakehurst	NEL			WRI
lakeland	lal		ARVLKD	
lakenheath	LKZ			
lakeport	CKE			
lakes				BRDDTLMMHYRA
lakeview	LKV			
lakhimpur				IXI
lakselv	LKL			
laku				KFZ
lal			VNS	
lalbenque				ZAO
lalibela	LLI			
lalibella			LLI	
lamap	LPM			
lamar	LAA			CUE
lambarene	LBQ			
lambert				stl
lamen		LNB		
lamerd	LFM			
lamezia		SUF		
lamidanda	LDN			
lampang			LPT	
lampedusa	LMP			
lampson			CKE	
lampung				TKG
lamu	LAU			
lanai		LNY		
lancaster	LNSWJF			
land		LEQ		SGR
lander	LND			
landing				CFHJLAYNLYSAZAC
landivisiau	LDV			
landry				OPL
landvetter				GOT
langebaanweg	SDB			
langeoog	LGO			
langgur		LUV		
langkawi	lgk			
langley	YLY		LFI	
langtang	LTG			
langzhong	LZG			
lankaran	llk			
lann				LRT
lannion	LAI			
lanqi				YKH
lansdowne		YLH		
lanseria			HLA	
lansing	lan			
lanyu			KYD	
lanzarote		ACE		
lanzhou	LHW			
laoag		lao		
lap				hkg
lapa				LAZ
lappeenranta	LPP			
lapu		ceb		
lar	LRR			
laramie	LAR			
larantuka		LKA		
larbi				TEE
laredo	lrd			nld
largeau				FYT
largo				cyomlzOCA
larisa	LRA			
larnaca	lca			
larre				PDU
larrea				ETR
larsen		KLN		
larz	REB			
las		HSHlasLHSLLSlruLSVLVSVGTVTU	BWWCZUELBLCFRHDsdqTTC	SZT
lashio	LSH			
lastourville	LTL			
latacunga	ltx			
latakia	ltk			
lati				tia
latrobe	LBE		TGN	
latur	LTU			
lau				ONU
laucala		LUC		
lauderdale				fllFXE
laughlin			DLFifp	
launceston	LST			
laura			LUU	LUT
laurel	LUL			PIB
laurence			BED	
laurent				LDX
laurinburg			MXE	
lauriston			CRU	
lauro			JOIPFB	
lausanne	QLS			
laut		KBU		
lava				MTV
laval		LVA		
lavan			LVP	
lavenia				NTT
laverton			LVO	
lavl				VLO
lawanti				gmo
lawas	LWY			
lawica				POZ
lawn			LWH	
lawrence	LWCLWM		HTWMWC	bos
lawrenceville	LVLlwvLZU			
lawson			LSF	
lawton	LAW			
lay				PIZ
lazaro		LZC		
lazne				MKA
lbbg				BOJ
lbgo				GOZ
lbia				JAM
lbj			JCY	
lbpd				pdv
lbsf				SOF
lbwn				VAR
lcen				ecn
lclk				lca
lcph				pfo
lcra				AKT
lddu				DBV
ldlo				LSZ
ldos				OSI
ldpl				PUY
ldri				RJK
ldsb				BWK
ldsp				SPU
ldza				ZAG
ldzd				ZAD
le		BAECTTLEHLMELPYLRJLTQ		CETLBGLBIPTPTLNTNF
lea			HOB	AELTJA
leab				ABC
leadville	LXV			
leaf		YLR		
leahy				btv
leal				alc
leam				lei
learmonth			LEA	
leas				OVD
leavenworth				FLV
leba				ODB
lebakeng	LEF			
lebanon	LEB			
lebar				QPG
lebb				BIO
lebel		YLS		
lebg				RGS
lebl				bcn
lebz				BJZ
lecce			LCC	
lech				CDTGDN
leckrone				SLO
leco				LCG
leda				ILD
lee			AIZANPGVL	ARVLBF
leeds	LBA			
leesburg	lee			
leeuwarden	LWR			
leeward			NBW	
lefkada				PVK
leflore				GWO
lefors				PPA
left				AXF
legazpi			drp	
lege				GRO
legionari				TRS
legr				GRX
leguizamo				LQM
leh	IXL			
lehc				HSK
lehigh			abe	
leib				IBZ
leigh			LGH	
leinster			LER	
leipzig	LEJ			
leirvik	SRP			
leite			RAO	RVD
lejr				XRY
lekhwair			LKW	
leknes	LKN			
lellang				LGL
leln				LEN
lelo				RJL
lelystad	LEY			
lemd				mad
lemg				AGP
lemh				MAH
lemhi			SMN	
lemi				rmu
lemmon	LEM			
lemo				OZP
lemoore	NLC			
lempira				PEU
lenawee			ADG	
lencero				JAL
lencois	LEC	QGC		
lengeh				BDH
lengpui			AJL	
lennon				LPL
lensk	ULK			
lenskiy		TLK		
leo	XLU			
leobardo				zcl
leon	LEN		LBV	lapMVPPPN
leonard				TBNYSL
leonardo			fco	CZE
leonardtown	LTW			
leonora	LNO			
leopold			dkr	
leopoldina	LEP			
leos				OSR
lepa				PMI
lepp				PNA
lereh		LHI		
leribe	LRB			
lerl				cqm
leros		LRS		
lers				REU
lert				ROZ
lerwick	LSILWK			
les		CYALSOLSS	GBJ	CMFEDM
lesa				SLM
lesage				yqb
leshan	LSGWNJ			
leshukonskoye	LDG			
leso				EAS
lesobeng	LES			
lesquin				LIL
lest				SCQ
lesu				LEU
letfotar			MOM	
lethbridge	YQL			
lethem	LTM			
leticia	let			
letl				TEV
leto				TOJ
letourneau				TOC
lettsome				eis
leuchars				ADX
levaldigi				CUF
levc				VLC
levd				VLL
level				YOJ
levt				VIT
levuka			LEV	
levx				VGO
lewis			LOT	CDKGRFMCBTCMTDOYFX
lewisburg	LWB			
lewiston	LWS			LEW
lewistown	LWT			
lexington	LEXLXN			
lexj				SDR
lezg				ZAZ
lezl				SVQ
lfab				DPE
lfac				CQF
lfaq				BYF
lfat				LTQ
lfba				AGF
lfbd				BOD
lfbe				EGC
lfbg				CNG
lfbh				LRH
lfbi				PIS
lfbk				MCU
lfbl				LIG
lfbn				NIT
lfbo				TLS
lfbp				PUF
lfbt				LDE
lfbu				ANG
lfbx				PGX
lfbz				BIQ
lfcc				ZAO
lfci				LBI
lfck				DCM
lfcr				RDZ
lfcy				RYN
lfdn				RCO
lfey				IDY
lfga				CMR
lfgj				DLE
lfhm				MVV
lfho				OBS
lfhp				LPY
lfhs				XBK
lfhu				AHZ
lfhy				XMU
lfjl				ETZ
lfjr				ANE
lfkb				BIA
lfkc				CLY
lfkf				FSC
lfkj				AJA
lfko				PRP
lfks				SOZ
lfkx				MFX
lfla				AUF
lflb				CMF
lflc				CFE
lfld				BOU
lflj				CVF
lfll				LYS
lfln				SYT
lflo				RNE
lflp				NCY
lfls				GNB
lflu				VAF
lflv				VHY
lflw				AUR
lflx				CHR
lfly				LYN
lfma				QXB
lfmd				CEQ
lfmh				EBU
lfmk				CCF
lfml				MRS
lfmn				NCE
lfmp				PGF
lfmq				CTT
lfmr				BAE
lfmt				MPL
lfmu				BZR
lfmv				AVN
lfna				GAT
lfnb				MEN
lfnc				SCP
lfob				BVA
lfoe				EVX
lfoh				LEH
lfok				XCR
lfoo				LSO
lfop				URO
lfot				TUF
lfou				CET
lfov				LVA
lfoz				ORE
lfpb				LBG
lfpc				CSF
lfpg				cdg
lfpn				TNF
lfpo				ORY
lfpt				POX
lfpv				VIY
lfqg				NVS
lfqq				LIL
lfqt				HZB
lfrb				BES
lfrc				CER
lfrd				DNR
lfre				LBY
lfrf				GFR
lfrg				DOL
lfrh				LRT
lfri				EDM
lfrj				LDV
lfrk				CFR
lfrm				LME
lfrn				RNS
lfro				LAI
lfrq				UIP
lfrs				NTE
lfrt				SBK
lfru				MXN
lfrv				VNE
lfrz				SNR
lfsb				BSL
lfsd				DIJ
lfsf				MZM
lfsg				EPL
lfsl				BVE
lfsn				ENC
lfsr				RHE
lfst				SXB
lfsz				VTL
lfth				TLN
lftw				FNI
lftz				LTT
lfvm				MQC
lfvp				FSP
lgad				PYR
lgag				AGQ
lgal				AXD
lgat				HEW
lgav				ath
lgbl				VOL
lghi				JKH
lghl				PKH
lgik				JIK
lgio				IOA
lgir				her
lgka				KSO
lgkc				KIT
lgkf				EFL
lgkj				KZS
lgkl				KLX
lgko				KGS
lgkp				AOK
lgkr				cfu
lgks				KSJ
lgkv				kva
lgky				JKL
lgkz				KZI
lgle				LRS
lglm				LXS
lglr				LRA
lgmk				JMK
lgml				MLO
lgmt				mjt
lgnx				JNX
lgpa				PAS
lgpl				JTY
lgpz				PVK
lgrp				RHO
lgrx				GPA
lgsa				chq
lgsk				JSI
lgsm				SMI
lgso				JSY
lgsp				SPJ
lgsr				JTR
lgst				JSH
lgsy				SKU
lgts				skg
lgza				ZTH
lhasa	LXA			
lhbp				bud
lhdc				deb
lhl				lhl
lhok		LSWLSX		
lhpp				PEV
lhpr				qgy
lhsm				sob
lhta				TZR
lhud				QZD
lian				OHE
liang				LLV
liangia	GEF			
liangjiang				kwl
liangping	LIA			
lianshui			HIA	
lianshulu			LHU	
lianyungang	LYG			
liap				QAQ
liard				YJF
libby				FHU
libc				CRV
libd				bri
libenge	LIE			
liberal	LBL			
liberia	lir			
libertador			PSS	
liberty				ewr
libf				FOG
libg				TAR
libn				LCC
libo				LLB
libp				psr
libr				BDS
libres				AOL
libreville	LBV			
lic			CLQ	
lica				SUF
licb				CIY
licc				CTA
licd				LMP
licenciado			mexMIDpvrtlcUPN	
licg				PNL
lichinga	VXC			
licin				BTW
licj				PMO
lick				FRH
licr				REG
lict				TPS
licz				NSY
lidb				BLX
lidkoping	LDK			
lidr				RAN
liea				AHO
lied				DCI
liee				CAG
liege	LGG			
lien			DLI	
lieo				OLB
liepaja	lpx			
lier				FNU
liet				TTB
lifou	LIF			
lifuka	HPA			
lightning			LHG	
lihue	LIH			
lijiang	LJG			
likoma		LIX		
lilabari	IXI			
lille		LIL		
lilongwe	llw			
lim				RZP
lima	AOHlim			
limbang	LMN			
limbunya			LIB	
limc				mxp
lime		LMRLVD		BGY
limeira	QGB			
limestone	liz			
limf				trn
limg				all
limj				GOA
liml				LIN
limnos		LXS		
limoges		LIG		
limon	LIC		lio	
limp				PMF
limpopo			TLD	
limw				AOT
limz				CUF
linares	ZLR			
linate			LIN	
lincang	LNJ			
lincoln	LNK			AFOPLOSPI
lindbergh				INW
lindeman		LDC		
linden	LDJ			
linder				lal
lindi	LDI			
lindu			LDS	
linfen	LFQ			
linggau				LLJ
lingling			LLF	
link				BGM
linkoping	LPI			
lins	LIP			
linton		HRT		
linua				TOH
linyi	LYI			
linz	LNZ			
lions				ORI
lipa				AVB
lipb				BZO
lipe				BLQ
liperi				JOE
lipetsk	LPK			
liph				TSF
liping				HZH
lipjan	prn			
lipk				FRL
lipo				VBS
lippstadt				PAD
lipq				TRS
lipr				rmi
lipx				VRN
lipy				AOI
lipz				VCE
liql				LCV
liqs				SAY
lira				CIA
lirf				fco
liri				QSR
lirj				EBA
lirn				nap
lirp				psa
lirq				FLR
lirs				GRS
lirz				PEG
lisa				FOG
lisala	LIQ			
lisandro				CAW
lisboa				NOV
lisbon	LIS			
lisburne				LUR
lishe				ngb
lismore	LSY			
liszt				bud
little		LITLYBZGR	LRF	
liupanshan				GYU
liupanshui	LPF			
liuzhou	LZH			
livengood	LIV			
livermore	LVK			
liverpool	LPL			
livingston	LVM			
livingstone	LVI			
liz				FBL
lizard			LZR	
ljlj				LJU
ljmb				MBX
ljpz				POW
ljubljana	LJU			
lkcs				JCL
lkku				UHE
lkkv				klv
lkmr				MKA
lkmt				OSR
lkol				OLO
lkpd				PED
lkpo				PRV
lkpr				PRG
lktb				BRQ
lkvo				VOD
lkza				ZBE
llabanere				PGF
llanos				ABC
llbg				tlv
llbs				BEV
lleida	ILD			
ller				ETM
lleras				SOX
lley				EIY
llha				hfa
llib				RPN
llks				KSW
llmr				MIP
llmz				MTZ
llnv				VTM
lloyd				SNY
lloydminster	YLL			
llyt				YOT
lmml				MLA
loa				CJC
loakan			BAG	
lobato				dil
lobito	LLT			
locarno			ZJI	
lock	LOC	LHV		
locka				OPF
lockhart			IRG	
locks				bdlCZK
lodge				ASSJJMKHWMREOKUTLDYAD
lodja	LJA			
lodwar	LOK			
lodz	LCJ			
loei			LOE	
logan	LGU			bilbos
logistics				VCV
logrono	RJL			
loh		TOH		
loih				HOH
loikaw	LIW			
loire				ANETUF
loja				LGQ
lok			PAT	
lokichoggio	LKG			
lokpriya			gau	
lolland		MRW		
lombok				lop
lome	LFW			
lomitas				LLS
lompoc	LPCVBG			
londolovit	LNV			
londolozi	LDZ			
london	BQHLCYLGWLHRLOZLTNNHTSTNYXU			ELSGON
londrina	LDB			
lone		LNR		
lonely	LNI			
lonesome			LNP	
long		GSALBWLGBLGLLKHLPULSMLSUODN	ISP	YAZ
longana	LOD			
longdongbao			KWE	
longjia			CGQ	
longnan	LNL			
longreach	LRE			
longueuil	YHU			
longvic				DIJ
longview	GGG			
longyan	LCX			
longyear				LYR
longyearbyen	LYR			
lonorore	LNE			
lontras	LOI			
lookout				MZEYXL
loop				USL
lopes				RAO
lopez	LPS			BUNCCORIBtlcUPNVUP
loralai	LRG			
lorca				GRX
lord		LDH		
lordsburg	LSB			
lorenzo			MXQ	
loreto	lto			
lorient		LRT		
loring			liz	
lorraine			LOA	ETZ
los		LAMlaxlmmLOBLRVLSLLSNLSQWHP	BHAMTRRVEsjd	ABCAOLCPCcyrRDS
losinj	LSZ			
lossiemouth	LMO			
losuia	LSA			
lotfi				CBH
lott				pgl
lotus		LTV		
loudes				LPY
louis		LCD	msy	ALNBLVCPSERVMLHmrustlSUSXLS
louisa	LOW			
louisburg	LFN			
louisville	LMSLOUsdf			
loulan				RQA
loup				YRI
lourdes		YBX		LDE
lourenco				SQYSSO
louverture				pap
love				DALPRC
loveland				FNL
lovell			CHA	
lovelock	LOL			
low				SOW
lowai	LWI			
lowcountry			RBW	
lower		JEK		OYL
lowg				GRZ
lowi				INN
lowk				KLU
lowl				LNZ
lowndes				UBS
lows				SZG
loww				vie
loyengalani	LOY			
loyola				JOI
lpaz				SMA
lpbg				BGC
lpbj				byj
lpcr				CVU
lpcs				CAT
lpfl				FLW
lpfr				FAO
lpgr				GRW
lphr				HOR
lpla				TER
lpma				FNC
lppd				PDL
lppi				PIX
lppm				PRM
lppr				OPO
lpps				PXO
lppt				LIS
lpsi				SIE
lpsj				SJZ
lpvr				VRL
lpvz				VSE
lqbk				bnx
lqmo				omo
lqsa				sjj
lqtz				tzl
lrar				arw
lrbc				BCM
lrbm				BAY
lrbs				bbu
lrbv				ghv
lrck				cnd
lrcl				clj
lrcs				CSB
lrcv				CRA
lria				IAS
lrod				omr
lrop				otp
lrrs				CZFEHMLURPIZSVWTLJTNCUTO
lrsb				sbz
lrsm				SUJ
lrsv				SCV
lrtc				TCE
lrtm				tgm
lrtr				TSR
lsg				LSG
lsgg				gva
lsgl				QLS
lsgn				QNC
lsgs				SIR
lsme				EML
lsmi				ZIN
lsmp				VIP
lsza				LUG
lszb				BRN
lszc				BXO
lszg				ZHI
lszh				ZRH
lszl				ZJI
lszr				ACH
lszs				SMV
lt			OIC	
ltac				esb
ltad				ANK
ltaf				ADA
ltag				UAB
ltah				AFY
ltai				ayt
ltaj				gzt
ltal				KFS
ltan				KYA
ltap				MZH
ltaq				SSX
ltar				VAS
ltas				ONQ
ltat				MLX
ltau				ASR
ltaw				TJK
ltay				DNZ
ltaz				nav
ltba				isl
ltbd				CII
ltbe				BTZ
ltbf				BZI
ltbg				BDM
ltbh				CKZ
ltbi				ESK
ltbj				adb
ltbl				IGL
ltbo				USQ
ltbq				KCO
ltbr				YEI
ltbs				dlm
ltbu				TEQ
ltbv				BXN
ltby				AOE
ltbz				KZR
ltca				EZS
ltcb				OGU
ltcc				DIY
ltcd				ERC
ltce				erz
ltcf				KSY
ltcg				tzx
ltch				SFQ
ltci				VAN
ltcj				BAL
ltck				MSR
ltcl				SXZ
ltcm				NOP
ltcn				KCM
ltco				AJI
ltcp				ADF
ltcr				MQM
ltcs				GNY
ltct				IGD
ltcu				BGG
ltcv				NKT
ltcw				YKO
ltda				HTY
ltdb				cov
ltfc				ise
ltfd				EDO
ltfe				bjv
ltfg				GZP
ltfh				SZF
ltfj				saw
ltfk				GKD
ltfm				IST
ltfo				RZV
lts			RDN	
luanda	LADnbj			
luang		lpqLXG		
luau	UAL			
lubang			LBX	
lubango	SDD			
lubbock	lbbREE			
lubeck	LBC			
lubl				bzy
lublin	LUZ			
lubuk		LLJ		
lubumbashi	fbm			
lucapa	LBZ			
lucas		LVR		csw
lucca	LCV			
lucenec	LUE			
lucia				NLU
lucio				rex
lucknow	lko			
luderitz	LUD			
ludhiana	hwrLUH			
ludington	LDM			
luena	LUO			
lufkin	LFK			
lugano	LUG			
luganville	son			
luhansk	vsg			
luis			sju	ALSesgIPILUQSBPSIGslpslzTUA
luiz				ssa
luiza	LZA			
luka				bnx
luke			LUF	
luki				VLU
lukk				rmo
lukla	LUA			
lukou				NKG
lukulu	LXU			
lulea	LLA			
lumban				FLZ
lumberton	LBT			
lumbo	LFB			
lumi	LMI			
lumid		LUB		
lumpur				kul
lungi			fna	
lunken				LUK
luova				SCZ
luoyang	LYA			
luozi	LZI			
luperon				pop
luqa	MLA			
luqiao				HYN
lusaka	lun			
lusambo	LBO			
lusanga	LUS			
lushan				JIU
lusk	LSK			
luton				LTN
lutselk		YSG		
lutsk	UCK			
luwok		LUW		
luxembourg	lux			
luxeuil	VTL			
luxi	LUM			
luxor	lxr			
luz				fln
luzamba	LZM			
luzhou	LZO			
lviv	lwo			
lwoh				OHD
lwsk				skp
lxgb				GIB
lyaylyakul	OMN			
lybe				BEG
lybr				IVG
lybt				BJY
lycksele			LYC	
lydd	LYX			
lynch				HCW
lynchburg	LYH			
lynden			nas	
lyndhurst	LTP			
lyndonville	LLX			
lyni				INI
lynn		YYL		
lyns				QND
lyon	LYSQXB	LYN		
lyons	LYO			
lypg				TGD
lysias				CLNPMW
lytv				TIV
lyudao	GNI			
lyuz				UZC
lyva				QWV
lyzr				ZRE
lz				APH
lzib				BTS
lzkz				KSC
lzlu				LUE
lzpp				PZY
lzpw				POV
lzsl				SLD
lztt				TAT
lzzi				ILZ
m		MBC	BTSMKImvbPLK	bfnbgfCRTdayLBVOLFSTSTALYMJYTS
ma				BMV
ma53				UWA
maa			AHA	
maafaru	nmf			
maalaiskunta				JYV
maamigili	vam			
maastricht	MST			
maavaarulaa			RUL	
mabaruma	USI			
mabuiag		UBB		
mac				ISP
macae	MEA			
macapa	MCP			
macapagal				crk
macara	MRR			
macas	XMS			
macau			mfm	
macaza				ytm
macdill			MCF	
macdonald			MNW	yow
macedonia				skg
maceio	MCZ			
macenta	MCA			
maceo				scu
machado				slz
machala	MCH			
mackall			HFF	
mackay	MKY			HZPJHLYFI
mackinac		MCD		
macmillan		XMP		
macomb	MQB			
macon	MACMCN			
macquarie				PQQ
mactan			ceb	
madang	MAG			
madeira			FNC	
madeleine				YGR
madera	MAE			
madhi				TGR
madison	DXEMDNMSNXMD			FMSRXE
madivaru	LMV			
madras	MDJ			
madrid	madTOJ			CLQ
madryn				PMY
madura				SUP
madurai	IXM			
mae		PYY	HGNMAQ	
maestra				MZO
maestro			STM	
maewo		MWF		
mafeking	mbd			
mafeteng	MFC			
mafia		MFA		
mafra	QMF			
mafraq	OMF			
magadan	GDX			
magalhaes				ssa
magan	GYG			
magangue	MGN			
magas	IGT			
magdagachi	GDG			
magdalena	MGD			
magdeburg	CSO			
magee				LOZ
magenta				GEA
magheraus				BAY
magic				TWF
magliocco				CIY
magnet				MMG
magnitogorsk	mqf			
magnolia	AGO			
magny				YEY
magway	MWQ			
mahamaya				AHA
mahanoro	VVB			
maharana			UDR	
maharishi			ayj	
mahdia	MHA			
mahe		sez		
mahlon			EUG	
mahmud				PLMTGG
mahon				HCA
mahshahr			MRX	
mai				cnx
maiana	MNK			
maicao				MCJ
maiduguri	miu			
maijishan				THQ
maikoor		BJK		
maimana			MMZ	
maimun			SBG	
main				fra
maine				OWK
maintirano	MXT			
maio			MMO	
maiquetia			CCS	
maisi	UMA			
maiten				EMX
maitland			MTL	
majalengka				kjt
maji	TUJ			
majiadu				ZSP
major			QAKVAG	
majors			GVT	
majuro		maj		
mak				BAO
makabana	KMK			
makemo			MKP	
makhachkala	MCX			
makin		MTK		
makkovik	YMN			
makokola				CMK
makokou	MKU			
makou	IMQ			
makoua	MKJ			
maks			POE	
maktoum				dwc
makung		MZG		
makurdi	MDI			
malabang	MLP			
malabo	SSG			
malacca	MKZ			
malad		MLD		
malaga	AGP			
malakal	MAK			
malal				HOS
malamala	AAM			
malang		MLG		
malanje	MEG			
malargue	LGS			
malatya	MLX			
malawi				CEH
malay	MPH			
malda	LDA			
malden	MAW			
maldonado				pem
male	mleMUM			
malek				dav
malekula		SWJ		
malelane	LLE			
mali			ARD	
maliana	MPT			
malikus			LSW	
malindi	MYD			
mallacoota			XMC	
mallam			kan	
mallorca				PMI
malmo	MMX			
malo				DNR
malolo		PTF		
malpensa			mxp	
malselv	BDU			
malta	MLK			
malvinas			USH	ROSTDL
mamburao			MBO	
mamfe	MMF			
mammoth		MMH		
mamore				SRD
mamuju		MJU		
man			MJC	IOMMMN
mana		MNF		
manado		MDC		
managua	mga			XQP
manakara			WVK	
manali				KUU
manama	bah			
mananara		WMR		
mananjary			MNJ	
manapouri			TEU	
manas			bsz	
manassas				MNZ
manatee			MZE	
manaung	MGU			
manaus	maoPLL			
manchester	MANMHTWFD			
manching	IGS			
manco				jul
manda			LAU	
mandabe	WMD			
mandalay	mdl			
mandelieu				CEQ
mandera	NDE			
mandinga			COG	
mandora	MQA			
mandritsara	WMA			
mangaia		MGS		
mangalore	ixe			
mangham				OCH
mangla	XJM			
manglona				roptiq
mangole		MAL		
mangosuthu				ULD
mangrove		MAY		
mangshi			LUM	
manguna	MFO			
manhattan	MHK			
manicore	MNX			
manihi			XMH	
manihiki		MHX		
maniitsoq	JSU			
manila	mnlMXA			
manimba				MSM
maningrida	MNG			
manis				TGC
manistee	MBL			
manistique	ISQ			
manitoulin			YEM	YZE
manitouwadge	YMG			
manitowaning	YEM			
manitowoc	MTW			
maniwaki	YMW			
manizales	MZL			
manja	MJA			
manjimup			MJP	
mankato	MKT			
manley		MLY		kin
manners			MFP	
mannheim	MHG			
mano			ajy	
manohar			gox	
manokotak	KMO			
manokwari		MKW		
manono	MNO			
mans				LME
mansa	MNS			
mansfield	MFD			
mansiysk				HMA
manta	mec			
mante				MMC
manteo	MEO			
manti	NTJ			
mantilla				TUA
manuel			lapMZA	BYMchxMCHMIDpzortb
manurewa	AMZ			
manuripi				PUR
manville	JVI			
manyara				LKY
manzanillo	MZOzlo			
manzhouli	NZH			
manzini	MTSSHO			
mao	AMO			
maota	MXS			
maotai				WMT
mapun	CDY			
maputo	MPM			
maquinchao	MQD			
mar		mdq		KNANNMVAP
mara			MRE	
maraba	MAB			
maracaibo	mar			
maracay	MYC			
maradi	MFQ			
maragheh	ACP			
marais				GRM
marakei	MZK			
marana	AVWMZJ			
maranggo			TQQ	
marathon	mthYSP			
maratua		RTU		
marau	RUS			
marble		MYH	MBB	
marcano				ICC
marce				ANE
marcel				CHR
marcelo			AIF	
march			RIV	
marcillac				RDZ
marck	CQF			
marco		MRK		RELVCE
marcona				SJA
marcos			pac	DBM
mardin	MQM			
mare	MEE			BAYSCVSUJ
mareb	MYN			
marechal			CGBslz	
mareeba			MRG	
marfa	MRF			
margaret			cbqMGVMQZ	
margarita				pmv
margate	MGH			
marham	KNF			
maria			brxLSQNZC	AJUBWWesggymMAZmdeMRRRIASMASMGSMXTGI
mariana			GAO	
mariani				BMS
mariano				CVJmty
marianske		MKA		
maribo				MRW
maribor			MBX	
marie				ciuSMSSSMYAM
mariehamn			MHQ	
mariensiel				WVN
marietta	MGE			
marigot	DOM			
marilia	MII			
marin				sju
marina	OAR	EBA		
marinduque			MRQ	
marine				IWK
maringa	MGF			
maringe				FRE
marino				pmv
mario			MOCUBA	
marion	MNNMWAMZZ		APTFLPHABMXD	NGF
maripasoula	MPY			
mariposa	RMY			
mariquita	MQU			
maris				SML
mariscal		esg	CUE	MYCUIO
mariupol	mpw			
marka				adj
markovo	KVM			
marks	MMS			
marla			MRP	
marlboro			BTN	
marmul	OMM			
maroantsetra			WMN	
maroni				LDX
maroochydore	MCY			
maroua	MVR			
marqua	MQE			
marques				CQS
marquette	MQT			
marquez				lap
marrakech	RAK			
marree			RRE	
mars				LRJ
marsa		rmf	LMQ	
marsabit	RBT			
marseille	MRS			
marsh		mhh		TNM
marshal				YMJ
marshall	ASLMHLMLLMML		FRI	bwi
marshalltown	MIW			
marshfield	MFI			
marta				smr
martha			MVY	
marti				hav
martin			MTNsla	CNUCPCJSMPSSsxmTNM
martinez				RIHtruWPR
martinique			fdf	
martins				for
martinsburg	MRB			
marudi	MUR			
mary	MYP	YMH		ISCKSMLTW
maryborough			MBH	
marys				STQ
marysville	BABMYV			
masada	MTZ			
masai		MRE		
masamba		MXB		
masasi	XMI			
masbate	MBT			
maseru	msu			
mashhad	mhd			
masi		MSM		
masindi	KCU			
masirah	MSH			
masoko				KIY
mason		MCW	LDM	
massawa	msw			
massena	mss			
masset	ZMT			
massira				AGA
masslo	MZX			
masterton	MRO			
masuda	IWJ			
masvingo	mvz			
mata			NFO	IZA
matadi	MAT			
matagami	YNM			
mataiva			MVT	
matak		MWK		
matam	MAX			
matamata			MTA	
matamoros	mam			CVJ
matane	YME			
matanzas	VRO			
matanzima				UTT
mataram	lop			
matari			IRP	
mataveri			IPC	
matecana			pei	
matei	TVU			
mateos				tlc
material				RCU
mateus				SBJ
mather				MHR
mathis				SJT
mathurin				RRG
mati			MXI	
matias				MQK
matienzo				TUC
matimba				ELL
matmata				gae
matruh				MUH
matsaile	MSG			
matsapha			MTS	
matsu			LZNMFK	
matsumoto	MMJ			
matsuyama	MYJ			
mattala			hri	
mattannur	cnn			
matthew		IGA		
matthews		MWJ		
mattoon		MTO		
matupa	MBK			
maturin			MUN	
mau				CAH
maues	MBZ			
mauke		MUK		
maumere		MOF		
maun	MUB			
maupertus				CER
maupiti			MAU	
maury			MRC	
maverick			egp	
mawlamyine	MNU			
max				ONA
maxfield				NEL
maximo			AVI	
maxson			AXB	
maxton	MXE			
maxwell			MXF	OCN
may		MYK		WWD
maya			BZV	frsUMS
mayaguana	MYG			
mayaguez	MAZ			
mayajigua	MJG			
maygatka			GVN	
mayi				MJM
mayo	YMA			PUUROY
mayor			CJAstd	LUQ
mayport	NRB			
mayumba	MYB			
mazamari	MZA			
mazamet				DCM
mazar			MZR	
mazatlan	mzt			
mazury				SZY
mbakwe				qow
mbala	MMQ			
mbambanakira	MBU			
mbandaka	MDK			
mbanza		SSY		
mbarara	MBQ			
mbeya	MBI			
mbgt				gdt
mbmc				MDS
mbnc				NCA
mboki	MKI			
mboliasa				KRZ
mbpi				PIC
mbpv				PLS
mbs			mbs	
mbsc				XSC
mbsy				SLX
mbuji		MJM		
mc		MCBMCGMCKmfeMLCMPRMQWMYLRNC	CLDIABMCCMCLMMTTYSWRI	CECCMYHCA
mcaf				NYG
mcallister				YKM
mcarthur		MCV		
mcas				NGFNKXyum
mccarthy	MXY			
mccartney				gdt
mcchord			TCM	GRF
mccurdy				YQY
mcdonald				NRB
mcewen				YMJ
mckinley		MCL		
mckinney				MZZ
mcminn			MMI	
mcmurray				NMLYMM
mcnary			SLE	
mcpherson				ZFM
mcwatters	YUY			
mdab				EPS
mdbh				brx
mdcr				CBJ
mdcy				azs
mdcz				COZ
mdjb				jbq
mdlr				lrm
mdpc				puj
mdpp				pop
mdsd				sdq
mdst				sti
me16				liz
meacham				ftw
meade				FME
meadow		YLJ		
meadows			BFL	YPK
meadville	MEJ			
meain				IIA
mecheria	MZW			
medan		knoMES		
medellin	EOH			
medford	MDFmfr			
medgar				jan
medicine		YXH		
medina	MED			
medis				RYN
mediterranee				MPL
meekatharra			MKR	
mefford			TLR	
megeve			MVV	
meghauli	MEY			
mehamn	MEH			
mehrabad			thr	
meilan				hak
meixian	MXZ			
mejia				TRB
mekambo	MKB			
mekele			MQX	
meknes	MEK			
mekoryuk	MYU			
mel				HRM
melangguane			MNA	
melbourne	AVVMBWmelmlb		MEB	
melchor		MCR		
melen				VAN
melfa	MFV			
melilla		MLN		
melio			QID	
mellal				BEM
melle	GDI			
melo	mlz			
melville			DOM	
memanbetsu			MMB	
memmingen	FMM			
memorial			HOT	ACKAIZARVASXATKBKWBPIBRWBUMBXACLRCMXCSVDFIDWHEATEDKegpGDWGFLGVLHTLIANJEFKNTLHVMHLMIFMTONLEOCNOFKORVOTZOWDPTNPUBRNCrrtsbmSIKSPASTJSUNTALTDOVRSYCEYCR
memphis	mem			AWMNQA
mena	UMZ			
menara			RAK	
mencos				MCR
mende	SCP	MEN		
mendeleyevo			DEE	
menderes				adb
mendez				cvm
mendi	NDM		MDU	
mendivil				AYP
mendoza	MDZ			ORURIM
menezes				JDO
menggala		AKQ		
menier				YPN
menominee	MNM			
menongue	SPP			
menorca		MAH		
menyamya	MYX			
mer				BBV
mera				PTZ
merah				TMH
merauke		MKQ		
merced	MCE			
mercedes	MDX			
mercedita			PSE	
mercer			BLF	TTN
mercury	DRA			
merdei		RDE		
meribel			MFX	
merida	MIDMRD			
meridian	MEI			
meridional				OBS
merignac				BOD
merimbula	MIM			
merino				scl
merkez				BZI
merle			CDV	
merlo	rlo			
merluna			MLV	
merlyn				YHY
merowe	MWE			
merrie				NMR
merrill	RRL		MRI	
merritt	YMB	COI		
mersa		MUH		
mersing	MEP			
mertarvik	WWT			
merty			RTY	
meru		JJM		
merville		HZB		
merzbruck				AAH
merzifon				MZH
mesa	MSC		AZAKIC	sap
mesquite	MFH			
messali				TLM
messaoud				HME
messina				MEZ
metema	ETE			
metro			MTX	BJCBTRCAECEFDTWSCK
mettel			CEV	
metz		ETZMZM		
meucon				VNE
mexicali	mxl			
mexico		mex		
meythet				NCY
mfuwe	MFU			
mgcb				CBV
mgcq				CIQ
mgcr				CMM
mgct				CTF
mgdl				DON
mggt				GUA
mght				HUG
mgmm				MCR
mgpb				PBR
mgpc				PCG
mgpg				PKJ
mgpp				PON
mgqc				AQB
mgqz				AAZ
mgrb				RUV
mgrd				LCF
mgrt				RER
mgsj				GSJ
mgtk				frs
mhah				AHS
mhca				CAA
mhcs				CYL
mhcu				CDD
mhea				OAN
mhgs				GAC
mhir				IRN
mhju				JUT
mhlc				lce
mhlm				sap
mhnj				GJA
mhpc				PCH
mhpl				PEU
mhpr				xpl
mhro				rtb
mhru				RUY
mhte				TEA
mhtg				tgu
mhtj				TJI
mhut				UII
mia				MJK
miami	miaMIOOPFTMBTNT		OXD	
miandrivazo			ZVA	
mianwali	MWD			
mianyang	MIG			
miau				GSA
michael			DPG	SMK
michel				YGP
michelena				vln
micheles				OLC
michigan		MGC		BEH
mid			PKBPSBSRW	GLHLBL
midamerica				BLV
midcoast				LIY
middle		MDS	MCN	
middlemount			MMM	
middleton		MDO		
middletown	MWO			
midland	mafMDD			
midlands				EMA
midrand	GCJ			
midway		MDY		mdw
mifflin			RED	
migalovo			KLD	
miguel				CLQgdlICCPILslaSQMSQXTUC
mihail			cnd	
miho			YGJ	
mike				YEV
mikkeli	MIK			
mikonos			JMK	
mil				UMI
milan	LINmxp			GNT
milas			bjv	
mildenhall	MHZ			
mildred				NML
mildura	MQL			
mile				ZMH
miles		MLS	WLE	
miley			BPI	
milford	MLF		MFN	
mili		MIJ		
milingimbi		MGT		
military				HBT
millard			MIQ	
milledgeville	MLJ			
miller			VTN	TPL
millicent			MLR	
millington	NQA			
millinocket	MLT			
millville	MIV			
milos		MLO		
milton	NSE			HTS
milwaukee	mkeMWC			
mina				MCJtam
minacu	MQH			
minami			MMDMUS	
minangkabau			PDG	
minas				POJ
minatitlan	MTT			
minch				AMH
minchumina	LMA			
minden	MEV			
mindik	MXK			
mindiptana		MDP		
mine				CKWDGDLMRMCVOSORHN
mineral		MWL		
mineralnyye		MRV		
mineta			sjc	
minggang				XAI
minh				sgn
minhad				NHD
ministro			ezenvt	
minlaton			XML	
minna	MXJ			
minneapolis	FCMMICmsp			
minneriya			HIM	
minnesota				MML
minnipa			MIN	
minnville				RNC
minocqua		ARV		
minot	MIBmot			
minsk	msq			
minter				MIT
minto	MNT			
minute			MMN	
minvoul	MVX			
miquelon	MQC			
mirabel	YMX			
mirador				PUX
miraflores	MFS			
miralwyn			MWY	
miramar	MJR		NKX	
miramare				rmi
miramichi	YCH			
mirecourt				EPL
miri	MYY			
mirim				GJM
mirny	MJZ			
mirpur		SKZ		
misawa	MSJ			
misima		MIS		
misrata	mra			
mission			LVM	BPFFNEKTSKYIRSHSILWTPXYR
mississauga	yyz			
missoula	MSO			
mitchell	MHE	MIH	MTQ	BQUHNCmke
mitiaro		MOI		
mitiga			MJI	
mitu	MVP			
mitzpe		MIP		
miyakejima	MYE			
miyako		MMY		
miyazaki	KMI			
mizan		MTF		
mkbs				OCJ
mkeik	MGZ			
mkjp				kin
mkjs				mbj
mkkj				POT
mkng				NEG
mktp				KTP
mkuze	MZQ			
mlh				MLH
mmaa				aca
mmabatho			mbd	
mman				ntr
mmas				agu
mmbt				hux
mmca				CNA
mmcb				CVJ
mmcc				acn
mmce				cme
mmcg				NCG
mmcl				cul
mmcm				ctm
mmcn				cen
mmco				CJT
mmcp				cpe
mmcs				cjs
mmct				cza
mmcu				cuu
mmcv				cvm
mmcy				CYW
mmcz				czm
mmda				CUA
mmdm				MMC
mmdo				dgo
mmep				TPQ
mmes				ESE
mmgl				gdl
mmgm				gym
mmgr				GUB
mmhc				TCN
mmho				hmo
mmia				CLQ
mmim				ISJ
mmio				slw
mmit				IZT
mmja				JAL
mmjc				AZP
mmlc				LZC
mmlm				lmm
mmlo				bjx
mmlp				lap
mmlt				lto
mmma				mam
mmmd				MID
mmmg				MUG
mmml				mxl
mmmm				mlm
mmmt				MTT
mmmv				lov
mmmx				mex
mmmy				mty
mmmz				mzt
mmng				nog
mmnl				nld
mmox				oax
mmpa				PAZ
mmpb				pbc
mmpe				ppe
mmpg				pds
mmpl				PCO
mmpn				UPN
mmpq				pqm
mmpr				pvr
mmps				pxm
mmqt				QRO
mmrx				rex
mmsc				SZT
mmsd				sjd
mmsf				sfh
mmsl				csw
mmsm				NLU
mmsp				slp
mmtc				trc
mmtg				tgz
mmtj				tij
mmtl				tqo
mmtm				tam
mmtn				TSL
mmto				tlc
mmtp				tap
mmtx				WIX
mmun				cun
mmva				vsa
mmvr				ver
mmzc				zcl
mmzh				zih
mmzm				ZMM
mmzo				zlo
mnbl				BEF
mnbz				BZA
mnci				RNI
mnmg				mga
mnng				NVG
mnpc				PUZ
mnrt				RFS
mnsc				NCR
mnsi				SIU
mnwp				WSP
mo		MQN		
moa	MOA			
moab	CNY			
moabi	MGX			
moala	MFJ			
moanamani		ONI		
moanda	MFF			
moba	BDV			
moberly	MBY			
mobile	bfmMOB			
mobridge	MBG			
mochis				lmm
mocimboa		MZB		
mococa	QOA			
mocopulli			MHC	
modesto	MOD			
modiano				BZC
modlin				WMI
moengo	MOJ			
moenjodaro	MJD			
moffat				CIG
moffett			NUQ	
mogadishu	mgq			
mogador			ESU	
moganshan				DEQ
moghan				PFQ
mogilev	MVQ			
mohamed			czl	AZR
mohammad				MED
mohammed			cmn	
mohe	OHE			
moheli			NWA	
moi				mba
moines				dsm
moises			MBTYMS	
mojave	MHV			
mojica			CSC	
mokhdum				RJH
mokhotlong	MKH			
mokhtar				BMW
mokuleia	HDH			
mokuti		OKU		
moldagulova				akx
molde			MOL	
mole				LTT
moline	mli			
molino				GAC
moller				PML
molokai			MKK	
moma			MQJ	
mombasa	mba			
momeik			MOE	
momote			MAS	
mompos	MMP			
monahans	MIF			
monastir	mir			
monbetsu	MBE			
monchengladbach	MGL			
monclova			lov	
moncton	yqm			
mondell			ECS	
monflorite		HSK		
mong		MGKMOG		
monginsidi				KDI
mongo	MVO			
mongolei				ULG
mongu	MNR			
monica				SMO
monkey		MJKMYMMYZ		
monkira			ONR	
monmouth			BLM	
mono			MNY	
monroe	MLU		BMGMVC	
monroeville	MVC			
monrovia	MLWrob			
mont		YYY	SCP	NCYytm
montague	ROFSIY			YSH
montana				MSO
montauk	MTP			
montbeugny				XMU
monte		MCSMTE	MEU	EMT
monteagudo			MHW	
montego		mbj		
montelibano	MTB			
montenegro	QGF			
monterey	MRY			
monteria	MTR			
monterrey	mty			
montes		MOC		TYL
montevideo	mvdMVE			
montez				brx
montferrer		LEU		
montgomery	MGJMGMMXF		GAIMYF	BCB
monthan				DMA
monticello	msvMXCMXO			
montichiari				VBS
montlucon		MCU		
monto			MNQ	
montoir				SNR
montoro				gru
montpelier				MPV
montpellier		MPL		
montreal			YHUYMXyul	
montreuil				CHM
montrose	MTJ			
montt				PMC
monument		GMV		PHQ
monywar	NYW			
moody			VAD	
moolawatana			MWT	
moomba			MOO	
moon				HAF
mooney				BTM
moorabbin				MBW
mooraberree			OOR	
moore			MORSOP	
moorea			MOZ	
moose		YADYMJ		
moosonee	YMO			
mopa	gox			
mopah			MKQ	
mor				IOR
mora			MXX	
morafenobe	TVA			
morales				CHMsap
moramanga	OHB			
moranbah	MOV			
morawa			MWB	
moree	MRZ			
moreira				IMP
morelia	mlm			
morenci				CFT
moreno				ANFPMQ
moresby				pom
moreton	MET			
morganton	MRN			
morgantown	MGW			
morlaix		MXN		
morney			OXY	
mornington			ONG	
moro	MXH			
morombe			MXM	
moron	MXVOZP			
morondava			MOQ	
moroni	hahYVA			
morotai				OTI
morrilton	MPJ			
morris	MOX			
morristown	MMUMOR			
morrisville	MVL			
morro				IDO
moruya	MYA			
mosconi				CRDTTG
moscow	BKACKLdmeosfsvovko			PUW
moses		mwh	MOSTIM	
moshoeshoe			msu	
mosinee	CWA			
mosjoen			MJF	
mossel		MZY		
mossendjo	MSX			
mossoro	MVF			
mostar	omo			
mosteiros			MTI	
mosul	osb			
mota			MTV	
motel				NUR
mother				tia
mott				MHS
motu		BOB		
motueka			MZP	
mouawad				KYE
moucha		MHI		
moudjeria	MOM			
moufdi				GHA
mougulu	GUV			
mouila	MJL			
mouilla			MJL	
moulay			ERH	
moulins		XMU		
moultrie	MGRMUL			
moundou			MQQ	
mount		GSNHGUISALLYMHUMOPMPNMPOMPSMPZMTCMVN	HIEMGBMHOMJOMKVMMGMONMSFMTDWME	MRCMVWRWI
mountain		MOUMUONUQWMH		AXSBAMBJCBMXFRYGMTIMTMYMPIMSMUUTOWMOYRM
mountains				MPOOOMSCR
mourao				CBW
mouyondzi	MUY			
moxos				SNM
moyale		OYL		
moyobamba	MBP			
moz				PTQ
mpacha	MPA			
mpbo				boc
mpce				CTD
mpch				chx
mpda				dav
mpej				ONX
mpje				JQE
mpmg				pac
mpoa				PUE
mppa				blb
mpsa				SYP
mpsm				RIH
mpto				pty
mpumalanga	mqp			
mpvr				PVE
mpwn				NBL
mqabuko				buq
mr				LHK
mraf				ACO
mran				FON
mrao				TTQ
mrba				BAI
mrbc				BCL
mrcc				OTR
mrch				JAP
mrcr				RIK
mrdk				DRK
mrfl				FMG
mrgf				GLF
mrgp				GPL
mria				PBP
mrlb				lir
mrlc				LSL
mrlm				lio
mrmj				CSC
mrnc				NCT
mrns				NOB
mroc				sjo
mrpj				PJM
mrpm				PMZ
mrpv				syq
mrqp				XQP
mrrf				RFR
mrsi				IPZ
mrsv				TOO
mrtm				TNO
mrtr				TMU
mrup				UPL
mslp				sal
msss				ils
mswati				SHO
mt			FSZ	
mtca				CYA
mtch				cap
mthatha	UTT			
mtja				JAK
mtje				JEE
mtpp				pap
mtwara	MYW			
muan			mwx	
muanda			MNB	
muba				BCA
mubatuba	DUK			
mubr				BWW
muby				BYM
muca				AVI
mucc				CCC
muccan		MUQ		
mucf				CFG
mucl				cyo
mucm				cmw
muco				QCO
mucu				scu
mucuri	MVS			
mudan				HZA
mudanjiang	mdg			
mudgee	DGE			
mudhole				CDV
mueang				dmk
mueda	MUD			
mueo	PDC			
mugm				NBW
mugt				GAO
mugu				NTD
muha				hav
muhammad			BMU	sdf
muhammed				los
muhg				hog
muir			MUI	
mujeres				ISJ
mujica				AGVmlm
mukah	MKM			
mukalla			riy	
mukhino				UUD
muko		MPC		
mukw				VRO
muladdah				MNH
mulege	MUG			
mulga			MUP	
mulheim				ESS
mulhouse				BSLMLH
muli			MUM	
mulia		LII		
mulika			JJM	
mulilo				MPA
mulka	MVK			
mullen	MHN			
mullewa			MXU	
mulm				LCL
multan	mux			
mulu	MZV			
mum				MUM
muma				UMA
mumbai	bom			nmi
mumj				MJG
mumo				MOA
mumz				MZO
munb				QSN
munc				ICR
muncie	MIE			
munda			MUA	IXR
mundo			frs	PNM
muneambuanas	LHU			
mung				GER
mungalalu				TTX
mungeranie	MNE			
munich	muc			
municipal			LVRPSWZLR	ADMAELAHFAHHAHMAIAAIOALEAMWANYAPFARBASNASYATEATSAUMAUNAUZAWMAXGBBBBBWBDGBFRBIEBISBKEBLDBMTBNGBNOBNWBSQBVOBWCBWLBXKBYICAOCARCBFCDRCDSCEZCFVCGZCHKCKNCKUCLGCLICLUCNHCNKCOMCONCOSCRSCSQCUHCUSCVOCWIDBSDEHDETDGLDHTDLSDMNDNNDNSDSVDTADVNDXREBSEFWEKIELZEMMEMPENAENLENNEOKEPHERVESTETBETNETSEVMEYRFBLFBYFDKFETFFLFHUFILFLXFMSFMUFRHFRMFSKFSUFULFXYFYMGBDGCYGDMGHMGLDGLEGLWGNGGNTGOLGQQGRNGSHGTGGUPGUYGVEHAIHBGHBKHCWHESHHRHKAHLCHLIHPTHSIHTVHUDHUJIDGIDPIFAIJXILLIMLIOWIRBIRSJBRKDKKKTKNBLCILEBLEMLEWLICLPOLRJLSBLSKLSNLUKLVKLVSLWLLWMLWTLYOLYUMAEMBGMCWMDJMFIMGCMGRMGWMHEMHLMHSMIVMIWMJQMLFMLTMMUMNNMOPMOXMPZMQBMRFMUTMWMMXAMYLMZZNPHNSLNVDOAROCEOEOOGBOKKOLDOLUONAONLONMONOONPONYOOAOTGOVEOZAPAQPCDPEQPGAPKDPKFPLYPMBPNNPNUPOHPOYPRBPROPSFPSNPSXPTSPTVPVCPVUPYMRBLRDMRGRRIDRIFRKWRNTROLROXRRLRSLRTLRTNRVRRWFRWLSBASDMSERSGHSGTSIKSLBSLRSMOSNSSNYSPSSPWSPZSSFSSMSTESTKSTQSUDSVESXYSYITCCTCSTNUTOITOPTORTRLTRXTSPTTOUKIUKNULMUMZUTMVEXVISVKSVLAVNCWBUWMCWRLWVIXMDYAGYBRYELYEMYHFYHNYIBYKNYPDYQSYQVZPHZUCZZV
munoz				sju
munro				yhm
munster	FMO			
mupb				UPB
mupr				QPD
murcia				rmu
mures				tgm
murillo				NQU
murmansk	MMK			
murod			LTU	
murphysboro				MDH
murray	CEY	MYI	EKA	LMY
murrell				MOR
murrieta		RBK		
murrin			WUI	
murtala			los	
murtha				JST
mururoa		UOA		
mus	MSR			
musc				SNU
muscat	mct			
muscatine	MUT			
muscle		MSL		
musgrave			MVU	
mushaf			SGI	
musina	MEZ			
musj				SNJ
muskegon	MKG			
muskogee	MKO			
muskoka	YQA			
muskrat		MSA		
musn				SZJ
musoma	MUZ			
muss				USS
musters				OLN
mustique		MQS		
mutare			UTA	
mutd				TND
mute				BOB
mutiara			PLW	LBJ
mutis				BSCMQU
muttaburra			UTB	
muvr				vra
muvt				VTU
muzaffarabad	MFG			
muzaffarpur			MZU	
mwadui	MWN			
mwalimu			dar	
mwansa				nla
mwanza	MWZ			
mwcb				cyb
mwcl				LYB
mwcr				gcm
mweka	MEW			
myab				MAY
myaf				ASD
myak				COX
myam				mhh
myan				SAQ
myap				AXP
myat				TCB
myaw				WKR
mybc				CCZ
mybg				GHC
mybs				BIM
myca				ATC
mycb				TBI
mycc				CXY
myci				CRI
mycp				PWN
myef				ggt
myeh				ELH
myeik			MGZ	
myem				GHB
myen				NMC
myer				RSD
myers				FMYrswTMA
myes				TYM
myey				TCV
mygf				fpo
mygw				WTD
myig				IGA
myitkyina	MYT			
mykonos		JMK		
myld				LGI
myls				SML
mymm				MYG
mynn				nas
mypi				PID
myrd				DCT
myrhorod	MXR			
myroodan			MYO	
myrp				RCY
myrtle		myr		CRE
mys		YMK		
mysm				ZSA
mysore	MYQ			
mytilene	mjt			
myvatn			MVA	
mzbg				BGK
mzbz				bze
mzck				CUK
mzpb				DGA
mzpl				PLJ
mzsl				MZE
n		ARZKDJndjNDLNGE		acaCINFNGMBYRGLTOI
na		USM	SQH	NLIRVI
nabire		NBX		
nacala	MNC			
nachingwea	NCH			
nacional				PNB
nacogdoches	OCH			
nader				ONH
nadi	nan			
nadim				BTH
nador	ndr			
nadym	NYM			
nadzab	LAE			
naf				NJK
nafurah		NFR		
naga	WNP			
nagasaki	NGS			
nagoya	NKM			
naha	OKA		NAH	
nahud				NUD
nain	YDP			
nairobi	nboWIL			
najaf	njf			
nakashibetsu	SHB			
nakhchivan	NAJ			
nakhon		KDTNST	KOPNAK	SNO
nakina	YQN			
naknek	NNK			WSN
nakuru	NUU			
nal			BKB	
nalchik	NAL			
namangan	NMA			
namara				CEC
nambucca		NBH		
namibe	MSZ			
namlea		NAM		
nampula	APL			
namrole		NRE		
namsang	NMS			
namsos	OSY			
namtha				LXG
namutoni	NNI			
nan			NNT	
nanaimo	YCD			
nanchang	khnYHJ			
nanchong	NAO			
nancy		ENC		ETZwsi
nandayure	PBP			
nanded	NDC			
nane				MGF
nang				dad
nanga		NPO		
nangan				LZN
nangang		LZN		
nangasuri			BJK	
nanhu				JNH
nanjing	NKG			
nanki			SHM	
nankoku	KCZ			
nanning	NNG			
nanping			WUS	
nantes	NTE			
nantong	NTG			
nantucket	ACK			
nanuque	NNU			
nanwalek	KEB			
nanyang	NNY			
nanyuan				NAY
nanyuki	NYK			
naone			MWF	
napa	APC			
napakiak	WNA			
napaskiak	PKA			
napier			NPE	
naples	APF			
napoca				clj
napoleon				AJA
napoli	nap			
nappa			NMR	
napuka		NAU		
naqpur	nag			
nara	NRM			
naracoorte			NAC	
narathiwat			NAW	
nare				NAR
narino				PSO
narita			nrt	
narrabri	NAA			
narrandera	NRA			
narrogin			NRG	
narrows				TIWYGOYVT
narsarsuaq	UAK			
nartron			RCT	
narvik				EVE
naryan		NNM		
nas				FWHNBGNFLNGPNHKNIPNLCNPANQINQXNSENTDNTUNUWNZY
nash				LNH
nashua	ASH			
nashville	bna			
nasik	ISK			
nasogaluak				YSY
nassau	nasPID			
nasser				TOB
natal				nat
natales				PNT
natashquan	YNA			
natchez	HEZ			
national				AFZASVBXFBZPCRMCYWDTHHWNJEKJKHJSIKSOLKYMMCMTTMXIPAZPVKSLJTPQ
natitingou	NAE			
natl				BFG
natrona				cpr
natuashish	YNP			
natuna				NTX
nauru			inu	
nausori	suv			
naval				NBWNJANTDROZ
navegantes	nvt			
navi		nmi		
navoi	NVI			
naw				LQN
nawabash	WNS			
nawabshah			WNS	
naxos		JNX		
nayak				PAT
naypyidaw			NYT	
naz				SRY
nazaire				SNR
nazarbayev				nqz
ncai				AIT
ncat				AIU
nchu				TCU
ncmg				MGS
ncmh				MHX
ncmk				MUK
ncmr				MOI
ncpy				PYE
ncrg				rar
ndende	KDN			
ndjili			fih	
ndola	nla			
ndolo			NLO	
nduli	IRI			
ne69				EPG
nea		VOL		
neau				PCQ
nebraska				BFFGRI
necochea	NEC			
necocli	NCI			
needles	EED			
neerlerit		CNP		
nefta				toe
neftekamsk	NEF			
nefteyugansk	NFG			
negabo				GBF
negage	GXG			
negara				SXT
negarbo	GBF			
negra				BFA
negras				pds
negril	NEG			
negro				CBSGUBIRZ
neil			AXV	
neill				ONL
neiva	NVA			
nejanilini		YNN		
nejjo	NEJ			
nejran	EAM			
nek				UNE
nekemte	NEK			
nellis			LSV	
nelson	NSN	NLG		MCKYYE
nelspruit	NLP			
nema	EMN			
nemiscau	YNS			
nenana	ENN			
neom		NUM		
neosho	EOS			
nepalgunj	KEP			
nephi	NPH			
nera				USR
nero			BBV	
nervino			NVN	
nervo				TPQ
nery				ARE
neryungri				NER
nespouls	BVE			
nesson			HLU	
nestor				SNF
netaji			ccu	
neto				nbjNTO
neu				CIN
neubrandenburg			FNB	
neuchatel			QNC	
neuman				NZC
neumunster	EUM			
neuquen	NQN			
nevada	NVD			
nevatim			VTM	
nevers		NVS		
neves				cnfJDR
nevsehir	nav			
new		ARAccedelDXDEWBEWNHVNISPjfkKNWLGAmsyNBGNEWNHFNPLNYSPHDQSXRNHswfULM	CLGCTSILGJCILUTPSKTBITNE	acnGONpzuWKK
newark	ewr			
newbery				AEP
newcastle	ECSNCLNCS		NTL	
newenham				EHM
newman	ZNE			
newnam				ESN
newport	efkNPTNWHONP	phf		
newquay	NQY			
news				phf
newstrom				GPZ
newton	EWKTNU			
nez				LWS
nfci				ICI
nffn				nan
nffo				PTF
nfkd				KDV
nfma				MNF
nfmo				MFJ
nfna				suv
nfnb				LEV
nfng				NGI
nfnh				LUC
nfnk				LKB
nfnl				LBS
nfnm				TVU
nfno				KXF
nfnr				RTA
nfns				SVU
nfnw				KAY
nfol				ONU
nfsw				YAS
nfte				EUA
nftf				tbu
nftl				HPA
nfto				NFO
nftp				NTT
nftv				vav
nfvb				VBV
nfvl				VTF
ngab				ABF
ngala	NGL			
ngari			NGQ	
ngau	NGI			
ngawa			AHJ	
ngbr				BEZ
ngfu				fun
ngiva	VPE			
ngjiva			VPE	
ngkt				KUC
ngma				MNK
ngmk				MZK
ngmn				MTK
ngnu				NIG
ngoma	ZGM			
ngon				OOT
ngorangora			IRA	
ngot			DIS	
ngta				trw
ngtb				AEA
ngte				TBF
ngtm				TMN
ngto				NON
ngtr				AIS
ngts				TSU
ngtu				BBG
nguk				AAK
ngukurr			RPM	
ngurah			dps	
nha		CXR		
nhat				sgn
nhulunbuy	GOV			
niagara		iagYCM		buf
niamey	nim			
niamtougou	lrl			
nias				GNS
niau	NIU			
nibandera				KXB
nicaro	ICR			
nice	NCE			
nicholson			NLS	
nickerie				ICK
nicobar				CBD
nicolas				POIQSNRIMVLV
nicolau				dil
nicosia	ecn			
nicoya	NOBRIKTMU	NCT		
nido				ENI
niederrhein			NRN	
nielsen				yxy
nieuw		ICK		
nifty				NIF
nightmute	NME			
niigata	KIJ			
niijima			IHA	
nikola				BEG
nikolai	NIB			
nikolayevsk		NLI		
nikolski	IKO			
nikos				her
nikunau	NIG			
niles	NLE			
nilo				PNZ
nimba	NIA			
nimes		FNI		
ningbo	ngb			
ninilchik	NIN			
nino				APIchx
ninoy			mnl	
nioki	NIO			
nioro		NIX		
niort		NIT		
niquelandia	NQL			
nis	INI			
niuatoputapu	NTT			
niue			iue	
nizhnekamsk	NBC			
nizhnevartovsk	NJC			
nizhny		goj		
njombe	JOM			
nkaus	NKU			
nkayi	NKY			
nkolo		NKL		
nkomo				buq
nkongsamba	NKS			
nkounja				FOM
nlwf				FUT
nlww				WLS
nm83				HBB
nnamdi			abv	
noatak	WTK			
nobitz				AOC
noble				ARVLULOLYTNF
noc				VCA
nogales	ols		nog	
nohn				UIH
noi			han	
noida			dxn	
noire				PNR
nolf				NENNGWNHXNRS
nome	OME			
nonato				NSR
nondalton	NNL			
nong		NEU		
nonouti	NON			
noor				BDJ
noorvik	ORV			
noosa			NSV	
nora				YPC
noranda				YUY
nord				RKAWMR
norddeich	NOD			
norden			NOD	
norderney	NRD			
nordfjordur	NOR			
norfolk	NGUOFKorf		nlk	
noriega				CPX
norilsk	NSK			
normal				BMI
norman	OUN	YVQ	kin	
normans			NMC	
normanton			NTN	
noronha				FEN
norridgewock	OWK			
norrkoping	NRK			
norseman			NSM	
norsup	NUS			
norte				ITIJDOntrOIAPBXRAVTFN
north		CREELHIKBLBFNCONRLOBNOTHYNOYQWYYB	CKBHWOIXINCANZYOLJPNXSFZVGTWPOYDW	CXOGRVKDAKYOLFNNSEPIFPMRSEWTBFYNL
northampton	ORM			RZZ
northeast			CCYefkGADGCCJFNPNE	
northeastern			EDE	
northern			FNLWFK	cvgTHA
northolt				NHT
northrop				HHR
northway	ORT			
northwest			ecpMSLXNA	
norton				BZZ
norway		YNE		
norwich	nwiOIC			
norwood	OWD			
nosara			NOB	
noshahr			NSH	
noshiro				ONJ
noster				SZL
nosy		NOS		
noto			NTQ	
notodden			NTB	
nottingham	EMANQT			
nouadhibou	ndb			
nouakchott	nkc			
noumea	GEAnou			
noumerat			GHA	
nouna	XNU			
nova		NOKQNV	AQMNOV	
novas				CLV
novato	NOT			
novembre				TBJ
novgorod				goj
novi		QND		
noviembre				RYO
novo		NPRNVPQHV	BCR	ALQ
novokuznetsk	NOZ			
novos				QCP
novosibirsk	OVB			
novy		NUX		KHV
nowra			NOA	
noyabrsk	NOJ			
nr				EGIWSN
ns				NGUNRB
nsau				AAU
nsf				DGN
nsfa				apw
nsfi				FGI
nsfq				FTI
nsimalen				nsi
nsma				MXS
nstu				ppg
ntaa				ppt
ntar				RUR
ntat				TUB
ntav				RVV
ntga				AAA
ntgb				FGU
ntgc				TIH
ntgd				APK
ntge				REA
ntgf				FAV
ntgh				HHZ
ntgi				XMH
ntgj				GMR
ntgk				KKR
ntgm				MKP
ntgn				NAU
ntgo				TKV
ntgp				PKP
ntgq				PUK
ntgt				TKP
ntgu				AXR
ntgv				MVT
ntgw				NUK
ntgy				ZTA
nthe				AHE
ntka				KHZ
ntkf				FAC
ntkh				FHZ
ntkk				RKA
ntkm				TJN
ntkn				NIU
ntko				RRR
ntkr				TKX
ntkt				KXU
ntl				DCAGCNICTLITMCLPWTSGFTCLUGNVIHXNA
ntmd				NHV
ntmn				AUQ
ntmp				UAP
ntmu				UAH
nttb				BOB
ntte				TTI
nttg				RGI
ntth				HUH
nttm				MOZ
ntto				HOI
nttp				MAU
nttr				RFP
nttx				UOA
ntuv				VHZ
nubia				MZL
nueva		GERNVG	LGQsty	
nuevo		nldPNM	NCGUIO	
nuiqsut	NUI			
nuku	UKU	tbu	NHV	
nukus	NCU			
nukutavake	NUK			
nulato	NUL			
nullabor			NUR	
nullagine			NLL	
numbulwar			NUB	
numfoor				FOO
nunam		SXP		
nunapitchuk	NUP			
nunez				ctg
nunukan		NNX		
nuqui	NQU			
nuremberg	NUE			
nursultan			nqz	
nusatupe			GZO	
nushki	NHS			
nuuk	GOH			
nuys				VNY
nv65				DRA
nvsa				MTV
nvsc				SLH
nvsd				TOH
nvse				EAE
nvsf				CCV
nvsg				LOD
nvsh				SSR
nvsi				PBJ
nvsl				LPM
nvsm				LNB
nvsn				MWF
nvso				LNE
nvsp				NUS
nvsq				ZGU
nvsr				RCL
nvss				son
nvst				TGH
nvsu				ULB
nvsv				VLS
nvsw				WLH
nvsx				SWJ
nvsz				OLJ
nvva				AUY
nvvb				AWD
nvvd				DLY
nvvf				FTA
nvvi				IPA
nvvq				UIQ
nvvv				VLI
nvvw				TAH
nwwa				TGJ
nwwc				BMY
nwwd				KNQ
nwwe				ILP
nwwh				HLU
nwwk				KOC
nwwl				LIF
nwwm				GEA
nwwo				IOU
nwwp				PUV
nwwq				PDC
nwwr				MEE
nwwu				TOU
nwwv				UVE
nwww				nou
nyac	ZNC			
nyack				BLU
nyagan	NYA			
nyak				MEQ
nyala	UYL			
nyaung		NYU		
nyerere				dar
nyeri	NYE			
nyingchi	LZY			
nykoping				NYO
nyngan			NYN	
nyurba	NYR			
nzaa				akl
nzagi	NZA			
nzap				TUO
nzar				AMZ
nzas				ASG
nzch				chc
nzci				CHT
nzcx				CMV
nzda				DGR
nzdn				DUD
nzerekore	NZE			
nzfj				WHO
nzgb				GBZ
nzgm				GMN
nzgs				GIS
nzgt				GTN
nzhk				HKK
nzhn				hlz
nzke				WIK
nzki				KBZ
nzkk				KKE
nzko				KKO
nzkt				KAT
nzlx				ALR
nzma				MTA
nzmc				MON
nzmf				MFN
nzmk				MZP
nzmo				TEU
nzms				MRO
nznp				NPL
nznr				NPE
nzns				NSN
nznv				IVC
nzoh				OHA
nzou				OAM
nzoungou				DIS
nzpm				PMR
nzpn				PCN
nzpp				PPQ
nzqn				zqn
nzra				RAG
nzrc				SZS
nzro				ROT
nztg				TRG
nzth				TMZ
nztk				KTF
nzto				TKZ
nztu				TIU
nzuk				TWZ
nzwb				BHE
nzwf				WKA
nzwk				WHK
nzwn				wlg
nzwo				WIR
nzwr				WRE
nzws				WSZ
nzwt				WTZ
nzwu				WAG
o		ONL	jnb	CTHOEOordTPFYAI
oa				AUQ
oabn				BIN
oabt				BST
oacc				CCN
oadz				DAZ
oafr				FAH
oafz				FBD
oahn				KWH
oahr				HEA
oaix				OAI
oajl				JAA
oak		NUWODW		
oakb				kbl
oakdale	ODC			
oakey			OKY	
oakland	OAKODM		ptk	
oakley				CEY
oakn				KDH
oaks				KHT
oaktown	OTN			
oamaru			OAM	
oamn				MMZ
oams				MZR
oaqn				LQN
oasa				OAS
oasd				OAH
oasis				SEW
oasn				SGA
oatn				TII
oatq				TQN
oauz				UND
oaxaca	oax			
oazi				OAZ
oazj				ZAJ
obaldia				PUE
oban	SZS		OBN	
obando			PDA	
obbi				bah
obbia	CMO			
obeid				EBD
oberpfaffenhofen			OBF	
obidos	OBI			
obihiro	OBO			
obispo				HSKSBP
obock	OBC			
obre		YDW		
obregon				cen
ocala	ocf			
ocana	OCV			
ocean		OCE	MJXOCA	SBY
oceana			NTU	
oceanside	OCN			
ocho		OCJ		
oconee			CEU	
octavio				JDR
octeville				LEH
odate	ONJ			
odense	ODE			
odenton				FME
odesa	ods			
odessa	ODT			
odienne	KEO			
odiham	ODH			
oduber				lir
oeab				AHB
oeah				HOF
oeba				ABT
oebh				BHH
oecussi		OEC		
oedf				dmm
oedm				DWD
oegn				GIZ
oegs				ELQ
oegt				URY
oehl				HAS
oejb				QJB
oejn				jed
oekk				HBT
oekm				KMX
oema				MED
oeng				EAM
oenn				NUM
oenpelli			OPI	
oepa				AQI
oeps				AKH
oerf				RAH
oerk				ruh
oerr				RAE
oers				rsi
oery				XXN
oesh				SHW
oesk				AJF
oesl				SLF
oesman			LAH	
oeste				OESSQX
oetb				TUU
oetf				TIF
oetr				TUI
oewd				WAE
oewj				EJH
oeyn				YNB
oezl				ZUL
of				CMICOSIOMLDYMWAOUNposRHVSUSYDW
offutt			OFF	
ogallala	OGA			
ogaya				PSZ
ogden	HIFOGD			
ogdensburg	ogs			
ogeranang			OGE	
ogilvie				JDA
ogle	OGL			
ogoki		YOG		
ohakea				OHA
ohio			ATOOSU	HLGJFNPKB
ohkay			ESO	
ohrid	OHD			
oiaa				ABD
oiad				DEF
oiag				AKW
oiah				GCH
oiaj				OMI
oiam				MRX
oiapoque	OYK			
oiaw				AWZ
oiba				AEU
oibb				BUZ
oibh				IAQ
oibi				AOY
oibj				KNR
oibk				kih
oibl				BDH
oibp				pgu
oibq				KHK
oibs				SXI
oibv				LVP
oicc				KSH
oici				IIL
oick				KHD
oics				SDG
oife				IFH
oifk				KKS
oifm				ifn
oifs				CQD
oigg				RAS
oihh				HDM
oihr				AJK
oihs				NUJ
oiie				ika
oiii				thr
oiik				GZW
oiip				PYK
oiis				SNX
oikb				bnd
oikj				JYR
oikk				KER
oikm				BXR
oikp				HDR
oikq				GSM
oikr				RJN
oiky				SYJ
oimb				XBJ
oimc				CKT
oimj				RUD
oimm				mhd
oimn				BJB
oims				AFZ
oimt				TCX
oine				KLM
oing				GBT
oinj				BSM
oinn				NSH
oinr				RZR
oinz				SRY
oirr				INQ
oisf				FAZ
oisj				JAR
oisl				LRR
oisr				LFM
oiss				syz
oisy				YES
oita	OIT			
oitk				KHY
oitl				ADU
oitm				ACP
oitp				PFQ
oitr				OMH
oitt				tbz
oitu				IMQ
oitz				JWN
oiyy				AZD
oizb				ACZ
oizc				ZBR
oizh				zah
oizi				IHR
ojai				amm
ojam				adj
ojaq				aqj
ojeda				LUQ
ojmf				OMF
okaba		OKQ		
okadama			OKD	
okaj				XIJ
okaukuejo	OKF			
okayama		OKJ		
okc			okc	
okeechobee	OBE			
okha	OHH			
okhotsk	OHO			
oki			OKI	
okierabu			OKE	
okinoshima	OKI			
okkk				kwi
oklahoma		okcPWATIK		CSMOUN
okmulgee	OKM			
okondja	OKN			
oksibil		OKL		
oktyabrskiy			OKT	
okushiri			OIR	
olafsfjordur	OFJ			
olanchito	OAN			
olano				PCRPQE
olathe	JCIOJC			
olavarria	OVR			
olaya				EOH
olba				bey
olbia	OLB			
old		OLDOLHYOC		
olean	OLE			
olenyok	ONK			
olhos				GGB
olimpo				OLK
olive		OLV		
oliveira				PVH
olivenca				OLC
olivera				pio
olka				KYE
olney	ONY	OLY		
olomouc	OLO			
olongapo		sfs		
olonne				LSO
olpoi	OLJ			
olson				CYS
olsztyn			SZY	
olympia	OLM			
olympic		OLP		
olyokminsk	OLZ			
omaa				auh
omad				AZI
omaha	MIQOFFOMA			
omak	OMK			
omal				aan
omam				DHF
omar			MBY	mvb
omboue	OMB			
omby				XSB
omdb				dxb
omdm				NHD
omdw				dwc
omega	OMG			
omfj				fjr
omidiyeh	AKWOMI			
omitama	IBR			
omora	OSE			
omrk				rkt
omsj				shj
omsk	OMS			
on				HRTKXKrovRVIYCM
ondangwa	OND			
ondimba				mvb
one				CSM
oneida				RHI
oneonta	ONH			
ong				VCS
ongay				cpe
onizuka				koa
ono		ONU		
onotoa	OOT			
onslow			ONS	
ontario	ONOont			
ooad				AOM
oobr				RMB
oodnadatta			ODD	
oodq				dqm
oofd				FAU
oogb				RNM
ookb				KHS
oolk				LKW
ooma				MSH
ooms				mct
oomx				OMM
oorq				MNH
oosa				SLL
oosh				OHS
oosr				SUH
oostmalle			OBL	
ooth				TTH
op				WOE
opa				OPF
opab				AAW
opale				LTQ
opbg				BHW
opbn				BNP
opbr				WGB
opbw				BHV
opch				CJL
opcl				CHB
opdb				DBA
opdd				DDU
opdg				DEA
opdi				DSK
opelousas	OPL			
opfa				lyp
opgd				gwd
opgt				GIL
opis				isb
opja				JAG
opji				JIW
opkc				khi
opkd				HDD
opkh				KDD
opkt				OHT
opkw				KCF
opla				lhe
opll				LRG
opma				XJM
opmf				MFG
opmi				MWD
opmj				MJD
opmp				MPD
opmt				mux
opnh				WNS
opnk				NHS
opor				ORW
oppc				PAJ
oppg				PJG
oppi				PSI
oppin	ZHZ			
opps				pew
opqt				uet
oprk				RYK
oprt				RAZ
opsb				SBQ
opsd				KDU
opsk				SKZ
opsn				SYW
opsr				SGI
opss				SDT
opst				SKT
opsu				SUL
opsw				SWN
opta				TLB
opth				BDN
optt				TFT
optu				tuk
opwn				WAF
opzb				PZH
or				TCSYVO
oraa				IQA
oradea	omr			
oral			ura	
oran	ORAORN			
orang			RGO	
orange	OAG		MGJ	SNA
orangeburg	OGB			
oranjemund	OMD			
oranjestad	aua			
orapa			ORP	
orat				TQD
orbb				BMN
orbi				bgw
orbm				osb
orbost			RBS	
orcas			ESD	
orchid		KYD		
ord		ODR		
orda				KZO
ordaz				pvrpzo
ording				PSH
ordos	DSN			
ordu	OGU			
orebro	ORB			
oregon				OTHPDT
orel	OEL			
orellana				OCC
orenburg	REN			
orer				ebl
orestes			MOA	
oriel				TJA
orillia				YLK
orinduik	ORJ			
orinoco				CXA
orio				BGY
oristano	FNU			
oriximina	ORXTMT			
orkk				KIK
orkney		KOI		
orland	OLA			
orlando	ISMmcoORLsfb		JDO	MBKmlb
orleans		ORE		msyNBGNEW
orly				ORY
ormara		ORW		
ormm				bsr
ormoc		OMC		
orni				njf
ornskoldsvik	OER			
oro			CBS	zlo
orocue	ORC			
oroville	OVE			
orqw				RQW
orsk	OSW			
orsta	HOV			
orsu				isu
ortiz				HUC
oruro	ORU			
oryahovitsa				GOZ
oryol			OEL	
osaka	itmkix			
osan			OSN	
osap				alp
osborne			OSO	MNI
oscar				rvy
osceola	OEO			
oscoda	OSC			
osdi				dam
osdz				DEZ
osh	OSS			
oshawa	YOO			
oshima			OIM	
oshkosh	OKSOSH			
osijek	OSI			
oskaloosa	OOA			
oskarshamn			OSK	
oskl				KAC
oslk				ltk
oslo	OSL			
osmany			zyl	
osnabruck				FMO
osorno	ZOS			
ospr				PMS
ostafyevo			osf	
ostend	ost			
ostersund	OSD			
ostrava	OSR			ZBE
osvaldo			oxb	
oswaldo			AGV	
otbd				dia
otbh				IUD
othh				doh
oti				MOF
otjiwarongo	OTJ			
otoni				TFL
ottawa	yowYRO		YND	
otten				VRS
ottumwa	OTM			
otu			OTU	
ouadda	ODA			
ouagadougou	OUA			
ouahigouya	OUG			
ouanda		ODJ		
ouango		OFI		
ouani	AJN			
ouargla	OGX			
ouarzazate	OZZ			
oudomsay	ODY			
oudtshoorn	OUH			
oued			HME	
ouen				IOU
ouesso			OUE	
oujda	OUD			
ouk				OUK
oulu		OUL		
oulunsalo				OUL
ourilandia		OIA		
ourinhos	OUS			
ouro			MAX	PDD
ouse				HRT
out			OUK	
outlaw			CKV	
ouvea	UVE			
ouyen			OYN	
ouzinkie	KOZ			
ovalle	OVL			
overberg	OVG			
owando	FTX			
owatonna	OWA			
oweinat				gsq
owen		YOS	gcm	
owens				CUB
owensboro	OWB			
owerri	qow			
owingeh				ESO
oxford	OXCOXDUOX	YOH	OXF	
oxnard	NTDOXR			
oyaa				ade
oyab				EAB
oyapock				OXP
oyat				AXK
oybi				BYD
oyem	OYE			
oygd				aay
oyhd				hod
oymb				MYN
oyrn				riy
oysn				sah
oysq				sct
oysy				gxf
oytz				tai
ozamiz		OZC		
ozar			ISK	
ozark				AIZ
ozona	OZA			
ozora	MMB			
p			KXE	hmoHOUMNZMPHPTN
pa		PPU		
paab				ATT
paac				PQS
paae				KOZ
paaf				MNT
paaj				WTL
paak				AKB
paal				PML
paama		PBJ		
paamiut	JFR			
paaq				PAQ
paar				KBC
paas				WBB
paat				ATU
paau				SXP
paav				KEK
paaw				KEB
paax				CXC
paay				CKX
paba				BTI
pabe				BET
pabg				BVU
pabi				BIG
pabl				BKC
pablo				VIG
pabm				BMX
pabon				VLM
pabr				BRW
pabt				BTT
pacd				CDB
pace				CEM
pach				CHU
paci				CIK
pacific		PFC		
pacifico				blb
pacj				CKD
pack				CYF
pacm				SCM
pacr				IRC
pacs				WSF
pacv				CDV
pacx				CXF
pacz				CZF
padang		AEG	BKS	MJUPDG
pade				DRG
paderborn	PAD			
paderewski				BZG
padg				RDB
padgett				USA
padilla				RCH
padk				ADK
padl				DLG
padm				MLL
padq				ADQ
padre			pem	bro
padu				DUT
paducah	PAH			
pady				KKH
paed				EDF
paee				EEK
paeg				EAA
paeh				EHM
paei				EIL
paem				EMK
paen				ENA
paew				WWT
paez				SNC
pafa				fai
pafb				FBK
pafm				ABL
pafr				FRN
pafs				NIB
paga				GAL
pagadian		PAG		
pagb				GBH
page	PGA		FMY	
pagg				KWK
pagh				SHG
pagk				GKN
pagl				GLV
pagm				GAM
pagn				AGN
pago		ppg		
pagosa		PGO		
pagq				BGQ
pags				GST
pagt				NME
pagx				KGX
pagy				SGY
pagz				GMT
pahc				HCR
pahl				HSL
pahn				HNS
paho				HOM
pahokee	PHK			
pahp				HPB
pahu				HUS
pahx				SHX
paig				IGG
paii				EGX
paik				IAN
pail				ILI
paim				UTO
pain				MCL
paine				pae
paipa	RON			
pais				hog
paiw				WAA
pajala			PJA	
pajc				KCG
pajn				jnu
pajz				KGK
paka				TEK
pakd				KDK
pakf				KFP
pakh				AKK
pakhokku	PKK			
paki				KPN
pakk				KKA
pakl				LKK
pakn				AKN
pako				IKO
pakp				AKP
pakse	pkz			
pakt				ktn
paku				UUK
pakuba			PAF	
pakv				KAL
pakw				KLW
paky				KYK
pakyong	PYG			
pala	PLF			
palacios	PCHPSX			
palanga	plq			
palangkaraya		PKY		
palau			ror	
palaubangka				PGK
palb				KLN
palembang		PLM		
palena				WAP
palenque			pqm	
palermo	PMO			
palese				bri
palestine	PSN			
palg				KLG
palm		pspTRMUDD	LNAPHKPMK	pbi
palma		PMI		SPC
palmar		PMZ		CTQ
palmares				MCZ
palmarito	PTM			
palmas	PMW			
palmdale	PMD			
palmer	PAQ			LBE
palmerola				xpl
palmerston			PMR	
palms				TNP
palmyra			PMS	
palo		PAO		
paloemeu	OEM			
palomar				CLDEPA
palonegro			BGA	
palr				WCR
palt				TLT
palu		PLW		LUR
palyvestre				TLN
pama	XPA			
pamandzi				dza
pamb				KMO
pamc				MCG
pamd				MDO
pamh				LMA
pamk				SMK
paml				MLY
pamo				MOU
pamol	PAY			
pampa	PPA		DPB	
pamplona	PNA			
pampulha			PLU	
pamr				MRI
pamx				MXY
pamy				MYU
pan				SXN
pana				WNA
panama		blbecpPAM		
panc				anc
pandan				TJQ
pandang				upg
pandie			PDE	
pangaraan				PPR
pangborn			EAT	
pangeran				aap
pangkal		PGK		
pangkalanbun		PKN		
pangkor		PKG		
panglao	tag			
pangnirtung	YXP			
pangsuma			PSU	
panguilemo			TLX	
panguitch	PNU			
pani				ANI
panigale				BLQ
panjgur	PJG			
pann				ENN
pano				NNL
pant				ANN
pantelleria	PNL			
pantnagar	PGH			
panu				NUL
panv				ANV
panw				KNW
panzhihua	PZI			
paob				OBU
paoc				PCA
paoh				HNH
paom				OME
paonia	WPO			
paoo				OOK
paor				ORT
paot				OTZ
paou				NLG
papa		PPW		
papb				STG
papc				KPC
pape				KPV
papeete	ppt			
papg				PSG
paph				PTH
paphos	pfo			
papk				PKA
papm				PTU
papn				PIP
papo				PHO
papr				PPC
papua				ARJBUIBXBBXDdjjEWIFKQILAINXKEIKEQKNGKOXLHILIIMDPMKQMKWNBXNTIOKLOKQONIRDERSKSEHSOQTIMTMHTXMUBRWARWETWMXWSRZRM
paqh				KWN
paqt				NUI
paraburdoo	PBO			
parachinar	PAJ			
paradise	PYS			PID
paragould	PGR			
paraguana	lsp			
parakou	PKO			
paramaribo	eaxORG			
paramillo			SCI	
parana	PRA			JPR
paranagua	PNG			
paranaiba	PBB			
paranavai	PVI			
paraparaumu			PPQ	
parapat		SIW		
parasi	PRS			
parbo				KRC
parc				ARC
parchim				SZW
pardoo	PRD			
pardubice	PED			
paredes				FLATPP
parintins	PIN			
paris	cdgLBGORYPHTPRX		BVA	LTQ
parish				OPL
park		PKDPKF		AMKASVAVOBGEBXFBZPBZTCGSDTHfcaGCNHWNHYCILNJEKKYOLKYLNAMCLMNIMPJMUPSJNSLJWPKYGM
parker			WEA	AHM
parkersburg	PKB			
parkes	PKE			
parlin			NWH	
parma	PMF			
parnaiba	PHB			APY
parndana	PDN			
parnu	EPU			
paro	PBH			
parodi				EQS
paros		PAS		
parry		YPD		
pars				RSH
parsabad	PFQ			
parsabade			PFQ	
parsons	PPF			
paruma	PRR			
pary				RBY
pas				YQD
pasa				SVA
pasc				SCC
pascagoula	pgl			
pasco	PSC			
pascua				IPCVDP
pasd				SDP
pash				SHH
pasi				SIT
pasia				GSA
pasighat	IXT			
pasir		PPR		
pasirkuning		SIQ		
pask				WLK
pasl				SLQ
pasm				KSM
pasn				SNP
pasni	PSI			
paso		AOLPCGPRB		BIFelpSOV
pasp				SMU
pass				AKPegpGTPKFPXMP
passo		PFB		
passos	PSW			
past				UMM
pasto	PSO			
pasv				SVW
pasw				SKW
pasx				SXQ
pasy				SYA
pata				TAL
patagones				VDM
pataz	PYZ			
patc				TNC
pate				TLA
patel				amd
patg				TOG
pathankot			IXP	
pathein	BSX			
pathom				KDT
patk				TKA
patl				TLJ
patna	PAT			
patnaik				BBI
pato		PTO		
patos		POJ		cyr
patq				ATK
patras	GPA			
patrick			btvCOF	
pattani			PAN	
patterson	PTN			FFO
pattimura			AMQ	
patuxent		NHK		
pau		PUF		LUB
pauk	PAU			AUK
paul				krkLFTmspOHDOKMSNPSTP
paula				SZP
paulatuk	YPC			
paulista				BJPQGC
paulo		PAV		CGHgruJHFOLCPDL
paum				UMT
paun				UNK
pauo				WOW
paut				KQA
pava				VAK
pavc				KVC
pavd				VDZ
pave				VEE
pavl				KVL
pavlodar	pwq			
pawb				WBQ
pawd				SWD
pawg				WRG
pawi				AIN
pawm				WMO
pawn				WTK
paws				WWA
pawtucket	SFZ			
paya			QPG	YAK
payam			PYK	
payerne	VIP			
payne				MLW
paysandu	PDU			
payson	PJB			
paz		PZA		laplpbSDE
pcis				CIS
pdte			PUQ	
peace		YPE		
peach		GCWPGS		
peachtree				PDK
pearl				PCU
pearson				yyz
pease				psm
peawanuck	YPO			
pechora	PEX			
pecos	PEQ			FST
pecs		PEV		
pedernales			PDZ	
pedrera				LPD
pedro		PDBpjc		BZAcvmPEHSPYTBPVXE
pedy				CPD
peenemunde	PEF			
pehuajo	PEH			
pekanbaru		PKU		
pekoa				son
pelada				PLL
pelaneng	PEL			
pelican			DGA	
pell		PLR		
pellston	PLN			
pelotas	PET			
pelser				KXE
pemba		POL	PMA	
pembina	PMB			
pembroke	YTA			
pen				KTP
pena				CWBPRQ
penang	pen			
penasco				ppe
pendleton	PDT			
pendopo			PDO	
pengarayan				PPR
pengel				pbm
penggung			CBN	
penglai			YNT	
penn			SEG	
penneshaw			PEA	
penrhyn		PYE		
pensacola	NPApns			
pentecost		SSR		
penticton	YYF			
penuh				KRC
penza	PEZ			
peoria	pia			
per				qgy
perai			PPH	
perales			IBE	BHA
peralta				CIO
perce				LWS
perdanakusuma				hlp
pereira	pei			VPE
peretola				FLR
perez		IPZ		AUCAYXVIGvsa
perigueux		PGX		
perito		PMQ		
perkinson				BKT
perm	PEE			
peron				NQN
perot			AFW	
perpignan		PGF		
perrin				PNX
perry	FPYPRO		PPATAD	HWO
perryville	KPV			
persian			pgu	
perth	JADperPSL			
peru	GUSVYS			
perugia	PEG			
pescara	psr			
peshawar	pew			
pessoa				JJDJPA
petawawa	YWA			
pete				pie
peter			TPF	GCIPSH
peterborough	YPQ			
petersburg	PSGPTB			LEDpieSPG
petit			MPJ	
petra				KBR
petrolina	PNZ			
petronio				THE
petropavlosk	ppk			
petropavlovsk		PKC		
petrozavodsk	PES			
pettirossi				asu
peureumeue		MEQ		
pevek	PWE			
pfak				AKI
pfal				AET
pfcb				NCN
pfcl				CLP
pfel				ELI
pfka				KUK
pfkk				KNK
pfko				KOT
pfkt				KTS
pfku				KYU
pfkw				KWT
pfmp				RMP
pfno				ORV
pfsh				SKK
pfsv				SVS
pfto				TKJ
pfws				WSN
pfyu				FYU
pfzk				KKI
pgro				rop
pgsn				spn
pgua				UAM
pgum				gum
pgwt				tiq
phabang				lpq
phalaborwa	PHW			
phan		PHAPHH		
phanom				KOP
phaplu	PPL			
phbk				BKH
phdh				HDH
pherson				MPR
phetchabun			PHY	
phhi				HHI
phhn				HNM
phifer			EAN	
phikwe				PKW
philadelphia	BBXphlPNE			PHD
philip	PHP		bzeTOP	
philipsburg	PSB			
phillips			APG	MGC
phinda	PZL			
phitsanulok			PHS	
phjh				JHM
phjr				JRF
phko				koa
phli				LIH
phlu				LUP
phmk				MKK
phmu				MUE
phng				NGF
phnl				hnl
phny				LNY
phoenix	AZADVTphx		GYR	syx
phog				OGG
phpa				PAK
phrae			PRH	
phsf				BSF
phto				ito
phu			HUIPQCUIH	DIN
phuket	hkt			
phup				UPP
piar				pzo
piarco			pos	
pias			PYZ	
piazzola				mdq
pica	CPP			
pichoy			ZAL	
pickens	LQK			
pickle		YPL		
pico		PIX		GPO
picos	PCS			
picton	PCN			
piedmont			gso	
piedras			pds	
pienaar				KMH
pierce				fpr
pierre	PIR		UTN	FSPYGVyulZSE
pierrefonds			ZSE	
pierrestegui				COC
piestany	PZY			
pietermaritzburg	PZB			
pigeon				GKT
pikangikum	YPM			
pike			PVL	MCB
pikeville	PVL			
pikwitonei	PIW			
pilanesberg	nty			
pilar	PIL			
pilot		PIPPQSUGB		
piloto			RGL	
pimenta		PBQ		
pina				RPN
pinah				RHN
pinal			MZJ	
pinang			DUM	PGKTNJ
pinar		LCLQPDSNJ		
pincher		WPC		
pindiu	PDI			
pindling				nas
pine		PBFPICPIMXPR	DUF	LNPnlk
pinebluff			PBF	
pinedale	PWY			
pinedo				AYX
pinehouse		ZPO		
pinehurst		SOP		
pines				SOP
piney				BPI
pingtung	PIF			
pinheiro	PHI			
pinilla				adz
pinillos				tru
pinoh				NPO
pins				ILP
pinto			for	JPA
pioneer				VDZ
piper				LHV
piracicaba	QHB			
piraguassu				PBX
pirapora	PIV			
pirassununga	QPS			
pires				AIF
pirie				PPI
pirineos				HSK
pirineus				LEU
pirkkala				TMP
pisa	psa			
pisco	pio			
pistarini				eze
pitalito	PTX			
pitka				GAL
pitkin				ASE
pitre				PTP
pitt		YPK	PGV	
pitts		PWN		
pittsburg	PTS			
pittsburgh	AGCpit		BTP	
pittsfield	PSF			
pitu			OTI	
piura	piu			
pkmj				maj
pksa				kia
pkwa				KWA
placencia	PLJ			
placerville	PVF			
placid				LKP
placido			RBR	
plage				LTQ
plains				AKOHPNRTP
plainview	PVW			
plan			slw	
plana				CDT
plant				PMD
plastun	TLY			
plata				DROLPGmdqpop
plateau				MIH
platinum	PTU			
plato	PLT			
platov			rov	
platte				LBF
plattsburgh	pbg			
plauen				HOQ
playa		PKJ	UPBzlo	
plaza		SQU		TJA
plch				cxi
pleasant				MOPMPNMPSMPZMRC
pleiku	PXU			
plentywood	PWD			
pleurtuit				DNR
plfa				TNV
plinio			TJL	
ploujean				MXN
plovdiv	pdv			
pluguffan				UIP
plumerillo				MDZ
plymouth	PLYPYM			NPL
pmdy				MDY
pmrf				BKH
po	PUP			
pobedilovo			KVX	
pocahontas	POH			
pocatello	PIH			
pococi	BCLGPL			
pocono			MPO	
pocos		POO		
podc				DCK
podgorica	TGD			
podkamennaya			TGP	
podor	POD			
pogany				PEV
pohakuloa				BSF
pohang	KPO			
pohnpei		pni		
point		PHOPIZ	gndNTD	AXPCLPGPNGTRKWPMOSNBWOLFPIPSDPSGLSHUSTETABUGBYST
pointe		PNRPTP	FUT	
points		YNL		
poitiers		PIS		
poka				TNK
pokhara	PKR			
poko				bgf
pol				ARE
polacca	PXL			
polk				POE
polo				HGIVCE
polokwane			ptg	
polonia			kno	
poltava	plv			
polyarny			PYJ	
pompano		PPM		
ponca		PNC		
ponce	PSE			LOH
ponciano			slp	
pond		YIO		
pondicherry			PNY	
pondok			PCB	
ponikve			UZC	
pons				BAE
ponta		NTOPDDPDLPGZPMG	PLL	
pontal				PBA
pontecagnano				QSR
pontiac	ptk			
pontianak		PNK		
pontoise	POX			
pontreau				CET
popayan	PPN			
pope			GFDPOB	
poplar		POFXPPYHP		
poplarville	PCU			
popondetta	PNP			
poprad	TAT			
poptun	PON			
pora				PMG
porbandar	PBD			
porepunkah			MBF	
poretta				BIA
pori	POR			ORI
pormpuraaw			EDR	
port		AFDclmILYixzJOHKPCmruORIpapPBNPGMphcphephnPLOPLZPOGpomposPQQPSDPTAPTHpzuRRGtwdVLIWPBYHAYPBYPNYPSYZT	ABJMEJPAKPKTPMLPPIPUG	BPTGCImafMHV
portage	YPG	PCA		YTD
porte				LPO
portela				LISTHE
porter			VPZ	
porterville	PTV			
portimao	PRM			
portland	HIOpdxpwmTTD		PTJ	
porto	OPO	BPSPBVPBXPKHPNBPOAPTQPVHPXOQNS	PBN	POLSMA
portoroz	POW			
portoviejo	PVO			
portsmouth	PMHpsm			
porvenir	WPR			PVE
posada				ESR
posadas	PSS			
poso		PSJ		
post				BRWFSIPWAYOG
postville	YSO			
potchefstroom	PCF			
poteau	RKR			
potgietersrus	ptg			
potosi	POI			slp
pottstown	PTW			
pou				UAP
poughkeepsie	POU			
pouliot				YGP
poum	PUV			
pound				HWK
pounds				TYR
pouso		PPY		
powell	POY	YPW		
power				YTS
poza		PAZ		
poznan	POZ			
ppct				TCT
ppit				NUP
ppiz				PIZ
prado	PDF			MZA
prague	PRG			
praia	rai			MZB
prairie		PCD		YQUZHP
pranoto				aap
praslin		PRI		
pratap				UDR
pratt	PTT			
prefeito			IMPJDRPHB	
preguica	SNE			
prentice	PRW			
prerov	PRV			
prescott	PRC			
presidencia		PRQ		
president			pbi	
presidente		PPB	bsbCPVdilJPANQNOPSrvy	
presov	POV			
presque		pqi		
preston				lbbLYH
prestwick				PIK
preto				RAOSJP
pretoria	PRYWKF			
preturo				QAQ
preveza		PVK		
price	PUC			TPR
prieska	PRK			
prince		YPAYPRYXS	AKHhahMEDULD	pap
princesa				PPS
princess			sxm	
princeton	PNN	PCT		
princeville			HPV	
principe			PCP	
prineville	PRZ			
pristina			prn	
procopio				CKO
professor			SJK	
progreso				RFR
progresso				NPR
propriano	PRP			
proserpine	PPP			
prospect		PPC		PWK
provence				MRSQXB
providence	pvd			
providencia	PVA			
providenciales		PLS		
provideniya			PVS	
provincetown	PVC			
proving				APGDPGLGF
provo	PVU			
prudente				PPB
pryor			DCU	
pskov	PKV			
ptkk				tkk
ptpn				pni
ptro				ror
ptsa				KSA
ptya				yap
pub				SMX
pucallpa	pcl			
pucnik				LJU
pucon	ZPC			
pudong				pvg
puebla	pbc			
pueblo	PUB			
puerto		CCOGSJigrlioLQMPBEPBRPCRPDApemPEUPJMPMCPMYPNTpopppePPSPSZPUDPUEPURPUUPUXPUZpvrpxmPYOpzoWPAWPU	NAR	tqo
puka			PKP	
pukaki			TWZ	
pukarua	PUK			
pukatawagan	XPK			
pula	PUY			
pulan				APJ
pulau		TOD	PKG	RDN
pulkovo			LED	
pulliam				FLG
pullman		PUW		
pumarejo				VUP
pumululu			BXF	
pun				PPU
pune	PNQ			
punia	PUN			
puning				CDE
punta		BAIpdpPGDpujPUQ	PCOUMA	PMO
puntarenas	DRKJAP			
pupelde			ZUD	
purdue			LAF	
putao	PBU			
putumayo			PYO	
putussibau		PSU		
puvirnituq	YPX			
puy				LPY
pwak				AWK
pweto	PWO			
pyay			PRU	
pye	PRU			
pyinmana	NYT			
pyongyang	fnj			
pyrenees				LDEPUF
qaanaaq	NAQ			
qaarsut			JQA	
qacha		UNE		
qaisumah	AQI			
qala		LQN		
qamdo			BPX	
qarn			RNM	
qayyarah	RQW			
qazvin	GZW			
qiandongnan			HZH	
qianjiang			JIQ	
qiannan			LLB	
qiemo	IQM			
qikiqtarjuaq	YVM			
qilian				HBQ
qimei	CMJ			
qingdao	TAO			
qingshan				XIC
qingyang	IQN			
qinhuangdao	BPE			
qionghai	BAR			
qiqihar	NDG			
qitai	JBK			
quad			mli	
quakertown	UKT			
qualicum		XQU		
quantico	NYG			
quanzhou	JJN			
quaqtaq	YQC			
quartz			JLA	AXS
quat				vcl
quatro			LAD	
quebec		yqb		
queen			ammaua	
queenstown	UTWzqn		UEE	
queiroz				AMJ
quelimane	UEL			
quepos	XQP			
queretaro	QRO			
quesnel	YQZ			
quetta	uet			
quetzalcoatl			nld	
quevillon				YLS
quezaltenango	AAZ			
quibdo	UIB			
quiche				AQB
quijada				rga
quijarro	UYU			
quillayute	UIL			
quilpie			ULP	
quimper		UIP		
quince		UMI		
quincy	GNFUIN			
quinhagak	KWN			
quinn				YBO
quinones				cixHUC
quion		UIQ		
quirindi			UIR	
quiroga				SRJ
quiros				lir
quito	UIO			
quoc				PQC
quonset			NCO	
qurghonteppa			kqt	
quthing	UTG			
quy		UIH		
quzhou	JUZ			
r				BTSBXAclmgrrHRMIGBjnbLGSMBTRIH
raaf			DCNXRH	
rabat	RBA			
rabil	BVC			
rach		VKG		
rachman				MLG
racine	rac			
radin			TKG	
radisson	YGL			
radom			RDO	
rae			YRA	MQW
raf			ADXAKTASIBEQBEXBZZFFDFSSHRTKNFLKZLMOMHZNHTODHOKHQCYQUYSQZWTN	
rafael			BQNctgGER	AFALOBmztSRFVLM
rafaela	RAF			
rafai	RFA			
rafha	RAH			
rafic				bey
rafsanjan			RJN	
raglan			RAG	
rahadi				KTG
rahim		RYK		
rai				ceidps
raiatea			RFP	
raik				ORW
raimundo				NSR
rainbow		YOP		
raipur	RPR			
raisi				PMO
raivavae			RVV	
raizet				PTP
raja				WYK
rajahmundry	RJA			
rajapaksa				hri
rajbiraj	RJB			
rajiv			hyd	
rajkot	hsr			
rajshahi	RJH			
raleigh		rdu	BKW	HSB
ralph			AGOOTZPWYTAL	
ram				atqBFV
ramata	RBV			
ramechhap	RHP			
ramenskoye			ZIA	
ramgoolam				mru
ramingining			RAM	
ramon			sap	ETMMIPSRD
ramos				MPH
rampart	RMP			
ramsar			RZR	
ramstein	RMS			
rana				MQN
ranai		NTX		
ranau	RNU			
rancagua	QRC			
ranch				AFNJCY
ranchi	IXR			
rand			QRA	
randolph			RND	AAFEKN
rang				PHA
range			HIB	BFOXSD
rangely	RNG			
ranger	RGR			
rangiroa			RGI	
ranh				CXR
rankin		YRT		HAB
ranon	OVD			
ranong			UNN	
ransiki		RSK		
rapid		RAPRCA		
rapids				CIDGPZgrrISWPKDRZZWBRYLRYSFZGR
raroia			RRR	
rarotonga			rar	
ras		rkt		
rasht	RAS			
ratanakiri	RBE			
ratchasima				NAK
ratchathani				UBP
ratmalana				RML
ratnagiri			RTC	
raton	RTN			BCT
ratulangi				MDC
raufarhofn	RFN			
raul				LUQ
ravenna	RAN			
ravensthorpe			RVT	
rawalakot	RAZ			
rawlins	RWL			
rawson	REL			
rayon				UPN
rayong	utp			
rayyan				IUD
rcbs				KNH
rccm				CMJ
rcfg				LZN
rcfn				TTT
rcgi				GNI
rckh				khh
rcku				CYI
rckw				HCN
rclg				TXG
rcly				KYD
rcmq				RMQ
rcmt				MFK
rcnn				TNN
rcpo				HSZ
rcqc				MZG
rcsq				PIF
rcss				TSA
rctp				tpe
rcwa				WOT
rcyu				HUN
re				COZLRH
reading	RDG			
reagan				DCA
real				cqmVRL
reales			PVO	
ream				NRS
reao			REA	
reap				sai
rec				BFG
rechlin			REB	
recife	rec			
reconquista	RCQ			
red		RBLRDBRDVYQFYRLYRS	rsi	
redang	RDN			
redcliffe	RCL			
redding	BZFRDD			
redencao	RDC			
redep				BEJ
redmond	RDM			
redstone		HUA		
redwood		RWF		ACV
reed		RCT		
reedsville	RED			
reef				OCA
reese			REE	
reeve				WIK
reeves				NLC
refugio	RFG			
regency				kjt
reggio		REG		
regina	REIyqr			
region			rmu	lanZMH
regional			MBKMGF	AAFABIABRABYACTADTAGSAHBAIDAIKAKOALMALNALOALSALWANBANDANWAPNARAARGASTATYAUOAVLAVWAXNAXSBAFBBCBEHBFDBFFBJIBKXBMCBMIBMLBNLBPTBQBBRDBRLBTPBVXBVYBWDBWGCAKCBECCYCDCCEUCGECGICICCIRCKKCLKCNYCODCOUCVNCXOCYSDANDBODBQDCUDDCDHNDIKDLSDMODNVDRIDUADUJDVLEAREAUECGEDEEGEEKOELDELKELMENWESFEVVEWBEWNFAMFAYFDRFFMFKLFKNFLOFLPFMNFNLFODFOEFRYFSMGADGBGGCCGCKGGGGIFGIZGJTGLRGNVGOKGRIGTRGTYGUCHAOHBRHGRHIBHIEHKYHLNHOBHONHUFHUTHVSHYSHZLIDAIMMINWIPTIRKISOIZAJDAJFNJJGJLNJMSJOTJVIJVLKLSLAALARLAWLBELBFLBLLBTLCHLFTLIYLJNLLYLMTLNRLSELTWLWCLYHMAWMCEMCKMCNMDNMEOMFDMGMMHKMHTMIEMIOMKLMKOMKTMLCMLJMLUMMLMNMMOBMPOMPSMQTMRBMRCMRNMRYMSLMSNMTJMVWMWLMWOMXONNRNRINTJOCHOFKOKMOLMONHORHOSHOTHOTMOWAOWBPAHPBFPDTPIBPIHPIRPKBPLNPMHPNCPNXPOFPOUPRCPTTPUCPUWRAPRBGRBWRCKRDDRDGRIERIWRKDRKSRMGRNHROAROTRSNRUIRUTRWIRZZSADSAFSBPSBYSCESDYSEFSEPSFMSGRSGUSHDSHVSJTSLKSLNSMESNLSOWSRCSRWSVHSWOTBNTEXTHATIXTPLTRMTSMTUPTVFTVITWFTXKTYRUCYUINUSAVCTVDIVELVLDVPZVRBVYSWDGWFKWGOWHTWVLXBRYCCYDGYGQYHDYLKYNGYOSYQFYXR
rei				JDR
reiche				NZC
reid			RHV	las
reims		RHE		
reivilo	RVO			
rejon				MID
renaison				RNE
renan				pio
renato				IMP
rendani			MKW	
rene			KYE	YHF
rengat		RGT		
rengifo				pclYMS
renmark			RMK	
rennell		RNL		
renner			GLD	
rennes		RNS		
reno	rno			
rensselaer	RNZ			
renton	RNT			
republic			FRG	
repulse		YUT		
requena	REQ			
resende	QRZ			
resistencia	res			
resolute		YRB		
resolution				YFR
resort				UGT
retalhuleu	RER			
reus	REU			
revelstoke	YRV			
revoredo				CJA
rexburg	RXE			
rey				CCCKICTNM
reyes	REY	NLU	NQU	USU
reykholar	RHA			
reykjahlid	MVA			
reykjavik	kefRKV			
reymont				LCJ
reynolds				INTJXNVME
reynosa	rex			
rg				TOC
rhiley				OKS
rhin				OTU
rhinelander	RHI			
rhode			pvd	
ribas				SIG
ribeirao		RAO		
ribeiro				belMOC
ribera				PCO
riberalta	RIB			
rica				PAZVLP
ricardo			ESR	
rice		RIE		ILLLYO
richa				LDB
richard		RDT	RMGSUW	HGR
richards		RCB		mss
richardson				FRNywg
richfield	RIF			
richland	RLD			SDY
richmond	ricRIDXRHyvr		RCM	RNH
rick			ama	
rickenbacker			lck	
rico				PUR
ridder				DRI
ridge				ARGeriLHGMWJXPR
riesa	IES			
rif	OLI			
rifle	RIL			
riga	rix			
right				RHT
rigolet	YRG			
rih				kwg
rijeka	RJK			
rijen				GLZ
rikaze			DDR	
riley				FRI
rimini	rmi			
rimouski	YXK			
rimpochee				IXL
rincon		RDS		
ringi		RIN		
ringkobing				STA
rinkenberger			BDF	
rio		gigLCFQIQRBRRCURFRrgaRGLRHDRIGRIHROYRVDSDUSNZ	PTZ	ARRDLFdrtIRZLCLLVRQPDSJPSNJ
riohacha	RCH			
rioja	RIJ			IRJ
rionegro	mde			
rios				OCJ
rishiri	RIS			
rivadavia				CRD
rivadeneira				ESM
river				DKVDRFDRYDVREGVFAQGBVGVIHGZHUBIRGKHWMCVMGVMJXMQZNHKODRPCUPSKRVRSRVTVFVCDXGRXPPXRRXYRYBLYBVYCYYDVYEBYHYYPEYPWZEMZGIZJN
rivera	rvy			CPXVQS
rivers				HAI
riverside	RALRIV	RIR	LLE	RVS
riverton	RIW			
rivesaltes				PGF
riviere		YRIytm		YGL
rivieres				YRQ
rivne	rwn			
riwut				PKY
riyadh	ruhXXN			
riyan	riy			
rize			RZV	
rizo				BCA
rjaa				nrt
rjaf				MMJ
rjah				IBR
rjam				MUS
rjan				IHA
rjaw				IWO
rjbb				kix
rjbd				SHM
rjbe				UKB
rjbt				TJH
rjcb				OBO
rjcc				CTS
rjch				HKD
rjck				KUH
rjcm				MMB
rjcn				SHB
rjco				OKD
rjcw				WKJ
rjda				AXJ
rjdb				IKI
rjdc				UBJ
rjdt				TSJ
rjeb				MBE
rjec				AKJ
rjeo				OIR
rjer				RIS
rjfc				KUM
rjfe				FUJ
rjff				FUK
rjfg				TNE
rjfk				KOJ
rjfm				KMI
rjfo				OIT
rjfr				KKJ
rjfs				HSG
rjft				KMJ
rjfu				NGS
rjgg				ngo
rjka				ASJ
rjkb				OKE
rjki				KKX
rjkn				TKN
rjna				NKM
rjnf				FKJ
rjng				QGU
rjnk				KMQ
rjno				OKI
rjns				FSZ
rjnt				TOY
rjnw				NTQ
rjoa				HIJ
rjob				OKJ
rjoc				IZO
rjoh				YGJ
rjoi				IWK
rjok				KCZ
rjom				MYJ
rjoo				itm
rjor				TTJ
rjos				TKS
rjot				TAK
rjow				IWJ
rjsa				AOJ
rjsc				GAJ
rjsd				SDS
rjsf				FKS
rjsh				HHE
rjsi				HNA
rjsk				AXT
rjsm				MSJ
rjsn				KIJ
rjsr				ONJ
rjss				SDJ
rjsy				SYO
rjta				NJA
rjth				HAC
rjto				OIM
rjtq				MYE
rjtt				hnd
rjtu				QUT
rjty				OKO
rkjb				mwx
rkjj				KWJ
rkjk				KUV
rkjy				RSU
rknc				QUN
rknn				KAG
rknw				WJU
rkny				yny
rkpc				cju
rkpd				JDG
rkpe				CHF
rkpk				pus
rkps				HIN
rkpu				USN
rksi				icn
rksm				SSN
rkso				OSN
rkss				gmp
rksw				SWU
rkth				KPO
rkti				JWO
rktn				TAE
rktp				HMY
rktu				cjj
rkty				YEC
rmel				TTU
rnas			YEO	
rnzaf			OHA	
road		eis		
roah				OKA
roanne		RNE		
roanoke	ROA	RZZ		
roatan		rtb		
robbins				HEE
robe			GOB	
roben			WBR	
robert			ADRGRKORVRKRskb	TBNyhz
roberto				cuupjc
roberts			RDMrob	gcm
robertson	ROD			
roberval	YRJ			
robinhood			ROH	
robins			WRB	
robinson				EOS
robinvale			RBC	
robles				PRB
robore	RBO			
roca				GNR
rocha				VDC
rochambeau				CAY
roche		RCE		EDM
rochefort		RCO		
rochelle				LRH
rochester	RCRRCSrocrst			
rock		RKHRKSRSD		AYQDRALITLNRLRF
rockcliffe				YRO
rockdale	RCK			
rockfalls				SQI
rockford				rfd
rockhampton	ROK			
rockies				YXC
rockland	RKD			
rockport	RKP			
rockwood	RKW			
rocky		RWIYRM	BJC	PCTSIT
rodelillo			VAP	
rodes		RHO		
rodez		RDZ		
rodgers				JRF
rodn				DNA
rodolfo				mxlTNM
rodrigues				CLNPMW
rodriguez		RIM	aqp	LLSRZPTBPtijVQS
roebourne	RBU			
rogelio				CYW
rogers	ROG			BRWokcXNA
rogue			mfr	
rohlsen				STX
rohrer				ROF
roi			ROI	
roig				ISG
rojas				adzPOI
rojo				CBJ
rokj				UEO
rokot			RKO	
rokr				KJP
roland			RUN	ZBM
roldan				APO
rolla		VIH		
rollang			RFK	
rolling		RFK		
roma	CIARMA			
roman				WPA
romana				lrm
romanzof				CZF
romblon	TBH			
romd				MMD
rome	fcoREOrmeRMG			
romeoville				LOT
romualdez				TAC
romy				MMY
ronald			DCA	
ronaldsay				NRL
ronchi				TRS
rondon				CGBRON
rondonopolis	ROO			
ronge				YVC
ronne	RNN			
ronneby			RNB	
rooke			RFG	
roosevelt	ROL			DIKEUX
roper			RPB	
roque				JHFLRVPRQ
roques				LRV
rora				AGJ
rorbacksnas	SCR			
rore				IEJ
rorh				HTR
rork				KTD
roros	RRS			
rors				SHI
rort				TRA
rorvik	RVK			
rory				RNJ
rosa				ETRRSASRASRBSTStcq
rosado				MVF
rosario	ROS			
roscoe			CRX	
roscommon			HTL	
roseau	ROX			
roseberth			RSB	
roseburg	RBG			
rosecrans			STJ	
rosh		RHNRPN		
roshchino			tjm	
rosita			RFS	
roskilde				RKE
ross		XRR		
rossvoll				MQN
rost			RET	
rostock	RLG			
rostov		rovRVI		
roswell	ROW			
rota	ROZ	rop		
rotorua	ROT			
rotterdam	RTM			
rottnest			RTS	
rotuma	RTA			
rouen		URO		
rouge				BTRytm
roumaniere				EGC
round		ZRJ		
roundup	RPX			
rourkela			RRK	
rouyn			YUY	
rovaniemi	RVN			
rovirosa				vsa
rowley				CKW
roxana	TTQ			
roxas		RXS		
roy			MIFRHLVRS	
royal				FRR
royan		RYN		
royn				OGN
rpen				ENI
rplb				sfs
rplc				crk
rpli				lao
rplk				drp
rpll				mnl
rplo				CYU
rpls				SGL
rplu				LBX
rpma				AAV
rpmc				CBO
rpmd				dvo
rpme				BXU
rpmf				BPH
rpmg				DPL
rpmh				CGM
rpmi				IGN
rpmj				JOL
rpmm				MLP
rpmn				SGS
rpmo				OZC
rpmp				PAG
rpmq				MXI
rpmr				ges
rpms				SUG
rpmu				CDY
rpmv				IPE
rpmw				TDG
rpmy				CGY
rpmz				zam
rpns				IAO
rpsd				RZP
rpsp				tag
rpub				BAG
rpud				DTE
rpuh				SJI
rpum				MBO
rpun				WNP
rpuo				BSO
rpur				BQA
rpus				SFE
rput				TUG
rpuv				VRC
rpuw				MRQ
rpuy				CYZ
rpva				TAC
rpvb				bcd
rpvc				CYP
rpvd				DGT
rpve				MPH
rpvf				CRM
rpvi				ilo
rpvj				MBT
rpvk				klo
rpvm				ceb
rpvo				OMC
rpvp				PPS
rpvr				RXS
rpvs				EUQ
rpvu				TBH
rpvv				USU
rpvw				BPR
rubelsanto	RUV			
rubem			URG	
ruben			SYP	YPC
rubidoux				RIR
ruby	RBY			
rucker				OZR
rudy				ROX
rugao	RUG			
rugen	GTI			
rughenda			RUE	
ruhengeri	RHG			
ruidoso	RUI			
ruinas		RUY		
ruiz				CSZzcl
rukumkot	RUK			
rum			RCY	
rumbek	RBX			
rumginae			RMN	
rumjatar	RUM			
run				YIP
rundu	NDU			
runway				UGL
ruoqiang	RQA			
rupert				YPR
rupsi			RUP	
rurenabaque	RBQ			
rurutu			RUR	
russ				YSH
russell	RSL			ALXRMG
russian		RSH		
rustaq			MNH	
ruston	RSN			
rutan				MHV
rutland	RUT		RTP	
ryan				BTRHMTMML
ryans			SZS	
ryazan	RZN			
rybinsk	RYB			
ryneveld				UTN
ryoma				KCZ
ryum				RVK
rzeszow	RZE			
s				ATCbzeCXBDLYFOKGHBgndISCKSMLEQLGILTWMNIMVYONHRIERKRSNGTJQUNEYMHYNHyyt
sa				OPO
sa30				CCT
saab				LPI
saac				COC
saada				BUJ
saag				GHU
saaj				JNI
saap				PRA
saar				ROS
saarbrucken	SCN			
saaryuaq				YSY
saav				SFN
saba	SAB			
sabang		SBG		
sabe				AEP
sabetta	SBT			
sabha	SEB			
sabi			GSS	
sabieh				AII
sabiha			saw	
sable		YSA		
sables				LSO
sablon				YBX
sabzevar	AFZ			
sacc				LCM
sacheon	HIN			
sachigo		ZPB		
sachs		YSY		
saco				COR
sacramento	MCCMHRSACsmf			
sad				QND
sadf				FDO
sadik				LAH
sadiq			sko	
sadkow				RDO
sadl				LPG
sado			SDS	
sadooghi				AZD
sadp				EPA
saem				MJR
saen				KDT
saenz				PRQ
saertu			DQA	
saez				eze
safari				ASS
safford	SAD			
safr				RAF
safs				NCJ
saga	HSG			
saginaw	mbs			
sahabat	SXS			
sahand			ACP	
sahc				HOS
sahe				CVH
sahel				NIX
sahiwal	SWN			
sahr				GNR
sahs				RDS
sahz				APZ
sai				JRG
saibai		SBR		
said				hahPSD
saidpur	SPD			
saidu		SDT		
saint		ACIEBUFSPGCIgndHLEJERLDXMLHOXPSBKSNRsxmSYTXLSYDOYJNYSJyyt		BAEDNRDOLGNBLYSORERCORNSYXJ
sainte			SMS	CLYYAM
saintes				LSS
saipan		spn		
saiss			FEZ	
saiwusu				erl
sakhalinsk				UUS
sakon			SNO	
salaam				dar
salah				INZ
salahuddin				BMU
salak			MVR	
salalah	SLL			
salamanca	SLM			
salas				NVA
salazar				ICC
sale				RBASXETQL
saleh				LSWMLGSBG
salekhard	SLY			
salem	SLESLO		SXV	INT
salen			SCR	
salerno	QSR			
salgado			POA	
salida	SLT			
salima	LMB			
salina	SBOSLN			
salinas	SNCSNS			
salines				gnd
salinopolis	OPP			
salisbury	SBYSRW			
salle				COT
salles				VIX
salluit	YZG			
salmon	SMN	YSN		AKN
salom				pbl
salomon				LGS
salt		slcSLX		
salta	sla			
saltillo	slw			
salto	sty			
salton		SAS		
salvador	ssa			ESRilsjujPSZsalZSA
salvaza				CCF
salzburg	SZG			
sam			MDCqow	
samair				SSX
samaki				ZNZ
samana	azs			
samangoky			TDV	
samara	kuf			
samarinda		aap		
samarkand	SKD			
sambailo			SBI	
sambava			SVB	
samburu		UAS		
same				MDZ
samedan			SMV	
samjiyon	YJS			
samm				LGS
samos		SMI		
sampit		SMQ		
sampson				CTZ
samr				AFA
samsun	SSXSZF			
samuels			BRY	
samui			USM	
san		adzAFAAPEAYGBRCEUQFDOfrsilsjujLPZLUQMQKMYFNCRNKXNZYOESQSNRHVsansatsbdSBPSCYSDMSEEsfoSIGSJASJBsjcsjdSJESJIsjoSJSSJTsjuSJVSKFslpSNFSNGSNMSQLSRDSRFSRJSSDSSFSVIsyqTUCUAQULAZSA	ALSBZAEASEMTGLBGSJIPIIPZLOBMMPNBLRIMSAQSFDSFEsfhSNJSOMSPYSVZSZTTOO	CPCcswFONJSMOAKPEGpsaPSSSQH
sana		sah		
sanana		SQN		
sanandaj			SDG	
sanc				CTC
sanchez				mxl
sancti		USS		
sand		SDP		
sandakan	SDK			
sandane	SDN			
sanday	NDY			
sandefjord			TRF	
sandeman				PZH
sanderson			SHN	SSM
sandino				mga
sandnessjoen			SSJ	
sands				ALMBKH
sandspit	YZP			
sandstone	NDS			
sandviken				GVX
sandy		ZSJ		
sane				SDE
sanfebagar	FEB			
sanford	SFM			MTDsfb
sanga			SGS	
sangafa	EAE			
sanggata		SGQ		
sangia			KXB	
sangihe				NAH
sangley			SGL	
sango		TTE		
sangster			mbj	
sanh				RHD
sanhe				YYA
saniat			TTU	
sanikiluaq	YSK			
sanjiazi				NDG
sankt		PSH		
sanl				IRJ
sanliurfa	GNYSFQ			
sanming	SQJ			
sannuhe				TVS
sanpete			NTJ	
sanqingshan			SQD	
sant				TSFTUC
santa		AQBCSUCTQETRFLWGRWIRZNNBRIARSARZASAFsalSBASBBSBLSCZSFNSMGSMOsmrSMXSNASNUSQASRASRBSRZSSTSTSSTZSZPTNOvvi	AJUCRCdzoGYNIDOJCBNLUSMASNVSNZSTB	BWWRHVtcq
santamaria				sjoSNU
santan		TSX		
santana		CMP		FEC
santander	SDR			
santarem	STM			
santi				GSI
santiago	sclscustiSYP	SCQSDE	AUCGIR	AFApmv
santissima				MTG
santo		GELIPGsdqstd	son	OLJPXOQXC
santorini		JTR		
santos			SDU	gesSSZ
sanu				UAQ
sanw				CRR
sanya	syx			
sanyuanpu				TNH
sao		CGHgruJDRJHFnatNSROLCQOJQSCSBJSFLSJKSJLSJPslzSQMSQXSQYSSOSXOSXXtmsVXE	SJZ	QXC
saoc				RCU
saod				VDR
saor				VME
saos				rlo
saou				LUQ
sapezal	AZL			
sapir	EIY			
saposoa			SQU	
sapporo	OKD			
sara			SSR	AOP
sarabia				trc
sarajevo	sjj			
sarakhs	CKT			
saranac		SLK		
saransk	SKX			
sarasota		srq		
saratoga	SAA			
saratov	GSV			
saravena	RVE			
sarc				CNQ
sardar			amdRAS	
sardy				ASE
sare				res
sarf				FMA
sargodha	SGI			
sarh	SRH			
sari	SRY			igr
sarichef				WSF
sarl				AOL
sarm				MCS
sarmellek	sob			
sarmi		ZRM		
sarmiento	OLN			UAQ
sarnia	YZR			
sarp				PSS
sars				PRQ
sary			kgf	
sasa				sla
sasereme	TDS			
sasj				juj
saskatoon	yxe			
saskylakh	SYS			
saso				ORA
sassandra	ZSS			
sasstown	SAZ			
sast				TTG
sastranegara				bdo
satar		RTG		AOR
satc				CLX
satd				ELO
satg				OYA
satk				LLS
satm				MDX
satna			TNI	
satr				RCQ
satu		SUJ		UZU
sauce			SFN	
sauces				RDS
saudarkrokur	SAK			
saul	XAU			
sault		ciuSSMYAM		
saumlaki		SXK		
saurimo	VHC			
savannah	savSVN			
savannakhet			ZVK	
savarkar				ixz
savb				EHL
savc				CRD
savd				EMX
save	SVF			EQS
savh				LHS
savino				PEE
savj				IGB
savm				OLN
savn				OES
savoie				CMFNCY
savonlinna	SVL			
savoonga	SVA			
savq				MQD
savr				ARR
savs				SGV
savt				REL
savusavu	SVU			
savuti	SVT			
savv				VDM
savy				PMY
sawa				ING
sawc				FTE
sawd				PUD
sawe				rga
sawg				RGL
sawh				USH
sawj				ULA
sawm				ROY
sawp				PMQ
sawr				GGS
saws				JSM
sawt				RYO
sawu		SAU		RZA
sawyer			HYR	MQT
sayaboury	ZBY			
sayun	gxf			
sazb				BHI
sazc				CSZ
sazf				OVR
sazg				GPO
sazh				OYO
sazl				SST
sazm				mdq
sazn				NQN
sazo				NEC
sazp				PEH
sazr				RSA
sazs				BRC
sazt				TDL
sazv				VLG
sazw				CUT
sazy				CPC
sbaa				CDJ
sbae				JTC
sbaq				AQA
sbar				AJU
sbas				AIF
sbat				AFL
sbau				ARU
sbax				AAX
sbbe				bel
sbbg				BGX
sbbh				PLU
sbbi				BFH
sbbp				BJP
sbbq				QAK
sbbr				bsb
sbbt				BAT
sbbu				BAU
sbbv				BVB
sbbw				BPG
sbbz				BZC
sbca				CAC
sbcb				CFB
sbcd				CFC
sbcf				cnf
sbcg				CGR
sbch				XAP
sbci				CLN
sbcj				CKS
sbcm				CCM
sbcn				CLV
sbco				QNS
sbcp				CAW
sbcr				cmg
sbct				CWB
sbcv				CRQ
sbcx				CXJ
sbcy				CGB
sbcz				CZS
sbdb				BYO
sbdn				PPB
sbeg				mao
sbek				JCR
sbep				ESI
sbfi				igu
sbfl				fln
sbfn				FEN
sbfz				for
sbgl				gig
sbgm				GJM
sbgo				GYN
sbgr				gru
sbgu				GPB
sbgv				GVR
sbgw				GUJ
sbht				ATM
sbic				ITA
sbih				ITB
sbil				IOS
sbip				IPN
sbiz				IMP
sbja				JJG
sbje				JJD
sbjf				JDF
sbjh				JHF
sbjp				JPA
sbju				JDO
sbjv				JOI
sbkg				CPV
sbkp				vcp
sble				LEC
sblj				LAJ
sbln				LIP
sblo				LDB
sblp				LAZ
sbma				MAB
sbmc				MQH
sbmd				MEU
sbme				MEA
sbmg				MGF
sbmk				MOC
sbml				MII
sbmn				PLL
sbmo				MCZ
sbmq				MCP
sbms				MVF
sbmy				MNX
sbnf				nvt
sbnm				GEL
sboi				OYK
sbpa				POA
sbpb				PHB
sbpc				POO
sbpf				PFB
sbpj				PMW
sbpk				PET
sbpl				PNZ
sbpn				PNB
sbpp				PMG
sbps				BPS
sbpv				PVH
sbrb				RBR
sbrf				rec
sbrj				SDU
sbrp				RAO
sbsc				SNZ
sbsg				nat
sbsj				SJK
sbsl				slz
sbsm				RIA
sbsn				STM
sbsp				CGH
sbsr				SJP
sbst				SSZ
sbsv				ssa
sbta				QHP
sbtb				TMT
sbtc				UNA
sbtd				TOW
sbte				THE
sbtf				TFF
sbtg				TJL
sbtk				TRQ
sbtl				TEC
sbtt				TBT
sbtu				TUR
sbua				SJL
sbuf				PAV
sbug				URG
sbul				UDI
sbur				UBA
sbvc				VDC
sbvg				VAG
sbvh				BVH
sbvt				VIX
sbys				QPS
sbzm				IZA
scac				ZUD
scammon		SCM		
scampton	SQZ			
scan				LOB
scandinavian				SCR
scap				WAP
scar				ARI
scarborough	TAB			
scarlet				RIH
scas				WPA
scat				CPO
scba				BBA
scbe				TOQ
scbi				DPB
sccc				CCH
sccf				CJC
scch				YAI
scci				PUQ
sccq				COW
sccy				GXQ
scda				IQQ
scel				scl
sces				ESR
scfa				ANF
scfm				WPR
scfr				FRT
scft				FFU
scgc				UGL
scge				LSQ
scgz				WPU
schaferhaus				FLF
schefferville	YKL			
schenck			ICL	
schenectady	SCH			
schiphol				AMS
schlemeyer				ODT
schleswig			WBG	
schmidt				MOX
schoeman				ELS
scholes			gls	
schoolcraft			ISQ	
schr				LGR
schreiner				ERV
schulz				STS
schwarck				LPJ
schwerin			SZW	
schwesing				QHU
scie				CCP
scip				IPC
scjo				ZOS
sckp				CPP
scll				VLR
scln				ZLR
scnt				PNT
scone			NSO	PSL
scott			BLV	FSK
scottsbluff	BFF			
scottsdale	SCF			
scov				OVL
scpc				ZPC
scpq				MHC
scpv				PUX
scqp				ZCO
scra				CNR
scranton				avp
scrd				VAP
scrg				QRC
scribner	SCB			
scrm				TNM
scsb				SMB
scse				LSC
scsf				SSD
scst				WCA
scte				PMC
sctl				TLX
sctn				WCH
scto				ZIC
sctt				TTC
scusciuban	CMS			
scvd				ZAL
scvm				KNA
sdam				CPQ
sdbk				QCJ
sdcg				OLC
sdco				SOD
sddr				QDC
sdjl				JLS
sdkk				QOA
sdlo				PBA
sdlp				QGC
sdny				QNV
sdou				OUS
sdow				OIA
sdpw				QHB
sdrk				QIQ
sdrr				QVP
sdrs				QRZ
sdsc				QSC
sdub				UBT
sdun				ITP
sduo				QGS
sdvg				VOT
sdwq				ALT
sdym				QGB
sea				rsiSAS
seacoast				SFM
seam				ATF
seaplane				AGNAYMBCSCGAHYLKAEKWPNYSRCE
searcy	SRC			
searle			OGA	
seattle	bfisea		pae	
sebastian				EAS
sebba	XSE			
sebring	SEF			
secada				iqt
sechelt		YHS		
seco				OCC
secu				CUE
secunda	ZEC			
sedalia	DMO			
sedar				dkr
sedona	SDX			
seewoosagur				mru
sege	EGM			
segel			RBT	
segs				GPS
segu				gye
seguela	SEO			
seguro				BPS
sehonghong	SHK			
sehwan		SYW		
seii				IBB
seinajoki		SJY		
seine				URO
seji				JIP
sekakes	SKQ			
sekondi		TKD		
selahaddin				YKO
selawik	WLK			
seldovia	SOV			
selebi			PKW	
seletar	XSP			
selfridge			MTC	
selfs			MMS	
selibaby	SEY			
selin				RIB
selinsgrove	SEG			
selma	SEM			
selor				TJS
selt				ltx
sema				MRR
semado				LSM
semarang		SRG		
sematan	BSE			
semc				XMS
semey	plx			
semh				MCH
semnan	SNX			
semonkong	SOK			
semporna	SMM			
semt				mec
senador			PNZTHE	
senadora			OLC	
senai	jhb			
senanga	SXG			
sendai	SDJ			
senggeh		SEH		
senghor				dkr
senguerr				ARR
senia				ORN
senl				LGQ
senou	BKO			
sentani			djj	
sentraoes				FCB
seosan	HMY			
seoul	gmpicn		SSN	
sepinggan			bpn	
sept		YZV		MVFPYO
sepulot	SPE			
sepv				PVO
seqm				UIO
sequestre				LBI
sequim	SQV			
serafettin				NKT
seram		WBA		AHILUVSQN
serdan				pbc
serena				LSCMRE
seretse				gbe
seri				bwn
seridan				ODN
serio				BGY
sero				ETR
seronera	SEU			
serra			NSR	TGQ
serrano				MCH
serui		ZRI		
servando				mam
sesa				SNC
sesc				SUQ
sesheke	SJQ			
seshutes	SHZ			
sesm				PTZ
sesriem			SZM	
sest				SCY
sestri				GOA
sesv				BHA
seth				TSC
seti				TPN
setif	QSF			
setm				LOH
setn				ESM
setr				TPC
setu				TUA
seumawe				LSW
sevastopol	uks			
severn				YER
severo			SWV	
sevierville	GKT			
sevilla	SVQ			
sewanee	UOS			
seward	SWD			
seychelles			sez	
seymour	SER		GPSGSB	
sfal				PSY
sfax	sfa			
sgas				asu
sgay				AYO
sgbn				BFA
sgco				CIO
sgen				ENO
sges				agt
sgfi				FLM
sgme				esg
sgol				OLK
sgpi				PIL
sgpj				pjc
shache	QSZ			
shadi				FUO
shafter	MIT			
shageluk	SHX			
shah			cgpRJH	IPHszb
shahbaz			JAG	
shahid			AZDKSH	ifnsyz
shahjalal				dac
shahr				IHR
shahrekord	CQD			
shahroud			RUD	
shaikh			RYK	
shaka				dur
shakawe	SWX			
shakhtersk	EKS			
shakhtyorsk			EKS	
shaktoolik	SKK			
shalz			CBK	
sham				MOD
shamattawa	ZTM			
shamshabad				hyd
shang		KNH		
shanghai	pvgsha			
shangrao	SQD			
shangri		DIG		
shannon	SNN			
shanshan	SXJ			
shantou	SWA			
shaoguan	HSC			
shapotou				ZHY
sharana	OAS			
sharif				MZRSDTSYW
sharjah	shj			
shark			gsqMJK	
sharm		ssh		
sharp			CKK	
sharurah			SHW	
shashi	SHS			
shastri				VNS
shaw			SSC	
shawnee	SNL			
shaxian				SQJ
shay		SGP		
sheboygan	sbm			
sheep		SMU		
sheghnan	SGA			
sheikh			SXR	ssh
shelby	SBX			
shelbyville	SYI			
shell		PTZ		
shelton	SHN			USC
shemya	SYA			
shenandoah			SHD	
shengli				DOY
shenyang	SHE			
shenzhen	szx			
shepherd				MRB
sheppard			SPS	
shepparton			SHT	
sher			PWD	
sherbro			bte	
sherbrooke	YSC			
sheremetyevo			svo	
sheridan	SHR			
sherman		PNX	FLV	NPA
shetland	OUK	UNT		
sheva				BEV
shi				DQA
shijiazhuang	sjw			
shillong	SHL			
shimla			SLV	
shimoga	RQY			
shimojishima			SHI	
shindand			OAH	
shinyanga	SHY			
shiquanhe	NGQ			
shirahama	SHM			
shirak				LWN
shiraz	syz			
shire	SHC			
shiringayoc	SYC			
shirley	WSH			
shishmaref	SHH			
shivaji				bom
shivamogga			RQY	
shively			SAA	
shiyan	WDSZSP			
shizuoka				FSZ
shmona				KSW
shoals				MSL
shonai	SYO			
shoreham			ESH	
shores				DTRguf
show		SOW		
shpakovskoye				STW
shravasti	VSV			
shreveport	DTNSHV			
shuangliu				ctu
shubuling			LYI	
shumba			JAE	
shungnak	SHG			
shuofang				wux
shuozhou	SZH			
shuttlesworth				bhm
shymkent	CIT			
si				NST
sialkot	SKT			
siargao			IAO	
siauliai	sqq			
sibi	SBQ			
sibiti	SIB			
sibiu	sbz			
sibolga		FLZ		
sibu	SBW			
sibulan			DGT	
sidempuan				AEG
sidi		SII	BFW	AZRTGR
sidney	SDYSNYSXY			
siebert				ZOS
siegerland			SGE	
siem		sai		
siena	SAY			
sierra		SGV	FHUMZORUI	
sievierodonetsk	SEV			
sigiriya	GIU			
siglufjordur	SIJ			
sigonella			NSY	
siguanea			SZJ	
siguiri	GII			
sihanoukville			kos	
sihanukville	kos			
siilinjarvi				KUO
siirt	SXZ			
sikasso	KSS			
sikes				CEW
sikeston	SIK			
sikorsky				BDR
sila		SIL		
silampari			LLJ	
silangit			DTB	
silao	bjx			
silay				bcd
silc				LVR
silchar	IXS			
silgadi		SIH		
siliguri	IXB			
sill				FSILAW
siloam		SLG		
silva				PHB
silver		SVC		AFN
silvio			asu	MGF
simanggang	SGG			
simao	SYM			
simara	SIF			
simbai	SIM			
simbel				ABS
simberi		NIS		
simcoe				YLK
simenstad				OEO
simenti	SMY			
simferopol	sip			
simikot	IMK			
simk				FRC
simmons			FBG	
simon			gyenlasmr	CCS
simons				RIJSSI
simpang				PKU
simpson				SPAYFSYHA
sinclair				YCR
sindal	CNL			
sindhri	MPD			
sines	SIE			
singapore	sin			
singh				lko
singkep				SIQ
singleton	SIX			
sinoe				SNI
sinop	NOPOPS			
sint		EUX		
sion	SIR			
sioux		FSDSUXYXL		
sipora		RKO		
siqueira				BJP
sir		XSB	bgigbemruRRG	
sirjan			SYJ	
sirnak	NKT			
sirri			SXI	
sirt	SRX			
sishen	SIS			
sisimiut	JHS			
siskiyou			SIY	
site				YFI
sitia			JSH	
sitiawan	SWY			
sitka	SIT			
sitoli				GNS
sittwe	AKY			
siuna	SIU			
sivas	VAS			
siwa	SEW			
sixty				YDW
sizx				JUA
sjhg				CFO
sjnp				NPR
sjrg				RIG
skac				ACR
skad				ACD
skag				HAY
skagen				SKN
skagit			MVW	
skagway	SGY			
skam				AFI
skap				API
skar				AXM
skardu	KDU			
skas				PUU
skavsta				NYO
skbc				ELB
skbg				BGA
skbo				bog
skbq				baq
skbs				BSC
skbu				BUN
skca				CPB
skcc				cuc
skcd				COG
skcg				ctg
skci				CCO
skcl				clo
skcm				CIM
skcn				RAV
skco				TCO
skcp				BHF
skcr				CUO
skcu				CAQ
skcv				CVE
skcz				CZU
skeb				EBG
skej				EJA
skelleftea	SFT			
skerries				OUK
skfl				FLA
skfu				FDA
skga				LGT
skgi				GIR
skgo				CRC
skgp				GPI
skgz				GLJ
skha				CPL
skhc				HTZ
skiathos	JSI			
skib				IBE
skig				IGO
skip				IPI
skiros		SKU		
skirring				CSK
skive	SQW			
skjern		STA		
sklc				APO
sklg				LQM
sklm				MCJ
sklp				LPD
sklt				let
skmd				EOH
skmf				MFS
skmg				MGN
skml				MTB
skmp				MMP
skmr				MTR
skmu				MVP
skmz				MZL
sknc				NCI
sknq				NQU
sknv				NVA
skoc				OCV
skoe				ORC
skopje	skp			
skorpion			RHN	
skot				OTU
skovde	KVB			
skpa				RON
skpc				PCR
skpd				PDA
skpe				pei
skpi				PTX
skpl				PLT
skpn				NAR
skpp				PPN
skpq				PQE
skpr				PBE
skps				PSO
skpv				PVA
skpz				PZA
skqu				MQU
skrg				mde
skrh				RCH
skrydstrup				SKS
sksa				RVE
sksg				LPZ
sksj				SJE
sksm				smr
skso				SOX
sksp				adz
sksv				SVI
skta				TAU
sktb				TIB
sktd				TDA
sktl				TLU
sktm				TME
sktq				TQS
sktu				TRB
skuc				AUC
skui				UIB
skukuza	SZK			
skul				ULQ
skur				URR
skvg				VGZ
skvl				PYA
skvp				VUP
skvv				VVC
skwentna	SKW			
sky				phxSTC
skya				AYG
skye			SKL	
skylark			ILE	
skyp				EYP
skypark			BTF	PYS
skyports				NYS
slag				MHW
slal				sre
slap				APB
slas				ASC
slave		YZH		
slayton	NSL			
slba				BVL
slbj				BJO
slca				CAM
slcb				cbb
slco				CIJ
slcp				CEP
sleetmute	SLQ			
slet				SRZ
slgy				GYA
slhj				BVK
sliac	SLD			
sligo	SXL			
slimane				GMD
slje				SJS
sljo				SJB
sljv				SJV
sllp				lpb
slmg				MGD
slor				ORU
slpo				POI
slpr				PUR
slps				PSZ
slra				SRD
slrb				RBO
slri				RIB
slrq				RBQ
slry				REY
slsa				SBL
slsb				SRJ
slsi				SNG
slsm				SNM
slsr				SRB
slti				MQK
sltj				TJA
sltr				TDD
sluy				UYU
slvg				VAH
slvm				VLM
slvr				vvi
slya				BYC
smara	SMW			
smbo				BTO
smca				AAJ
smco				TOT
smda				DRJ
smdj				DOE
smdo				LDO
smeg				eax
smeralda				OLB
smith			INTSHUSLGSMD	CDVcybFSMlbbmemsydYSM
smithers	YYD			
smiths		YSH		
smithton			SIO	
smjp				pbm
smmo				MOJ
smni				ICK
smolensk	LNX			
smpa				OEM
smst				SMZ
smtp				KCB
smwa				AGI
smws				WSO
smyrna	MQY			
smzo				ORG
snab				JAW
snai				APY
snake			SNB	
snal				APQ
snap		YNX		
snar				AMJ
snbc				BDC
snbl				BVM
snbr				BRA
snbs				BSS
snbu				BMS
snbx				BQQ
sncl				MXQ
sncp				CTP
sncu				CPU
sncx				QCH
sndc				RDC
sndn				LEP
sndt				DTI
sndv				DIQ
sned				CNV
snfx				SXX
snga				GUZ
sngd				GDP
sngi				GNM
sngm				GMS
sngn				QGP
snic				IRE
snig				QIG
snip				QIT
sniu				IPU
snjb				JCM
snjd				FEC
snjk				JEQ
snjn				JNA
snjr				JDR
snke				CMP
snkf				QDF
snki				CDI
snkn				QCP
snlo				SSO
snma				MTE
snmu				MVS
snmx				SBJ
snmz				PTQ
snnu				NNU
snob				QBX
snos				PSW
snou				FEJ
snowy				OOM
snox				ORX
snpc				PCS
snpd				POJ
snpx				PIV
snqg				FLB
snrd				PDF
snru				CAU
snsm				OPP
snsw				SFK
sntf				TXF
snti				OBI
snto				TFL
snvb				VAL
snvi				QID
snvs				BVS
snwc				CMC
snxs				QXC
snya				GGF
snyder	SNK			
snye				PHI
snyh				ITI
snza				PPY
snzw				ITE
soa			BJW	
soalala	DWB			
sobral	QBX			
soca				CAY
sochi	aer			
socorro	ONM			
socotra		sct		
socrates			BMS	
sodankyla	SOT			
soderhamn	SOO			
soekarno			cgk	BKS
soewondo			MES	
sofia	SOF			
sogamoso	SOX			
sogndal	SOG			
sogs				GSI
sogui				MAX
sohag	hmb			
sohar	OHS			
sokcho		yny		
sokerkino				KMW
soko			BDK	
sokol			GDX	
sokoto	sko			
sol				NTO
sola	SLH			SVG
solano				BHFBSCSVI
solapur	SSE			
soldotna	SXQ			
solenzara	SOZ			
solidarnosc				SZZ
solleftea				KRF
solo				SOC
solomon	SOL		SLJ	
solomos				ZTH
solovetsky		CSH		
solovki			CSH	
solwesi	SLI			
sombrero				SMB
somerset	SME			
son		SQH		HGNPYYsgn
sonderborg	SGD			
sondok			DSO	
songea	SGX			
songkhla			SGZ	
songshan				TSA
songyuan	YSQ			
sonoma				STS
sooa				MPY
soog				OXP
soom				LDX
soor				REI
soos				XAU
sorkjosen	SOJ			
soroako		SQR		
sorocaba	SOD			
sorong		SOQ		
soroti	SRT			
sot				MAQ
souanke	SOE			
soucek				NTU
souche				NIT
souda	chq			
souillac				BVE
soummam			BJA	
sound				MFNRSDWDNYOSYPD
soure	SFK			
south		BIMsbnTVLWSNXSI	ELDGBLGEYLLYXSCZGLZMH	broCRLISWIWALNXLRTTDOTFSTSUUAS
southampton	SOU			
southdowns			KIW	
southeast			BRLLAA	
southend	SEN			
southern			BCSJVLMDHSQCVCV	MWARUTSOP
southport			SHQYPG	
southwest			ABYBEHKLSMMLOTHRKSrswSWJ	TCR
sovetskaya		GVN		
sovetskiy	OVS			
soyo	SZA			
spaatz				RDG
space			TIX	BFKCOFmafMHVVBG
spaceport				CSM
spain				pos
spalsbury				SAD
spangdahlem			SPM	
spanish		MZEVIJ		
spao				APE
spar				ALD
sparrevohn	SVW			
sparta	CMYSAR			
spartanburg	SPA			gsp
sparti	SPJ			
spas				AOP
spay				AYX
spbb				MBP
spbl				BLP
spbr				IBP
spcl				pcl
spdr				TDP
spearfish	SPF			
spence			MUL	
spencer	SPW			
speo				CHM
spgl				CGL
spgm				TGI
sphi				cix
sphinx			spx	
spho				AYP
sphy				ANS
sphz				ATA
spichenkovo			NOZ	
spil				UMI
spirit		RTL	SUS	YNO
spiritus				USS
spis				PYZ
spiz				UCZ
spja				RIJ
spjc				lim
spje				JAE
spji				JJI
spjj				JAU
spjl				jul
spjn				SJA
spjr				CJA
split	SPU			
spln				RIM
splo				ILQ
spme				TBP
spmf				MZA
spmr				SMG
spms				YMS
spnc				HUU
spnm				PNM
spoa				SQU
spokane	gegSFFSKA			
sppy				CHH
spqn				REQ
spqt				iqt
spqu				aqp
spriggs			MLW	
spring		AXP	SCG	HCA
springbok	SBU			
springdale	SPZ			XNA
springfield	SGFSGHSPIVSF	CEF		BAF
springs				ADWAFFASPBVZBXSCEXCHPCOSCZTEYSGCWGWSHOTHSPINSMLYPGOPGSpspRKSSBSSLGSLRTHPTRMUDDYCZ
springvale			KSV	
spru				tru
spso				pio
spst				TPP
spsy				SYC
sptn				tcq
sptu				pem
spur				piu
spyl				TYL
spza				NZC
spzo				cuz
squamish	YSE			
sr				ATKGALMLL
sri			atq	
srinagar	SXR			
ssap				APU
ssbg				BGV
ssbl				BNU
ssck				CCI
sscl				CSS
sscn				CEL
sscp				CKO
ssct				GGH
ssdo				DOU
sser				ERM
ssfb				FBE
ssgy				QGA
sshz				HRZ
ssij				IJU
ssiq				ITQ
ssja				JCB
sskm				CBW
ssks				QDB
ssku				QCR
sskw				OAL
ssln				LOI
sslt				ALQ
ssmf				QMF
ssng				QGF
ssnh				QHV
ssoe				SQX
ssog				APX
ssou				AIR
sspb				PTO
sspg				PNG
sspi				PVI
sspn				PBB
ssqt				QAC
ssrs				BRB
ssru				SQY
sssb				QOJ
sssc				CSU
sste				TSQ
ssum				UMU
ssuv				QVB
ssvi				VIA
ssvp				CTQ
ssxx				AXE
ssya				AAG
sszr				SRA
sszw				PGZ
st		ADXanuISCKSMLEDpieQUYRUNSFCSGUSJNSMKSNPSPGSSISTCSTGSTJstlSTPSTQSUSUSTYAYYFXYIFYQSYSLYSTZSE	ACHALNCPSDPEENKFSPHLSLTWOPLphnPLRPSHSGOskvYCMYJNyyt	BLVJOHmspOESOHDSCPTBNYGVYHUYXJ
sta		SPC		
stafsberg			HMR	
stagen			KBU	
stallings				ISO
stamper				HUJ
stan			HUJ	
stanfield				yhz
staniel			TYM	
stanley	PSY			
stansted				STN
stanthorpe			SNH	
stanton	SYN			
starkville				GTR
staroselye			RYB	
state		SCE		ANQAUGBDYBIDCHZCZKESWHTSMPVMTNMVLNCONPTOSUPFCPSBREOSCBSFZSOLVSFWST
statesboro	TBR			
statesville	SVH			
station				AIPBEKBPFBUPCBDCFHCLLCXQECGFMHGMTGTNIKOIWKIXPKBBKKKLIBLNIMGVMTDMUQMYONBWPQSRHLROZSYATDNVNR
stauning			STA	
staunton		SHD		
stavanger	SVG			
staverton	GLO			
stavropol	STW			
stawell			SWC	
ste				ciuSSMYAM
steamboat		SBS		
stebbins	WBB			
stefan				OFKSCV
stefanik				BTS
stell				CRT
stella		SML		
stenkol			NTI	
stephens			BKD	
stephenville	SEPYJT			
sterling	STK	SQI		
stern				WAH
steuben				ANQ
stevens		STESVS	PGO	anc
stewart	ZST			IDILIYswfUCY
stillwater	SWO			
stinson			SSF	
stirling		MNY		
stockholm	ARNBMA	NYOVST		
stockton	SCK			FST
stoelmanseiland	SMZ			
stokes				TAD
stokka				SSJ
stokmarknes			SKN	
stony		SRVYSF		
stord			SRP	
storm		SLB		
stornoway	SYY			
storuman			SQO	
stow	MMN			
stowe				MVL
strahan			SRN	
strand				CRE
strasbourg	SXB			
strathmore			STH	
straubel				grb
straubing	RBM			
streaky			KBY	
strezhevoy	SWT			
strip				CFHYSA
strohfus				FBL
stronsay	SOY			
strother			WLD	
stroud	SUD			
strymba	bzy			
stuart	SUA	SSW		
stumpf				SJK
sturgeon		SUE		
sturgis	IRS			
sturup				MMX
stuttgart	SGTSTR			
stuyahok				KNW
stykkisholmur	SYK			
sua			SXN	
suabi			SBE	
suag				ati
suai	UAI			
suarez				CSZPSZ
suassuna				CPV
suavanao	VAO			
sub			SNF	
subang	szb			
subhash				ccu
subic			sfs	
suboficial			AFA	
subrato				WYK
suca				cyr
suceava	SCV			
sucker				YRS
sucre				CUMMYCsreUIO
sucua	SUQ			
sud				FSCLRT
sudan				pzu
sudbury			YSB	
sudu				dzo
sue		SYU		
sugar			SGR	
sugraly			AFS	
sui	SUL			
sukagawa	FKS			
sukang				LSU
sukarata		SOC		
suketar			TPJ	
sukhothai			THS	
sukhumi	SUI			
suki	SKC			
sukkur			SKZ	
sukon				LSX
sul				CSUCXJCZSJUAQDBSQY
sulayel			SLF	
sulaymaniyah	isu			
suleyman			ise	
sullivan	SIV		msv	
sulphur		SLR		
suls				pdp
sultan			AORBTJDJBIPHKBRPKUPLMszbTGGTTE	AKH
sulu				CDY
sum				HBU
sumarmo				SOC
sumatra				AEGAKQBKSBTJDJBDTBDUMFLZKLQknoLLJLSWLSXMEQMESMPCPDGPDOPKUPLMPPRRGTSIWTKGTPKWYK
sumba				TMCWGP
sumbawa		SWQ		BMU
sumbawanga	SUT			
sumbe	NDD			
sumburgh			LSI	
sumenep		SUP		
sumers				GWS
summer		SUR		
summerside	YSU			
summit	UMM			
sumner				AHMFSU
sumo				mlz
sumter	SSCSUM			
sumu				mvd
sumy	UMY			
sunan			wux	
sunchales	NCJ			
suncor		YFI		
sundsvall		SDL		
sungai		KRC	SXT	
sunport				abq
sunriver	SUO			
sunshine			MCY	
suntar	SUY			
sunyani	NYI			
supadio			PNK	
superior	SUW			
supiori				BIK
supu				PDU
sur	SUH			BMDCCPcyoEDMPMZYLS
surabaya	sub			
surallah	AAV			
surat		URT	STV	
surendra				JRG
surgut	SGC			
surigao		SUG		
surin			PXR	
surkhet	SKH			
surv				rvy
susanville	SVE			
suso				sty
sutb				TAW
sutcliffe				CFQ
sutjipto				jog
sutr				TYT
suvarnabhumi			BKK	
suvo				VCH
suwon			SWU	
suzhou	SZV			
svac				AGV
svalbard			LYR	
svan				AAO
svartnes				VAW
svas				LPJ
svbc				bla
svbi				BNS
svbm				brm
svbs				MYC
svcb				CBL
svcd				CXA
svcg				CUV
svcl				CLZ
svcn				CAJ
svco				VCR
svcp				CUP
svcr				CZE
svcu				CUM
sved				EOR
sveg			EVG	
svez				EOZ
svgd				GDO
svgi				GUI
svgu				GUQ
svhg				HGE
svic				ICA
svie				ICC
svjc				lsp
svka				KAV
svlf				LFR
svmc				mar
svmd				MRD
svmg				pmv
svmi				CCS
svmt				MUN
svolvaer	SVJ			
svon				CBS
svpa				PYH
svpc				pbl
svpe				PDZ
svph				PPH
svpm				SCI
svpr				pzo
svpt				PTM
svrs				LRV
svsa				SVZ
svsb				SBB
svse				SNV
svso				std
svsp				SNF
svsr				SFD
svst				SOM
svsz				STB
svtc				TUV
svtm				TMO
svum				URM
svva				vln
svvg				VIG
svvl				VLV
svvp				VDP
swakopmund	SWP			
swan		ZJN	SWH	MSF
swansea	SWS			
swbc				BAZ
swbr				RBB
swca				CAF
swcq				CQS
swdm				DMT
swdn				DNO
swec				ARS
sweet				EUG
sweetwater	SWW			
swei				ERN
swek				CQA
swfx				SXO
swgi				GRP
swgn				AUX
swhp				GGB
swht				HUW
swift		YYN		
swii				IPG
swinnie				ADR
swiy				IDO
swji				JPR
swjn				JIA
swju				JRN
swjw				JTI
swkc				CCX
swko				CIZ
swkq				NSR
swkt				TLZ
swlb				LBR
swlc				RVD
swmw				MBZ
swna				NVP
swni				AQM
swnk				BCR
swnq				NQL
swns				APS
swob				FBA
swpg				PBV
swpi				PIN
swpm				PBQ
swpq				PBX
swra				AAI
swrd				ROO
swsi				OPS
swst				STZ
swtp				IRZ
swts				TGQ
swtu				AZL
swty				QHN
swua				SQM
swvb				MTG
swvc				VLP
swxm				MBK
swxv				NOK
syah				AHL
syamsudin			BDJ	
syan				NAI
syarif				PKU
sybe				BCG
sybr				BMJ
sybt				GFO
sycj				geo
sydney	BWUsydYQY			wsi
sygo				OGL
syib				IMB
sykm				KAR
sykr				KRM
syks				KRG
sykt				KTO
syktyvkar	SCW			
sylhet	zyl			
sylp				LUB
sylt				GWTLTM
sylvester	SYV			
symb				USI
symd				MHA
symm				MYM
symr				MWJ
syna				QSX
syor				ORJ
sypr				PRR
syracuse	syr			
syros		JSY		
sywell			ORM	
szczecin			SZZ	
szeged	QZD			
szlapelis				ARR
szymany	SZY			
t				CDKhsvLHVYCE
ta		tai		kti
taba	tcp			
tabalong				TJG
tabarka	TBJ			
tabas	TCX			
tabatiere				ZLT
tabatinga	TBT			
tabiteuea		TSU	TBF	
tableland			TBL	
taboada				mxl
tabor				DBT
tabora	TBO			
tabou	TXU			
tabriz	tbz			
tabuaeran		TNV		
tabubil	TBG			
tabuk			TUU	
tac				TBB
tacheng	TCG			
tachileik	THL			
tachina	ESM			
tachira				SVZ
tacik				RTG
tackaberry				XBR
tacloban		TAC		
tacna	tcq			
tacoma	TCMTIW			GRFsea
tacuarembo	TAW			
tadji			TAJ	
tadjoura	TDJ			
tadoule		XTL		
tafaraoui			TAF	
taftan	TFT			
taganrog	TGK			
taguatinga	QHN			
tahoe				MEVrnoTKFTVL
tahoua	THZ			
tahuna		NAH		
taichung		RMQTXG		
taif			TIF	
tainan		TNN		
taipa	mfm			
taipei	tpe	TSA		
taiping	TPG		HRB	
taisacan				rop
taisha	TSC			
taitung		TTT		
taiwan			tpe	
taiyuan	TYN			
taizhou				YTY
tajima	TJH			
tajin				PAZ
tak			TKT	
takaka			KTF	
takamatsu	TAK			
takapoto			TKP	
takaroa			TKX	
takhamalt				VVZ
takhli			TKH	
takoradi			TKD	
takotna	TCTTLJ			
takume	TJN			
talagi			ARH	
talakan			TLK	
talang		PDO		
talca	TLX			
taldy		TDK		
taldykorgan			TDK	
talhar			BDN	
taliabu			TAX	
talim				ACF
talkeetna	TKA			
talladega	ASN			
tallahassee	tlh			
tallard				GAT
tallinn	TLL			
talmont				LSO
talolqan			TQN	
taloqan	TQN			
taloyoak	YYH			
taltal	TTC			
tamale	TML			
taman		SXT		
tamana		TMN		
tamanrasset	TMR			
tamarindo			TNO	
tamarindos				PVO
tambacounda	TUD			
tambao	TMQ			
tambillos			COW	
tambo				jnb
tambohorano	WTA			
tambolaka			TMC	
tambor			TMU	
tambov	TBW			
tamchakett	THT			
tamchy	iku			
tame	TME			
tampa	KYOMCFtpaTPF		MJU	
tampere		TMP		
tampico	tam			
tamuin			TSL	
tamuning	gum			
tamworth	TMW			
tan		TTA	sgn	
tanacross	TSG			
tanah		TMHTNB		
tanana	TAL			
tanandava	TDV			
tancredo			cnfGPB	
tanda			TDT	
tandag			TDG	
tandil	TDL			
tanegashima				TNE
tanga	TGT			
tangalooma			TAN	
tangara		TGQ		
tangier	TNG			
tangshan	TVS			
tangwangcheng				TWC
tanjore			TJV	
tanjung		BEJTGCTJQTJSTNJ	TJBTSX	
tanna			TAH	
tanta		TJG		
taolai				EJN
taos	TSM			
taoxian			SHE	
taoyuan				tpe
tapa				anu
tapachula	tap			
tapak		TPK		
tapao				utp
tapini	TPI			
taplejung	TPJ			
tapuruquara			IRZ	
taqaddum				TQD
tar				TCUTMI
tara			XTR	
tarakan		TRK		
tarama			TRA	
tarantine				ELZ
taranto			TAR	
tarapoa	TPC			
tarapoto	TPP			
tarauaca	TRQ			
taravella				COR
tarawa	trw			
taraz	dmb			
tarbela	TLB			
tarbes		LDE		
tarcoola	TAQ			
taree	TRO			
tarempa			MWK	
targu		tgm		
tari	TIZ			KOE
tarija	TJA			
tarin		TII		
tarko		TQL		
taroom			XTO	
tarsus	cov			
tartagal	TTG			
tartu	TAY			
tas				GEE
tashkent	tas			
tashkurgan	HQL			
tasikmalaya		TSY		
tasiujaq	YTQ			
tassignano				LCV
taszar	TZR			
tatakoto	TKV			
tatalina			TLJ	
tatitlek	TEK			
tatry				TAT
tau				VTG
taubate	QHP			
taupo	TUO			
tauramena	TAU			
tauranga	TRG			
tautii			BAY	
tavaux				DLE
tavie			PBJ	
tawas				ECA
tawau	TWU			
taylor	TWETYZ		MDF	ocfOLV
taytay		RZP		
tazadit			OUZ	
tbilisi	tbs			
tbpb				bgi
tchibanga	TCH			
tchien	THC			
tdcf				DCF
tdpd				DOM
tebessi	TEE			
tech				BCB
techo			kti	
ted			anc	
tees				MME
tefe	TFF			
teferi				MTF
tegel				txl
tegucigalpa	tgu			
tehachapi	TSP			
tehran	ikathr			
tehuacan			TCN	
tehuelche				PMY
teixeira		TXF		PVH
tekah				TPG
tekin	TKW			
tekirdag			TEQ	
tel		tlv		
tela	TEA			
telefomin	TFM			
telegraph		YTX		
telemaco		TEC		
telfair			MQW	
telfer			TEF	
telida	TLF			
teller	TLA			
telluride	TEX			
telupid	TEL			
temecula				RBK
teminabuan			TXM	
temora			TEM	
temple	TPL			
temuco				ZCO
ten			UDI	GCT
tenerife		TFNTFS		
tengah			TGA	PKY
tengchong	TCZ			
tenghu				BFY
teniente			AYXCHMCIOGXQTDDTNMTUATUCVLM	SNF
tenkodogo	TEG			
tenna				dir
tennant		TCA		
teofilo		TFL		
tepic	TPQ			
tepoe			KCB	
tepual				PMC
tepuy				PPH
teran				agu
terengganu				TGG
teresa				tia
teresina	THE			
teresita				SST
terezinha				JCBSTZ
termal			PRQ	
termas				RHD
terme				SUF
termez	TMJ			
ternate				TTE
ternopil	tnl			
terrace	YXT			
terrance			eis	
terre		HUF	LSS	BBR
terrebonne				HUM
terrell	TRL			
teruel	TEV			
teseney	TES			
tesla				BEG
teslin	YZW			
tessera				VCE
test				XSD
tete	TET	ZTB		
teterboro	TEB			
tetiaroa	TTI			
tetlin	TEH			
teuku			TPK	
texada	YGB			
texarkana	TXK			
texas			LJN	GGGPNXTPL
teyman				BEV
tezpur			TEZ	
tezu	TEI			
tf				pvd
tffa				DSD
tffb				BBR
tffc				SFC
tfff				fdf
tffg				SFG
tffj				SBH
tffm				GBJ
tffr				PTP
tffs				LSS
tgpy				gnd
tgpz				CRU
thaba		THB	TCU	
thaha				DJB
thakhek	THK			
thames			TMZ	
thammarat				NST
thandwe	SNW			
thangool			ZBL	
thanh		THD		
thani				URTUTH
thanjavur	TJV			
thargomindah			XTG	
tharparkar				MPD
the		AXADLSGTSYQD	CIDmthONLPHQ	kvaOHDYCM
theda			TDN	
theodore			TDR	DIK
theresa				YST
thermopolis	THP			
thessaloniki	skg			
thetford	BEQ			
thicket		YTD		
thief		TVF		
thiet				PHH
thimarafushi	TMF			
thingeyri	TEY			
thisted	TED			
tho			THD	VCA
thohoyandou	THY			
thomas			ALX	EDKGPBYQS
thomasville	TVI			
thompson	YTH	THM	HEE	
thon				USM
thornhill			GWE	
thorshofn	THO			
thousand				XBR
three		HAI		
thule	THU			
thumrait	TTH			
thunder		YQT		
thuot				BMV
thurgood				bwi
thylungra			TYG	
thyna				sfa
tian			AEB	
tianfu	TFU			
tiang				SXT
tianhe				wuh
tianjin	tsn			
tianjitai				RLK
tianma				ZFL
tianshui	THQ			
tiaret	TID			
tibooburra			TYB	
tibu	TIB			
tichitt	THI			
tickle				YBI
tidjikja	TIY			
tift				TMA
tifton	TMA			
tiga	TGJ			PKU
tijuana	tij			
tikapur	TPU			
tikehau			TIH	
tiko	TKC			
tikong		TAX		
tiksi	IKS			
tilin	TIO			
tillamook	OTK			
tille				BVA
timan				AMC
timaru			TIU	
timbedra	TMD			
timber			TBK	
timbuktu	TOM			
timika		TIM		
timimoun	TMX			
timiskaming				YXR
timisoara	TSR			
timmerman				MWC
timmins	YTS			
timmons				GBG
timor				ABUKOESGQ
tin		TNC		
tindal			KTR	
tindouf	TIN			
tingkeum		DTB		
tingo		TGI		
tingoa				RNL
tingwall				LWK
tinian		tiq		
tinker			TIK	
tinson		KTP		
tioga	VEX			
tioman				TOD
tippi	TIE			
tiputini	TPN			
tirana	tia			
tiree			TRE	
tiruchirapally			TRZ	
tiruchirappally	TRZ			
tirupati	TIR			
tisdale	YTT			
tist				STT
tisx				STX
titusville	TIX			
tivat	TIV			
tjab				ARE
tjbq				BQN
tjcp				CPX
tjepu		CPF		
tjig				SIG
tjilik			PKY	
tjmz				MAZ
tjps				PSE
tjrv				NRR
tjsj				sju
tjvq				VQS
tkpk				skb
tkpn				nev
tlemcen	TLM			
tlokoeng	TKO			
tlpc				SLU
tlpl				uvf
tnca				aua
tncb				bon
tncc				cur
tnce				EUX
tncm				sxm
tncs				SAB
toamasina			TMM	
tobago			TAB	
tobar				BUN
tobermorey	TYP			
tobias			syq	
tobing				FLZ
tobolsk	TOX			
tobruk	TOB			
toccoa	TOC			
tocopilla	TOQ			
tocumen	pty			
tocumwal			TCW	
tofino	YAZ			
togiak		TOG		
tok	TKJ			
tokachi			OBO	
tokat	TJK			
tokoin				LFW
tokoname	ngo			
tokoroa	TKZ			
toksook		OOK		
tokua	RAB			
tokunoshima	TKN			
tokushima	TKS			
tokyo	hndnrt			
tolanaro	FTU			
toledo	TDOTDZTOLTOW			VAH
toli		TLI		
toliara			TLE	
toll				RDT
tolmachevo			OVB	
tolu	TLU			
toluca	tlc			
tom		TPR		eri
toma				LOH
tomakomai				CTS
tomanggong	TMG			
tome				SOMtms
tomea				TQQ
tompkins				ith
toms		MJX		
tomsk	TOF			
toncontin			tgu	
tong				MGK
tongareva			PYE	
tonghua	TNH			
tongliao	TGO			
tongoa		TGH		
tongren			DEJTEN	
tonkawa				BWL
tonopah	TPHXSD			
tontouta				nou
toowoomba			TWBWTB	
topeka	FOETOP			
topel				KCO
tor				ELT
torch			TCV	
torino	trn			
torishima				MUS
tornio				KEM
toro				boc
toronto	YTZ		yyz	
tororo	TRY			
torp	TRF			
torrance	TOA			
torre				NRR
torrejon			TOJ	
torreon	trc			
torres	TSQ		TOH	SJE
torrington	TOR			
torsby			TYF	
tortoli			TTB	
tosontsengel	TNZ			
totegegie			GMR	
totness	TOT			
tottori	TTJ			
touat			AZR	
tougan	TUQ			
touggourt	TGR			
touho	TOU			
toulon		TLN		
toulouse		TLS		
touquet				LTQ
tours		TUF		
toussaint			pap	
toussus		TNF		
towers				CXTNIPRMG
town				ASDATCCOXcptDCTeisgdtggtHTOIGAOLDPWNVIJ
townsend				twd
townsville	TSV			
toyama	TOY			
tozeur	toe			
tqpf				AXA
tra			VCA	
trabzon	tzx			
tradewind			TDW	
traian				TSR
trail	YZZ			
training				TNT
trang			TST	CXR
transamerica				UNA
transilvania			tgm	
transition				TNT
trapani	TPS			
trapnell				NHK
trat			TDX	
traverse		TVC		
travis			SUU	
treasure		TCB	fpr	
treinta		TYT		
tremblant				ytm
trent			pgl	
trenton	TRXTTNYTR			
trepell			TQP	
tres		OYOQIDTJLTQS	PUU	TYT
treviso	TSF			
tri			ANQHTSLNRPPFPSCPTBTRI	
triad				gso
triangle			LFN	GTR
tribhuvan			ktm	
trichardt				LCD
trier	SPM			
trieste	TRS			
trimble				FXY
trincomalee	TRR			
trindade				MTG
trinidad	TADTDATDDTND			
tripoli	KYEMJItip			
trivandrum	trv			
trml				BOICNMYKM
trois		YRQ		
trollhattan	THN			
trombetas			TMT	
trompeteros			TDP	
trompillo				SRZ
trompowsky				VAG
tromso	TOS			
trona	TRH			
trondheim	TRD			
trout				YTL
troutdale				TTD
troy	TOI			USC
trpg				MNI
truax				MSNNGP
truckee	TKF			
trudeau				yul
trujillo	TJItru			
trump				pbi
trunojoyo			SUP	
truscott			TTX	
truth		TCS		
tsaratanana	TTS			
tseka				THB
tshabong	TBY			
tshikapa	TSH			
tshimpi			MAT	
tsiribihina				BMD
tsiroanomandidy	WTS			
tstc			CNW	
tsumeb	TSB			
tsushima	TSJ			
tsylma				UTS
ttcp				TAB
tte			PNT	
ttpp				pos
tuan				TPK
tuba		TBC		
tubuai			TUB	
tucson	DMAtus			
tucuman				TUC
tucumcari	TCC			
tucunare				AZL
tucupita	TUV			
tucurui	TUR			
tufi	TFI			
tuguegarao		TUG		
tuktoyaktuk	YUB			
tula				TDT
tulare	TLR			
tulcan	TUA			
tulcea	TCE			
tuli		TLD		
tulita	ZFN			
tullahoma	THA			
tulsa	RVStul			
tulsipur			DNP	
tulua	ULQ			
tuluksak	TLT			
tulum	tqo			
tumaco	TCO			
tumbang				TJQ
tumbes	TBP			
tume			TUJ	
tumenggung				aap
tumeremo			TMO	
tumling		TMI		
tumut			TUM	
tumxuk	TWC			
tunas				VTU
tunggul			CXP	
tunguska				TGP
tunica	UTM			
tunis	tun			
tunoshna			IAR	
tunta			KBN	
tuntutuliak	WTL			
tununak	TNK			
tunxi			txn	
tuofeng				TCZ
tupa				NGD
tupelo	TUP			
tupj				eis
tupw				VIJ
tuque				YLQ
tuqui				OVL
turaif			TUI	
turany				BRQ
turbat	tuk			
turbio				RYO
turbo	TRB			
tureia			ZTA	
turkey		TKY		
turkistan	hsa			
turkmenabat	crz			
turkmenbashi			KRW	
turku	TKU			
turlatovo			RZN	
turner				CRXNYG
turpan	TLQ			
turukhansk	THX			
tuscaloosa	TCL			
tuscola			TZC	
tuticorin			TCR	
tuuta				CHT
tuxpan			WIX	
tuxtla		tgz		
tuy		TBB		
tuzla	tzl			
tver	KLD			
tvsa				svd
tvsb				BQU
tvsc				CIW
tvsm				MQS
tvsu				uni
tweed			HVN	
twenthe			ENS	
twentynine		TNP		
twin		TWATWF		
twitzel	TWZ			
txkf				bda
tydeo			PDU	
tyler	TYR			NLE
tymovskoye	ZZO			
tynda	TYD			
tyndall			PAM	
tyonek	TYE			
tyopliy		KDY		
tyson				TYS
tyube				kqt
tyumen	tjm			
tzaneen	LTA			
u			utp	NYUvav
ua		UAHUAP		
uaaa				ala
uaah				BXH
uaal				USJ
uaar				BXJ
uaat				TDK
uacc				nqz
uack				KOV
uacp				ppk
uadd				dmb
uaii				CIT
uairen				SNV
uait				hsa
uakd				DZN
uakk				kgf
uaol				BXY
uaoo				KZO
uarr				ura
uask				UKK
uasp				pwq
uass				plx
uate				sco
uatg				guw
uatt				akx
uauu				ksn
ubatuba	UBT			
ubayyid				EBD
ubbb				gyd
ubbg				GNJ
ubbl				llk
ubbn				NAJ
ubbq				gbb
ubby				ztu
ubbz				zze
ube	UBJ			
ubee				YLV
uberaba	UBA			
uberlandia	GMSUDI			
ubon		UBP		
ubrub		UBR		
ubtt				ZXT
ucfl				iku
ucfm				bsz
ucfo				OSS
ucfp				IKG
uchiza	UCZ			
udaipur	UDR			
ude				UUD
udeid				IUD
uden	UDE			
udon		UTH		
udorn			BAO	
udsg				LWN
udyz				evn
uebt				UKG
uect				TLK
ueea				ADH
ueee				YKS
uell				NER
uema				MQJ
uemh				KDY
uemm				GYG
uemo				OLZ
uemt				USR
uemu				UMS
ueni				VHV
uenn				NYR
uens				SUY
uenw				VYI
uerl				ULK
uero				ONK
uerp				PYJ
uerr				MJZ
uers				SYS
uesg				BGN
ueso				CKH
uess				CYX
uest				IKS
uesu				ZKP
uevv				ZIX
ufa	ufa			
ugarteche				MZA
ugashik	UGS		UGB	
ugko				KUT
ugnu			UUK	
ugolny			DYR	
ugsb				bus
ugss				SUI
ugtb				tbs
uhbb				BQS
uhbi				GDG
uhbw				TYD
uherske		UHE		
uhhh				KHV
uhkk				KXK
uhkm				GVN
uhma				DYR
uhmd				PVS
uhmk				KPW
uhmm				GDX
uhmo				KVM
uhmp				PWE
uhmw				SWV
uhnb				BQG
uhnn				NLI
uhoo				OHO
uhpp				PKC
uhsb				BVV
uhsh				OHH
uhsk				EKS
uhsm				DEE
uhso				ZZO
uhss				UUS
uhtg				AEM
uhwp				TLY
uhww				vvo
uiaa				HTA
uibb				BTK
uibs				UIK
uige	UGO			
uiii				IKT
uikb				ODO
uike				ERG
uikk				KCK
uinta				EVW
uitt				UKX
uiuu				UUD
ujung		upg		
ukbb				kbp
ukbm				MXR
ukcc				dok
ukck				KRQ
ukcm				mpw
ukcs				SEV
ukcw				vsg
ukdb				ERD
ukdd				dnk
ukde				ozh
ukdr				kwg
ukff				sip
ukfk				KHC
ukhaa				uln
ukhh				hrk
ukhp				plv
ukhs				UMY
ukhta	UCT			
ukiah	UKI			
ukke				ckc
ukkg				KGO
ukkk				iev
ukkv				ztr
uklc				UCK
uklh				HMJ
ukli				ifo
ukll				lwo
ukln				cwc
uklr				rwn
uklt				tnl
uklu				udj
ukoo				ods
ukunda	UKA			
ukww				vin
ul				SXR
ulaa				ARH
ulaanbaatar	ubn			
ulaangom			ULO	
ulal				LDG
ulam				NNM
ulan		ulnUUD		
ulanhot	HLH			
ulanqab	UCB			
ulas				CSH
ulawa			RNA	
uldd				AMV
uldw				VRI
ulei			ULB	
ulgii			ULG	
ulkk				KSZ
ulli				LED
ulm				ULM
ulmk				KVK
ulmm				MMK
ulol				VLU
uloo				PKV
ulpb				PES
ulpiano				SNC
ulsan	USN			
ulukhaktok	YHI			
ulundi	ULD			
ulus				TLK
ulusaba	ULX			
ulwc				CEE
ulwu				VUS
ulww				VGD
ulyanovsk	ULVULY			
umbb				BQT
umberto			BZC	
umea	UME			
umgg				GME
umiat	UMT			
umii				VTB
umiujaq	YUD			
umkk				KGD
ummg				GNA
umms				msq
umnugobitour	UGT			
umoo				MVQ
umuarama	UMU			
una	UNA			
unaa				ABA
unalakleet	UNK			
unalaska	DUT			
unbb				BAX
unbg				RGK
undara			UDA	
under				LSGWNJZSP
unee				KEJ
uniao		QVB		
unii				EIE
union	USC	UCYuni	UGL	EGVLGD
unip				TGP
universal		RND		
university			CMIOUNUOX	AOEATOAUOLAFLOTOSUOXD
unkl				KJA
unknown				LSGZSP
unks				ACS
unky				KYZ
unnt				OVB
unoo				OMS
unss				SWT
unst			UNT	
untt				TOF
unww				NOZ
uodd				DKS
uohh				HTG
uoii				IAA
uooo				NSK
uott				THX
upala	UPL			
upavon	UPV			
upernavik	JUV			
upington	UTN			
upland	CCB			
upolu			UPP	
uralsk	ura			
uranium		YBE		
uray	URJ			
urbana				CMI
urbano				SJK
urengoy	UEN			NUX
urfb				uks
urgell				LEU
urgench	UGC			
uriman			URM	
urka				AAQ
urke				EIK
urkg				GDZ
urkk				krr
urmg				GRV
urmia	OMH			
urml				MCX
urmm				MRV
urmn				NAL
urmo				OGZ
urms				IGT
urmt				STW
urquiza				PRA
urrao	URR			
urrp				rov
urrr				RVI
urrt				TGK
urss				aer
urt				UUN
uru			ATD	
uruguaiana	URG			
urumqi	urc			
urwa				ASF
urwi				ESL
urww				vog
usaf			AFF	PMD
usak	USQ			
uscc				CEK
uscm				mqf
usda				SBT
usdb				BVJ
usdd				SLY
usdk				YMK
usdp				KKQ
usds				TQL
usdu				UEN
useless			USL	
usharal	USJ			
ushb				EZV
ushh				HMA
ushi				IRM
ushk				KXD
ushn				NYA
ushs				OVS
ushu				URJ
ushuahia	USH			
usii				IJK
usiminas			IPN	
usinsk	USK			
uskk				KVX
usman				KTG
usmm				NYM
usmu				NUX
usnn				NJC
uspp				PEE
usrk				kgp
usrn				NFG
usro				NOJ
usrr				SGC
usss				SVX
ust		UIKUKGUKKUKXUMSUSRUTS		
usto				TOX
ustr				tjm
ustyug				VUS
usuu				KRO
ut25				GMV
utaa				ASB
utae				kea
utak				KRW
utam				MYP
utan				bkn
utat				TAZ
utav				crz
utdd				DYU
utdk				TJU
utdl				LBD
utdt				kqt
utila		UII		
utopia		UTO		
utqiagvik	BRW			
utsunomiya			QUT	
uttaradit	UTR			
utti		UTI		
uturoa	RFP			
uuba				KMW
uubb				BKA
uubc				KLF
uubi				IWA
uubk				RYB
uubp				BZK
uubs				LNX
uubw				ZIA
uudd				dme
uudl				IAR
uuee				svo
uuem				KLD
uummannaq	JQA			
uumo				osf
uumu				CKL
uuob				ego
uuok				URS
uuol				LPK
uuoo				voz
uuor				OEL
uuot				TBW
uuwr				RZN
uuww				vko
uuyh				UCT
uuyi				INA
uuyp				PEX
uuys				USK
uuyw				VKT
uuyx				UTS
uuyy				SCW
uvalde	UVA			
uwgg				goj
uwkb				UUA
uwkd				kzn
uwke				NBC
uwks				CSY
uwll				ULV
uwlw				ULY
uwoo				REN
uwor				OSW
uwpp				PEZ
uwps				SKX
uwsb				BWO
uwsg				GSV
uwub				BCX
uwuf				NEF
uwuk				OKT
uwuu				ufa
uwww				kuf
uytash			MCX	
uyuni			UYU	
uzein				PUF
uzhhorod	udj			
uzice	UZC			
uzka				AZN
uzkf				FEG
uzkk				OQN
uzkn				NMA
uznn				NCU
uznu				UGC
uzsa				NVI
uzsb				BHK
uzsk				KSQ
uzsn				AFS
uzss				SKD
uzst				TMJ
uztt				tas
uztz				OMN
v			anu	cmnIRJ
va1p				DIU
vaah				amd
vaak				AKD
vaasa	VAA			
vaau				IXU
vabb				bom
vabi				PAB
vabj				BHJ
vabm				IXG
vabo				BDQ
vabp				BHO
vabv				BHU
vaclav			PRG	
vadn				NMB
vadodara	BDQ			
vadso	VDS			
vaernes				TRD
vagar	FAE			
vagn				GUX
vahb				HBX
vahitahi	VHZ			
vahs				hsr
vaid				IDR
vajb				JLR
vajm				JGA
vake				IXY
vakj				HJR
vakp				KLH
vaks				IXK
val			belYVO	TUF
valadares				GVR
valan			HVG	
valderrama				CTD
valdez	VDZ			
valdivia	ZAL			
valdosta	VADVLD			
vale				LTV
valenca	VAL			
valence		VAF		
valencia	VLCvln			PPN
valentine	VTN			
valera	VLV			
valesdir	VLS			
valjevo	QWV			
valkeala				UTI
vallabhbhai				amd
valladolid	VLL			
vallarta				pvr
valle			lmmrloVDPVLE	
valledupar	VUP			
vallee				URO
vallegrande	VAH			
vallenar	VLR			
valley			hrl	AAVabeALSAPVAXAAYUBXSDTHDVTEAUEMTFVLGGWGMVHDNLWBmfrMMEPKBPOUPSKRBKSEGSHDSQVTGNTLDTUFTWFVYSWBWWPOYDC
valmiki				ayj
valparaiso	VPZ	VPS		
valt				LTU
van	VAN	vdoVHNVNY		NFLPHWUTN
vance			ENDnev	
vancouver	CXH		yvr	
vand				NDC
vandalia	VLA			
vandenberg			VBG	
vanersborg				THN
vangaindrano	VND			
vanguardia			VVC	
vanimo			VAI	
vanm				nmi
vannes		VNE		
vanp				nag
vanrook			VNR	
vantaa				HEL
vanua		VBV		
vaoz				ISK
vapo				PNQ
vapr				PBD
varadero	vra			
varanasi	VNS			
varandey			VRI	
varas				PUX
vardo	VAW			
varg				RTC
vargas				TME
varginha	VAG			
varkaus		VRK		
varna	VAR			
varp				RPR
varrelbusch			VAC	
vary				klv
vasl				SSE
vasquez				let
vasteras				VST
vastervik	VVK			
vasu				STV
vatomandry	VAT			
vatry				XCR
vatulele	VTF			
vaud				UDR
vava		vav		
vaxjo	VXO			
vazquez				ULA
vcbi				cmb
vcca				ACJ
vccb				BTC
vccc				RML
vccg				GOY
vcch				HIM
vccj				jaf
vcck				KCT
vccn				KTY
vccs				GIU
vcct				TRR
vccw				WRZ
vcri				hri
vdbg				BBM
vdrk				RBE
vdsa				sai
vdsv				kos
vdti				kti
veah				AZH
vean				IXV
veap				AHA
veat				IXA
veay				ayj
vebd				IXB
vebg				RGH
vebi				SHL
vebn				VNS
vebs				BBI
vecc				ccu
veco				COH
vect				CWK
vedb				DBD
vedh				DBR
vedo				DGH
vedz				DEP
veer		JRG		
vegas				HSHlasLCFLSVLVSVGT
vegk				GOP
vegt				gau
vegy				GAY
veho				HGI
veim				IMF
vejh				JRG
vejp				PYB
vejs				IXW
vejt				JRH
veki				KBK
vekm				IXQ
vekr				IXH
veku				IXS
vekw				IXN
vela				RIJ
velana			mle	
velas	SJZ			
velasco				cuzMRRSNG
velasquez	PYA			
vele				FUT
velho				PVH
velikiy		VUS		
velikiye		VLU		
velizy				VIY
velp				AJL
velr				IXI
vemh				LDA
vemn				DIB
vemr				DMU
vemz				MZU
venango			FKL	
venetie	VEE			
venezia	VCE			
vengue				mvb
venice	VNC			
venizelos				ath
ventspils	vnt			
ventura				NTD
vepg				IXT
vept				PAT
vepy				PYG
veracruz	ver			
verc				IXR
verde				LVRRVD
verdun	MVV			
verk				RRK
verkhnevilyuisk	VHV			
vermilion	YVG		DNV	
vermont				RUT
vernal	VEL			
verne				POC
vernon	WIBYVE			MVNMVW
vero		VRB		
verona	VRN			
versailles	VRS			
veru				RUP
vestmannaeyjar	VEY			
veterans			MWA	
vetj				TEI
vetz				TEZ
vexin				POX
vezo				ZER
vgbr				BZL
vgcb				CXB
vgeg				cgp
vghs				dac
vgjr				JSR
vgrj				RJH
vgsd				SPD
vgsy				zyl
vhhh				hkg
viag				AGR
vial				IXD
viana				QID
viar				atq
vias				BZR
viax				AIP
vibk				BKB
vibr				KUU
vibt				BUP
viby				BEK
vice				YMJ
vicecomodoro			SDE	
vicente				AYGSVI
vicg				IXC
vichadero	VCH			
vichy		VHY		VIH
vicksburg	VKS			
victor			SSD	ETRnvtYTS
victoria	VCTYWHyyjZIC	vfa	VCD	cvmdgo
victorville	VCV			
vicx				KNU
vida				AQM
vidal				GXQVAH
vidalia	VDI			
videira	VIA			
vidn				DED
vidp				del
vidx				HDO
viedma		VDM		
vieira				oxb
viejo				SFN
vienna	vie			
vientiane	vte			
vieques				VQS
vieux		uvf		
view				NUQ
vigg				DHM
vigia				VIG
vignetta				iqt
vigo	VGO			
vigr				GWL
vihr				HSS
vihx				hwr
vijayanagar			VDY	
vijayawada			VGA	
vijo				JDH
vijp				jai
vijr				JSA
viju				IXJ
vikg				KQH
viko				KTU
vila		MMOMTGMTISMAVLPVRL		GIRVLI
vilanculo	VNX			
vilankulo			VNX	
vild				LUH
vilh				IXL
vilhelmina			VHM	
vilhena	BVH			
vilk				lko
villa		VDRVLGVME	vam	
villacoublay		VIY		
villafranca				VRN
villagarzon	VGZ			
village				ARCFTIJHLKFEKWPLVDMOUSVSTOG
villagomez				VAH
villahermosa	vsa			
villalobos				cuu
villamil				IBB
villamontes	VLM			
villanova			all	
villas				MBK
villavicencio	VVC			
ville			KDJ	KMNMJL
villeda				sap
vilnius	vno			
vilo			cyo	
vilyuisk	VYI			
vina		KNAVAP		
vincennes				lwv
vincent			OEM	
vincenzo				CIY
vinci				fco
vind				dxn
vineyard		MVY		
vingt		AHG		
vinh	VII			
vinnitsa	vin			
vinnytsia				vin
vipk				IXP
vipt				PGH
viqueque	VIQ			
vir			ixz	
virac	VRC			
viracopos			vcp	
virgil			BFR	
virgin			VIJ	
virginia		NTU	BCBVIRVJI	CKBcrwEVM
viru			vvi	
visakhapatnam	VTZ			
visalia	VIS			
visby	VBY			
viseu	VSE			
vishakhapatnam			VTZ	
vism				SLV
visr				SXR
vist				TNI
vista				BVBFHU
visv				VSV
vitebsk	VTB			
vito				TOO
vitoria	VIX	VDC	VIT	CTQQVB
vittel			VTL	
vivas				std
vladimir				AOP
vladivostok	vvo			
vlfl				PCQ
vlhs				OUI
vllb				lpq
vlln				LXG
vlnk				NEU
vlora	VLO			
vlos				ODY
vlps				pkz
vlsb				ZBY
vlsk				ZVK
vltk				THK
vlvt				vte
vlxk				XKH
vmmc				mfm
vnbj				BHP
vnbp				BHR
vnbr				BJU
vnbt				BIT
vnbw				BWA
vncg				BDP
vndg				DNP
vndh				DHI
vndp				DOP
vndt				SIH
vnji				JIR
vnjl				JUM
vnjp				JKR
vnjs				JMO
vnkt				ktm
vnld				LDN
vnlk				LUA
vnlt				LTG
vnmg				MEY
vnng				KEP
vnpk				PKR
vnpl				PPL
vnrb				RJB
vnrc				RHP
vnrk				RUK
vnrt				RUM
vnsi				SIF
vnsk				SKH
vnsr				FEB
vnst				IMK
vntj				TPJ
vntp				TPU
vntr				TMI
vnukovo			vko	
vnvt				BIR
voat				AGX
vobi				BEP
vobl				blr
vobz				VGA
vocb				cjb
voci				cok
vocl				ccj
vocp				CDP
vocx				CBD
vodochody			VOD	
vodochoky	VOD			
vody				MRV
voga				gox
vogb				GBI
vogo				GOI
vohimarina			VOH	
vohs				hyd
vohy				BPM
voinjama	VOI			
vojens	SKS			
vojv				VDY
vokn				cnn
voku				KJB
volda				HOV
volgograd	vog			
volk			VOK	
volkel			UDE	
vologda	VGD			
vomd				IXM
voml				ixe
vomm				maa
vomy				MYQ
voorhis				NFL
vopb				ixz
vopc				PNY
vopnafjordur	VPN			
vorkuta	VKT			
voronezh	voz			
vory				RJA
vosh				RQY
vosm				SXV
votj				TJV
votk				TCR
votp				TIR
votr				TRZ
votuporanga	VOT			
votv				trv
vovz				VTZ
vowa				WGC
vqbt				BUT
vqgp				GLU
vqpr				PBH
vraciu				NJK
vrah				HRF
vrbk				HDK
vrcf				FND
vrda				nmf
vredendal	VRE			
vrei				IFU
vrgd				LMV
vrmd				DRV
vrmf				FVM
vrmg				gan
vrmh				haq
vrmk				KDO
vrmm				mle
vrmo				GKK
vrmt				KDM
vrmu				DDD
vrmv				vam
vrnt				TMF
vrqm				RUL
vryburg			VRU	
vryheid	VYD			
vtbd				dmk
vtbk				KDT
vtbl				KKM
vtbo				TDX
vtbs				BKK
vtbu				utp
vtcc				cnx
vtch				HGN
vtci				PYY
vtcl				LPT
vtcn				NNT
vtcp				PRH
vtct				cei
vted				BAO
vtpb				PHY
vtph				HHQ
vtpi				TKH
vtpm				MAQ
vtpo				THS
vtpp				PHS
vtpt				TKT
vtpu				UTR
vtsb				URT
vtsc				NAW
vtse				CJM
vtsf				NST
vtsg				KBV
vtsh				SGZ
vtsk				PAN
vtsm				USM
vtsp				hkt
vtsr				UNN
vtss				hdy
vtst				TST
vtud				UTH
vtui				SNO
vtuj				PXR
vtuk				KKC
vtul				LOE
vtuo				BFV
vtuq				NAK
vtuu				UBP
vtuv				ROI
vtuw				KOP
vuia				TSR
vung		VTG		
vunisea	KDV			
vvbm				BMV
vvca				vcl
vvci				hph
vvcm				CAH
vvcr				CXR
vvcs				VCS
vvct				VCA
vvdb				DIN
vvdh				VDH
vvdl				DLI
vvdn				dad
vvnb				han
vvns				SQH
vvpb				HUI
vvpc				UIH
vvpk				PXU
vvpq				PQC
vvpr				PHA
vvpt				PHH
vvrg				VKG
vvth				TBB
vvts				sgn
vvtx				THD
vvvd				vdo
vvvh				VII
vvvt				VTG
vyan				VBA
vybg				NYU
vybm				BMO
vybp				VBP
vydw				TVY
vyel				NYT
vygg				GAW
vygw				GWA
vyhh				HEH
vyhl				HOX
vyhn				TIO
vykg				KET
vyki				KHM
vykl				KMV
vykp				KYP
vykt				KAW
vyku				KYT
vylk				LIW
vyls				LSH
vymd				mdl
vyme				MGZ
vymk				MYT
vymm				MNU
vymn				MGU
vymo				MOE
vyms				MOG
vymt				MGK
vymw				MWQ
vymy				NYW
vyns				NMS
vypk				PAU
vypn				BSX
vypp				PPU
vypt				PBU
vypu				PKK
vypy				PRU
vyrburg	VRU			
vysw				AKY
vytd				SNW
vytl				THL
vyyy				rgn
w			DBN	bzeGBGGTRmemnevSNY
wa	WZA			
wa44				TQQ
waa				WEW
waaa				upg
waala	BMY			
waana	WAF			
wabb				BIK
wabd				ONI
wabf				FOO
wabg				WET
wabi				NBX
wabl				ILA
wabn				KOX
wabo	WAO			ZRI
wabp				TIM
wabt				EWI
wabush	YWK			
waca	WAC			
waco	ACTCNW	CEO		
wadb				BMU
wadd				dps
waddington	WTN			
wade				bda
wadi		WHF	WAE	
wadl				lop
wads				SWQ
wadt				TMC
wadw				WGP
waga				GXM
wageningen		AGI		
wagethe		WET		
wagga		WGA		
waha		TQQ		
wahaiseram			WBA	
wahi				yia
wahiawa	HHI			
wahpeton	WAH			
wai				MOF
waiheke			WIK	
waikabubak		TMC		
waimea			MUE	
waingapu		WGP		
wainwright	AIN			FBK
wairoa	WIR			
waisha				SWA
waitangi	CHT			
waja				ARJ
wajb				BUI
wajh				EJH
waji				ZRM
wajima	NTQ			
wajir	WJR			
wajj				djj
wajl				LHI
wajm				LII
wajo				OKL
wajr				WAR
wajs				SEH
waju				UBR
wajw				WMX
wakaya		KAY		
wakd				MDP
wake		AWK		BXD
wakeham				YWB
wakk				MKQ
wakkanai	WKJ			
wako				OKQ
wakp				KEI
wakt				TMH
walaha	WLH			
walcha			WLC	
waldron			WDN	
wales	WAA			
walesa				GDN
walg				TJS
walgett			WGE	
walj				DTD
walk				BEJ
walker				WKR
wall				bpnFBL
walla		ALW		
wallal	WLA			
wallblake			AXA	
wallis		WLS		FOT
wallops		WAL		
walney				BWF
walnut		ARG		
walr				TRK
wals				aap
walt				TSX
walter				MGWVYS
walterboro	RBW			
walton				VPSwsi
walvis		WVB		
wama				GLX
wamena		WMX		
wamg				GTO
wamh				NAH
wami				TLI
wamj				GEB
wamk				KAZ
waml				PLW
wamm				MDC
wamn				MNA
wamp				PSJ
wamr				OTI
wamt				TTE
wamw				LUW
wamy				UOL
wana			WAF	
wanaka			WKA	
wanfang				YTW
wang		WOT		
wanganui	WAG			
wangaratta			WGT	
wangerooge	AGE			
wanigela			AGL	
wannukandi	NBL			
wanxian	WXN			
waoc				BTW
waoi				PKN
waok				KBU
waon				TJG
waoo				BDJ
waop				PKY
waos				SMQ
wapa				AHI
wapakoneta	AXV			
wapc				NDA
wapd				DOB
wape				MAL
wapekeka			YAX	
wapenamanda			WBM	
wapg				NRE
waph				LAH
wapi				SXK
wapk				BJK
wapl				LUV
wapn				SQN
wapp				AMQ
wapr				NAM
wapt				TAX
wapv				WBA
waqc				RTU
wara				MLG
warangal			WGC	
warc				CPF
ware	UWA			AYS
waris		WAR		
warj				jog
warner		WRB		
warq				SOC
warr				sub
warraber			SYU	
warracknabeal			WKB	
warrangal	WGC			
warrawagine			WRW	
warren			PAQRNC	BWGFRROCWOICYNG
warrnambool			WMB	
warroad	rrt			
wars				SRG
warsaw	WAWWMI			
wart				SUP
warton	WRT			
warukin			TJG	
warwick			WAZ	
wasb				NTI
wasc				RSK
wase				KEQ
wasf				FKQ
washabo	WSO			
washington	DCAiadMNZOCWWSG			bwiHIEKLS
wasi				INX
wasilla	WWA			
wasior		WSR		
wask				KNG
waskaganish	YKQ			
wasm				RDE
waso				BXB
waspam	WSP			
wasr				MKW
wass				SOQ
wast				TXM
wasu	WSU			
wasw				WSR
watb				BJW
watc				MOF
wate				ENE
water				EPG
waterbury			OXC	
waterford	WAT			
waterkloof			WKF	
waterloo	ALOYKF		WLO	
waters				DYW
watertown	artATY			
waterville	WVL			
watg				RTG
watm				ARD
wato				LBJ
watson		YQH		
watsonville	WVI			
watt				KOE
wattay			vte	
wau	WUGWUU			
waukegan			UGN	
waukesha	UES			
waukon	UKN			
wausau	AUW			
wave			WAV	
wawa	YXZ			
wawb				BUW
wawj				MJU
wawm				MXB
wawp				KXB
waws				SQR
waww				KDI
waycross	AYS			
wayne			BJJ	DTWDWHfwaSMDSNA
waynesboro				SHD
waynesburg	WAY			
waynesville			TBN	
wbgb				BTU
wbgc				BLG
wbgd				LSM
wbgf				LGL
wbgg				kch
wbgi				ODN
wbgj				LMN
wbgk				MKM
wbgl				LKH
wbgm				MUR
wbgn				BSE
wbgp				KPI
wbgq				BKM
wbgr				MYY
wbgs				SBW
wbgt				TGC
wbgu				LSU
wbgw				LWY
wbgy				SGG
wbgz				BBN
wbka				SMM
wbkd				LDU
wbke				TEL
wbkg				KGU
wbkh				SXS
wbkk				bki
wbkl				LBU
wbkm				TMG
wbkn				GSA
wbko				SPE
wbkp				PAY
wbkr				RNU
wbks				SDK
wbkt				KUD
wbkw				TWU
wbmu				MZV
wbsb				bwn
we				SBG
weagamow				ZRJ
weatherford	WEA			
webb				TXK
webequie	YWP			
webster		EBS		
wee			WEW	
weedon			EUF	
weeping		EPG		
weerawila	WRZ			
weeze	NRN			
weifang	WEF			
weihai	WEH			
weining			WNJ	
weipa	WEI			
weiser				AGO
wekweeti	YFJ			
weld				GXY
welkom	WEL			
wellcamp	WTB			
wellington	wlg			
wells	LWL			MWLYVQ
wellsville	ELZ			
welverdiend	TDT			
wemindji	YNC			
wenatchee	EAT			
wendover	ENV			
weno		tkk		
wenz				PWY
wenzhou	WNZ			
west		AWMETBKWPLNApbiSXEWBKWTDWWYWYS	crwIWSWLPWWR	CKBDPAeywGCWHEENOCNQXOLJRQW
westchester			HPN	
westerland	GWT			
westerly	WST			
western			wsi	BFF
westfield		BAF		
westhampton		FOK		
westheimer				OUN
westover			CEF	
westport			WSZ	
westray	WRY			PPW
westville				COP
wething				DTL
wevelgem	KJK			
wewak	wwk			
wexford			CAD	
whakatane			WHK	
whale		YXN		
whalsay	WHS			
whangarei			WRE	
wharton	WHT			
whati	YLE			
wheatland	EAN			
wheeler			HHI	MKCMQW
wheeling	HLG			PWK
whidbey			NUW	
white		HPNWMO	FRY	ALMCAQ
whitecourt	YZU			
whitefield	HIE			
whitehorse	yxy			
whitehouse			NEN	
whiteman			SZLWHP	
whiteriver	WTR			
whiteside			SQI	
whitianga			WTZ	
whiting			NSE	
whitmore	GCT			
whitson				CSV
whitsunday				PPP
whitted				SPG
whyalla	WYA			
wiag				AKQ
wiarton	YVV			
wibb				PKU
wibd				DUM
wibr				RKO
wibt				TJB
wica				kjt
wicc				bdo
wicd				CBN
wichita	BECCEAIABICT	KIPSPS		
wick	WIC			
wicm				TSY
wicomico				SBY
wict				TKG
widd				BTH
wide				PPR
widn				TNJ
wids				SIQ
wiee				PDG
wien				OTZ
wiesbaden	WIE			
wihh				hlp
wihl				CXP
wihp				PCB
wiii				cgk
wiji				KRC
wilbarger			WIB	
wilcannia			WIO	
wildwood	WWD			
wiley			BRWPWA	janMLS
wilhelmshaven	WVN			
wilkes		avpWBW	IKB	
wilkesboro				IKB
will				BRWokc
willard				CMI
willcox	CWX			
willemstad	cur			
william			clmHOULHV	
williams		YWLYWM		PTNWPU
williamsburg				phf
williamsport	IPT			
williamtown	NTL			
williston	xwa			
willmar	ILL			
willoughby	LNN			
willow	WOW		YIP	
willows	WLW			
wilmington	ILGilmILN			
wilpena			HWK	
wilson				RWISTMWIL
wilsterman				cbb
wiluna			WUN	
wilwal				JIJ
wimb				GNS
wime				AEG
wimk				MES
wimm				kno
wimn				DTB
wimp				SIW
wims				FLZ
winchester	WGO			
windarra			WND	
winder	WDR			
windhoek	ERSwdh			
windom	MWM			
windorah			WNR	
windsor	YQG	bdl		
winfield		WLD		
wings			BBX	
wink	INK			
winkler			INK	
winnemucca	WMC			
winnipeg	ywg			
winona	ONA			
winslow	INW			
winston		INT	SNK	LMS
winter		GIF		
winton			WIN	
wiod				TJQ
wiog				NPO
wiok				KTG
wiom				MWK
wion				NTX
wioo				PNK
wiop				PSU
wipa				DJB
wipb				LLJ
wipk				PGK
wipl				BKS
wipo				WYK
wipp				PLM
wipq				PDO
wipr				RGT
wipu				MPC
wipv				KLQ
wirawila			WRZ	
wiryokusumo				SOC
wiscasset	ISS			
wisconsin		ISW		CWAJVL
wise	LNP			
wiseman	WSM			
wita				TPK
witc				MEQ
witham			SUA	
witl				LSX
witm				LSW
witn				SBG
witt				BTJ
wittenoom			WIT	
wittman			OSH	
wladyslaw				LCJ
wm				BFFTHAWJF
wman				SXT
wmau				MEP
wmba				SWY
wmbi				TPG
wmbt				TOD
wmka				AOR
wmkb				BWH
wmkc				KBR
wmkd				KUA
wmke				KTE
wmki				IPH
wmkj				jhb
wmkk				kul
wmkl				lgk
wmkm				MKZ
wmkn				TGG
wmkp				pen
wmpa				PKG
wmpr				RDN
wmsa				szb
wn07				DTR
wnj				WNJ
woensdrecht			WOE	
woitape			WTP	
wokal			GGW	
wold				msp
wolf		OLF		
wolfsburg				BWE
wollaston		ZWL		
wollogorang			WLL	
wollongong			WOL	
wolter			KDI	
wondai			WDI	
wonderboom			PRY	
wondoola			WON	
wonenara	WOA			
wonju	WJU			
wood				ISWPWDTBN
woodbourne			BHE	
woodford				WFD
woodie		WWI		
woodley				CPM
woodring				WDG
woodruff				ARV
woodrum				ROA
woods				PAQ
woodward	WWR		CDN	
woomera	UMR			
wooster	BJJ			
worcester	ORH			
worland	WRL			
worth				AFWdfwftwFWH
worthersee				KLU
worthington	OTG			
wpat				AUT
wpdb				UAI
wpdl				dil
wpec				BCH
wpmn				MPT
wpoc				OEC
wpvq				VIQ
wrangell	WRG			
wright			FFOLIY	MGYMNT
wrightstown	WRI			
wrigley	YWY			
wrinkle				HCA
wrka				ABU
wrkl				LKA
wrks				SAU
wrla				SGQ
wrlb				LBW
wrlc				BXT
wrlf				NNX
wrlh				TNB
wrlp				LPU
wroclaw	WRO			
wrotham			WPK	
wsap				QPG
wsat				TGA
wssl				XSP
wsss				sin
wuchuan				ZHA
wudangshan				WDS
wudinna			WUD	
wuhai	WUA			
wuhan	wuh			
wuhu	WHAWHU			
wujiaba				kmg
wuliangye				YBP
wulingshan				JIQ
wulong	CQW			
wulung				CXP
wunnumin		WNN		
wurtsmith				OSC
wushan	WSK			
wusu				TYN
wuxi	wux			
wuxu				NNG
wuyishan	WUS			
wuzhou	WUZ			
wv				MRB
wva				HTW
wyalong				WWY
wycombe			HYC	
wyk		OHR		
wyndham			WYN	
wynyard			BWT	
wyoming				GCCRIWRKSWBW
wyton				QUY
xai		VJB		
xalapa	JAL			
xangongo	XGN			
xanxere	AXE			
xavantina			NOK	
xbro				SKL
xi			xiy	
xiaguan	DLU			
xiahe	GXH			
xiamen	xmn			
xiangfan	XFN			
xiangxi	DXJ			
xiannvshan				CQW
xianyang	xiy			
xiaoshan				hgh
xichang	XIC			
xieng		XKH		
xiguan				FUG
xijiang				WUZ
xijiao				NZH
xilinhot	XIL			
xingcheng			XEN	
xingkaihu				JXA
xingning	XIN			
xingu				SXX
xingyi	ACX			
xining	XNN			
xinqiao				hfe
xinyang	XAI			
xinzheng			CGO	
xinzhou				ZYI
xishuangbanna			JHG	
xoxocotlan			oax	
xuan				THD
xuanzhou				WHA
xuzhou	XUZ			
xx				SII
y				gdlTYTUPN
ya				RPN
yaba				ALH
yabi				ABG
yacuiba	BYC			
yacuma				SBLSRB
yading				DCY
yads				AWN
yagd				AUD
yagoua	GXX			
yaguara			AYG	
yahav				EIY
yai				hdy
yakataga	CYT			
yakima	YKM			
yakubu			JOS	
yakushima			KUM	
yakutat	YAK			
yakutia	PYJ			
yakutsk	YKS			
yala				MRP
yalata		KYI		
yalgoo	YLG			
yalinga	AIG			
yalx				AXL
yam		XMY		
yamagata	GAJ			
yamaguchi			UBJ	
yambol	JAM			
yamc				AXC
yamdena				SXK
yamk				ADO
yamm				AMX
yamoussoukro	ASK			
yampa			HDN	
yamparaez		sre		
yamt				AMT
yan		ENY		SYT
yancheng	YNZ			
yandina	XYA			
yanez				gym
yang				AEBWLP
yangambi	YAN			
yangon	rgn			
yangyang			yny	
yangzhou	YTY			
yani				SRG
yanji	YNJ			
yankton	YKN			
yanl				AYL
yantai	YNT			
yaodu				LFQ
yaohu				YHJ
yaoqiang			TNA	
yaounde	nsiYAO			
yap		yap		
yaph				ABH
yar				OKTRYK
yara				ARY
yaren		inu		
yarg				GYL
yariguies			EJA	
yarm				ARM
yarmouth	YQI			
yary				AAB
yas		AYM		XSB
yasawa		YAS		
yasouj			YES	
yateley	BBS			
yaur				AUU
yaus				AWP
yauv				AVG
yaye				AYQ
yayr				AYR
yazd	AZD			
ybam				ABM
ybar				BCI
ybas				ASP
ybau				BDD
ybaw				BKP
ybbn				bne
ybcg				OOL
ybck				BKQ
ybcs				cns
ybcv				CTL
ybdf				BDW
ybdg				BXG
ybdv				BVI
ybeb				BXF
ybeo				BTX
ybgd				OCM
ybgo				BQW
ybhi				BHQ
ybhm				HTI
ybie				BEU
ybil				BIW
ybiz				BZP
ybke				BRK
ybkt				BUC
ybla				BLN
yblc				LCN
ybll				BLS
ybln				BQB
ybma				ISA
ybmc				MCY
ybmk				MKY
ybna				BNK
ybns				BSJ
yboi				GIC
ybok				OKY
ybou				BQL
ybpi				BMP
ybpn				PPP
ybrk				ROK
ybrl				BOX
ybrm				bme
ybrn				BZD
ybru				BTD
ybrw				BWQ
ybry				BYP
ybth				BHS
ybti				BRT
ybtl				TSV
ybtr				BLT
ybud				BDB
ybun				BUY
ybwm				BIP
ybwn				ZBO
ybwp				WEI
ybww				WTB
ybwx				BWB
ybys				BVZ
ycag				CGV
ycah				CLH
ycar				CVQ
ycas				CSI
ycba				CAZ
ycbb				COJ
ycbe				CBY
ycbn				CBI
ycbp				CPD
ycbr				CRB
ycca				CCL
ycct				CNC
yccy				CNJ
ycdo				CBX
ycdr				CUD
ycdu				CED
ycee				CVC
ycfd				CFI
ycfh				CFH
ycgo				LLG
ychk				CKW
ycht				CXT
ycin				DCN
ycki				CKI
yckn				CTN
ycmt				CMQ
ycmu				CMA
ycmw				CML
ycnf				NIF
ycnk				CES
ycnm				CNB
ycod				ODL
ycoe				CUQ
ycoi				CIE
ycom				OOM
ycoo				CDA
ycor				CWW
ycrg				CYG
ycrk				CXQ
ycry				CDQ
ycsv				KCE
yctm				CMD
ycua				CUG
ycue				CUY
ycwa				CJF
ycwi				CWR
ycwl				CCW
ycwr				CWT
ycwy				COY
yday				DBY
ydbi				DRN
ydbr				DNB
ydby				DRB
yddf				DFP
ydga				DGD
ydix				DXD
ydki				DKI
ydlk				DLK
ydlq				DNQ
ydlt				DDN
ydlv				DLV
ydlw				DYW
ydmg				DMD
ydmn				DVR
ydni				NLF
ydor				DRD
ydpd				DVP
ydpo				DPO
ydra				DOX
ydrd				DRY
ydrh				DHD
ydri				DRR
ydvr				DKV
ydys				DYA
yeager				crw
yech				ECH
yecheon			YEC	
yecl				EUC
yeda				ETD
yeeb				ENB
yeelirrie			KYF	
yeh				YEH
yehuda				MTZ
yein				EIH
yekaterinburg	SVX			
yeld				ELC
yelimane	EYL			
yelizovo			PKC	
yelland				ELY
yellow		XYR		
yellowknife	YZF			
yellowstone			CODWYS	bzn
yemelyanovo			KJA	
yeml				EMD
yenbo			YNB	
yengema	WYE			
yenisehir				YEI
yeniseysk	EIE			
yeosu	RSU			
yeovil	YEO			
yeovilton				YEO
yerbogachen			ERG	
yerevan	evn			
yerington	EYR			
yern				ERB
yesp				EPR
yeu				IDY
yeva				EVD
yevd				EVH
yevlakh	YLV			
yexm				EXM
yeysk	EIK			
yfbs				FRB
yfdf				KFE
yfil				FLY
yfli				FLS
yflo				FVL
yfne				FIK
yfrt				FOS
yfst				FOT
yftz				FIZ
ygam				GBP
ygay				GAH
ygbi				GBL
ygdh				GUH
ygdi				GOO
ygdn				GDD
ygds				GGD
ygel				GET
ygfn				GFN
ygia				GBW
ygib				GBV
ygkl				GKL
ygla				GLT
yglb				GUL
ygle				GLG
ygli				GLI
yglo				GLM
ygnv				GVP
ygpt				GPN
ygrm				GYZ
ygsc				GSC
ygte				GTE
ygth				GFF
ygtn				GTT
ygto				GEE
ygym				GYP
yhaw				HWK
yhay				HXX
yhba				HVB
yhbr				HUB
yhby				HRY
yhdy				HIP
yhhy				HIG
yhid				HID
yhil				HLL
yhlc				HCQ
yhmb				HMG
yhml				HLT
yhoo				HOK
yhot				MHU
yhpn				HTU
yhsm				HSM
yhtl				HAT
yhug				HGD
yibin	YBP			
yichang	YIH			
yichun	LDS			
yidk				IDK
yiershi				YIE
yifl				IFL
yify				IFF
yigm				IGH
yigo	UAM			
yikm				IKP
yilma				dir
yinchuan	incYEH			
yingkou	YKH			
yining	YIN			
yinj				INJ
yinn				INM
yinw				IVW
yisf				ISI
yivl				IVR
yiwu	YIW			
yjab				JAB
yjda				JUN
yjlc				JCK
yjnb				JUR
ykal				UBU
ykbl				KDB
ykbr				KAX
ykby				KBY
ykca				KBJ
ykcs				KCS
yker				KRA
ykii				KNS
ykir				KBB
ykkg				KFG
ykla				KOH
yklb				KKP
ykmb				KRB
ykml				KML
ykmp				KPS
ykng				KNI
ykow				KWM
ykpr				KPP
ykry				KGY
yksc				KGC
ykub				KUG
ylah				LWH
ylec				LGH
yleo				LNO
ylev				LEL
ylfd				LFP
ylhi				LDH
ylhr				IRG
ylhs				LTP
ylim				LIB
ylin				LDC
ylis				LSY
ylivieska			YLI	
ylkn				LNH
ylle				BBL
ylnd				LKD
ylok				LOC
ylor				LOA
ylov				LTV
ylra				LUU
ylrd				LHG
ylre				LRE
ylrs				LUT
ylst				LER
yltn				LVO
yltv				TGN
ylzi				LZR
ymaa				UBB
ymav				AVV
ymay				ABX
ymba				MRG
ymbl				MBB
ymco				XMC
ymcr				MFP
ymct				MLR
ymdg				DGE
ymdi				MQA
ymds				MNW
ymek				MKR
ymen				MEB
ymer				MIM
ymeu				MLV
ymgb				MGT
ymgd				MNG
ymgn				GSN
ymgr				MGV
ymgt				MQZ
ymgv				MVU
ymhb				hba
ymho				MHO
ymhu				MCV
ymia				MQL
ymin				XML
ymip				MIH
ymir				MWY
ymit				MTQ
ymjm				MJP
ymls				WLE
ymlt				LST
ymmb				MBW
ymmi				WUI
ymml				mel
ymmu				MMM
ymnd				MTL
ymne				WME
ymnk				ONR
ymns				MSF
ymny				OXY
ymog				MMG
ymoo				OOR
ymor				MRZ
ymot				MET
ympa				MIN
ymqa				MQE
ymrb				MOV
ymre				RRE
ymrw				MWB
ymry				MYA
ymsf				MTD
ymtb				UTB
ymtg				MGB
ymti				ONG
ymto				MNQ
ymuc				MUQ
ymug				MNE
ymui				MYI
ymuk				MVK
ymup				MUP
ymvg				MKV
ymwa				MXU
ymwt				MWT
ymwx				MXD
ymyb				MBH
ymyr				MYO
ymyt				RTY
ynap				NMR
ynar				NRA
ynbr				NAA
ynez				SQA
yngu				RPM
ynhs				NBH
ynic				NLS
ynrc				NAC
ynrg				NRG
ynrv				RVT
ynsh				NSV
ynsm				NSM
yntn				NTN
ynub				NUR
ynul				NLL
ynum				NUB
ynwn				ZNE
ynyn				NYN
yoakum			HLR	
yoen				OPI
yogyakarta		jogyia		
yokangassi			NKY	
yokota			OKO	
yola	YOL			XCO
yold				OLP
yolw				ONS
yon				EDM
yonago	YGJ			
yonaguni			OGN	
yongqiang				WNZ
yongzhou	LLF			
yood				ODD
yoom				MOO
yopal				EYP
yorb				RBS
yorg				OAG
york	THV	ZAC		ISPjfkLGANYSRKHswf
yorke		OKR		
yorketown			ORR	
yorkton	YQV			
yoron			RNJ	
yorv				ODR
yosb				OSO
yosemite				fatMCEMMHRMY
yotvata	YOT			
young			NGA	DET
youngstown		YNG		
youy				OYN
ypad				adl
ypag				PUG
ypam				PMK
ypbo				PBO
ypcc				CCK
ypda				PDN
ypdi				PDE
ypdn				drw
ypdo				PRD
ypec				BEO
ypgv				GOV
ypir				PPI
ypjt				JAD
ypka				KTA
ypkg				KGI
ypks				PKE
ypkt				PKT
ypku				KNX
yplc				PLO
yplm				LEA
ypmp				EDR
ypmq				PQQ
ypod				PTJ
ypok				MBF
yppd				phe
ypph				per
ypsh				PEA
yptn				KTR
ypwr				UMR
ypxm				XCH
yqdi				UIR
yqlp				ULP
yqns				UEE
yrausquin				SAB
yreka				ROF
yren				RMK
yrmd				RCM
yrng				RAM
yrob				ROH
yroe				RBU
yroi				RBC
yrom				RMA
yrrb				RPB
yrsb				RSB
yrti				RTS
yrtp				RTP
yryh				RHL
ysan				NDS
ysbk				BWU
yscb				cbr
ysch				CFS
yscn				CDU
ysco				NSO
yscr				SQC
ysdu				DBO
ysge				SGO
ysgt				SIX
ysgw				ZGL
yshg				SGP
yshk				MJK
ysht				SHT
ysii				SBR
ysmi				SIO
ysmp				SHU
ysmr				STH
ysnb				SNB
ysnf				nlk
ysnw				NOA
ysol				SLJ
yspe				SNH
yspk				SCG
yspt				SHQ
yspv				KSV
ysri				XRH
ysrn				SRN
yssy				syd
ysth				HLS
ystw				TMW
yswg				WGA
yswh				SWH
yswl				SWC
ysws				wsi
ytaa				XTR
ytab				TBL
ytam				XTO
ytar				TAQ
ytbr				TBK
ytdr				TDR
ytee				TQP
ytef				TEF
ytem				TEM
ytga				TAN
ytgm				XTG
ytgt				GTS
ythd				TDN
ythy				TYG
ytib				TYB
ytky				TKY
ytmo				PHQ
ytmp				TPR
ytmu				TUM
ytmy				TYP
ytng				ZBL
ytnk				TCA
ytoc				TCW
ytre				TRO
ytst				TTX
ytwb				TWB
yuba			MYV	
yuda				UDA
yuendumu			YUE	
yueyang	YYA			
yuezhao				LPF
yukon				FYU
yuksekova	YKO			
yulin	UYNYLX			
yuma	yum	LGF		
yuncheng	YCU			
yunduan				BSD
yuny				CZY
yurimaguas	YMS			
yushu	YUS			
yusl				USL
yutian	YTW			
yuzhno		UUS		
yuzhny				OELTGK
yvrd				VCD
yvrs				VNR
ywal				WLA
ywav				WAV
ywbl				WMB
ywbs				SYU
ywca				WIO
ywch				WLC
ywck				WAZ
ywda				WND
ywdh				WNR
ywdl				WON
ywgt				WGT
ywha				WYA
ywit				WIT
ywkb				WKB
ywlg				WGE
ywlm				NTL
ywlu				WUN
ywmp				WPK
ywnd				WDI
ywol				WOL
ywor				WLL
ywsl				SXE
ywtl				WLO
ywtn				WIN
ywud				WUD
ywwa				WEW
ywwg				WRW
ywwi				WWI
ywwl				WWY
ywym				WYN
ywyy				BWT
yyal				YLG
yyki				OKR
yylr				KYF
yymi				XMY
yynd				YUE
yyng				NGA
yyor				ORR
yyta				KYI
z			CRT	TAC
zabol			ACZ	
zabrat			ZXT	
zabre	XZA			
zabreh	ZBE			
zacatecas	zcl			
zadar	ZAD			
zafer			KZR	
zagora	OZG			
zagreb	ZAG			
zahedan	zah			
zaid				RYK
zakaria				GHA
zakynthos		ZTH		
zalantun	NZL			
zalingei	ZLX			
zambezi	BBZ			JEK
zamboanga		zam		
zamora			ZMM	
zamperini			TOA	
zanaga	ANJ			
zanartu				WPU
zandery	pbm			
zanesville	ZZV			
zangilan	zze			
zanjan			JWN	
zanni				PEH
zanzibar			ZNZ	
zapala	APZ			
zaporizhzhia	ozh			
zaqatala	ztu			
zar				REL
zarafshan	AFS			
zaragoza	ZAZ			AZP
zaranj	ZAJ			
zaria	ZAR			
zarzis				dje
zbaa				pek
zbad				pkx
zbal				AXF
zbar				RHT
zbcd				CDE
zbcf				CIF
zbcz				CIH
zbdh				BPE
zbds				DSN
zbdt				DAT
zben				EJN
zber				erl
zbes				YIE
zbgs				AEB
zbhd				HDG
zbhh				het
zbhz				HUO
zbla				HLD
zblf				LFQ
zbll				LLV
zbmz				NZH
zbny				NAY
zbow				BAV
zbsg				SZH
zbsj				sjw
zbsn				TVS
zbtj				tsn
zbtl				TGO
zbuc				UCB
zbuh				WUA
zbul				HLH
zbxh				XIL
zbyc				YCU
zbyn				TYN
zbyz				RLK
zbzl				NZL
zega				BZU
zeitun				RIB
zeledon				IPZ
zemio	IMO			
zemunik			ZAD	
zenata			TLM	
zephyrhills	ZPH			
zero			ZER	
zeto				ARZ
zettel				GDW
zgbh				BHY
zgcd				CGD
zgcj				HJJ
zgcz				HCZ
zgdy				DYG
zgfs				FUO
zggg				can
zgha				CSX
zghc				HNI
zghy				HNY
zghz				HUZ
zgkl				kwl
zglg				LLF
zgmx				MXZ
zgnn				NNG
zgow				SWA
zgsd				ZUH
zgsg				HSC
zgsz				szx
zgwz				WUZ
zgxn				XIN
zgxx				DXJ
zgyl				YLX
zgyy				YYA
zgzh				LZH
zgzj				ZHA
zhalantun			NZL	
zhangye	YZY			
zhanjiang	ZHA			
zhaosu	ZFL			
zhaotong	ZAT			
zhay				AYN
zhcc				CGO
zhec				EHU
zhengzhou	CGO			
zhes				ENH
zhezkazgan	DZN			
zhgh				LHK
zhhh				wuh
zhigansk	ZIX			
zhijiang			HJJ	
zhly				LYA
zhny				NNY
zhob			PZH	
zhol				ura
zhongchuan				LHW
zhongwei	ZHY			
zhoushan	HSN			
zhoushuizi			DLC	
zhss				SHS
zhsy				WDS
zhuhai	ZUH			
zhukovsky	ZIA			
zhuliany				iev
zhushan			ZSP	
zhxf				XFN
zhxy				XAI
zhyc				YIH
zhytomyr	ztr			
zielona			IEG	
ziguinchor	ZIG			
zihuatanejo				zih
zilfi	ZUL			
zilina	ILZ			
zinder	ZND			
zirun				SZH
zjhk				hak
zjqh				BAR
zjsy				syx
zkhm				RGO
zkpy				fnj
zksd				DSO
zkse				YJS
zlak				AKA
zldh				DNH
zldl				HXD
zlgm				GOQ
zlgy				GYU
zlhb				HBQ
zlhz				HZG
zlic				inc
zljc				JIC
zljq				JGN
zlll				LHW
zlln				LNL
zlqy				IQN
zlts				THQ
zlxh				GXH
zlxn				XNN
zlxy				xiy
zlya				ENY
zlyl				UYN
zlzw				ZHY
zlzy				YZY
zmah				AVK
zmat				LTI
zmbh				BYN
zmbn				UGA
zmbr				UGT
zmbs				HBU
zmbu				UUN
zmcd				COQ
zmck				ubn
zmdz				DLZ
zmhh				KHR
zmhu				HJT
zmkd				HVD
zmmn				MXV
zmtl				TNZ
zmub				uln
zmug				ULO
zmul				ULG
zoersel	OBL			
zomin			OMN	
zona			IZA	
zonalnoye			ZZO	
zonguldak	ONQ			
zoom				WOE
zor				DEZ
zorg			ORG	
zouerate	OUZ			
zpbs				BSD
zpdl				DLU
zpdq				DIG
zpjh				JHG
zplc				LNJ
zplj				LJG
zplx				LUM
zppp				kmg
zpsm				SYM
zpzt				ZAT
zrenjanin	ZRE			
zsam				xmn
zsaq				AQG
zsbb				BFU
zscg				CZX
zscn				khn
zsdy				DOY
zsfy				FUG
zsfz				foc
zsgs				JGS
zsgz				KOW
zshc				hgh
zshz				HZA
zsjd				JDZ
zsjg				JNG
zsjj				JIU
zsjn				TNA
zsju				JUZ
zsjx				JNH
zsld				LCX
zslg				LYG
zslq				HYN
zsly				LYI
zsnb				ngb
zsnj				NKG
zsnt				NTG
zsof				hfe
zsp				ZSP
zspd				pvg
zsqd				TAO
zsqz				JJN
zsrg				RUG
zssh				HIA
zssm				SQJ
zssr				SQD
zsss				sha
zssz				SZV
zstx				txn
zswa				WHA
zswf				WEF
zswh				WEH
zswu				WHU
zswx				wux
zswy				WUS
zswz				WNZ
zsxz				XUZ
zsya				YTY
zsyh				YHJ
zsyn				YNZ
zsyt				YNT
zsyw				YIW
zszs				HSN
zual				NGQ
zuas				AVA
zubd				BPX
zubj				BFJ
zubko				YEV
zubz				BZX
zuck				ckg
zuda				DZH
zudc				DCY
zudr				DDR
zugu				GYS
zugy				KWE
zugz				GZG
zuhy				AHJ
zujz				JZH
zukd				KGT
zukj				KJH
zula				LZG
zulb				LLB
zulia				STB
zulp				LIA
zuls				LXA
zulu			PZL	
zulz				LZO
zumbi			MCZ	
zumt				WMT
zumy				MIG
zunc				NAO
zunp				HZH
zunyi	WMTZYI			
zunz				LZY
zupl				APJ
zups				LPF
zuqj				JIQ
zurich	ZRH			
zutc				TCZ
zutf				TFU
zutr				TEN
zuuu				ctu
zuwara	WAX			
zuwl				CQW
zuws				WSK
zuwx				WXN
zuxc				XIC
zuyb				YBP
zuyi				ACX
zuzh				PZI
zuzy				ZYI
zvartnots			evn	
zwak				AKU
zwal				ACF
zwara			WAX	
zwat				AAT
zwbl				BPL
zwcm				IQM
zwhm				HMI
zwkc				KCA
zwkl				KRL
zwkm				KRY
zwlk				DHH
zwqt				JBK
zwrq				RQA
zwsc				QSZ
zwsh				KHG
zwss				SXJ
zwtc				TCG
zwtk				HQL
zwtn				HTN
zwtp				TLQ
zwts				TWC
zwww				urc
zwyn				YIN
zwyt				YTW
zwzs				ZFL
zyas				AOG
zybs				NBS
zycc				CGQ
zych				CNI
zycy				CHG
zydd				DDG
zydq				DQA
zyhb				HRB
zyhe				HEK
zyjl				JIL
zyjm				JMU
zyjx				JXA
zyjz				JNZ
zyld				LDS
zyls				YUS
zymd				mdg
zymh				OHE
zyqq				NDG
zyryanka	ZKP			
zysq				YSQ
zytl				DLC
zytn				TNH
zytx				SHE
zyxc				XEN
zyyj				YNJ
zyyk				YKH

"""#
}
