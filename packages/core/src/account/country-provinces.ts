/** A state, province, county, prefecture or whatever a country calls it, by the platform's code. */
export interface Province {
  code: string;
  name: string;
}

/**
 * `code:name` in the order in which they are offered, of the countries whose addresses have one at Shopify. The codes are
 * those of its `Shopify/worldwide`, which are not always ISO's; a code that it keeps only for old addresses is left out.
 */
const rows: Readonly<Record<string, string>> = {
  AE: `
    AZ:Abu Dhabi | AJ:Ajman | DU:Dubai | FU:Fujairah | RK:Ras al-Khaimah | SH:Sharjah | UQ:Umm al-Quwain`,
  AR: `
    B:Buenos Aires | K:Catamarca | H:Chaco | U:Chubut | C:Ciudad Autónoma de Buenos Aires | X:Córdoba |
    W:Corrientes | E:Entre Ríos | P:Formosa | Y:Jujuy | L:La Pampa | F:La Rioja | M:Mendoza | N:Misiones |
    Q:Neuquén | R:Río Negro | A:Salta | J:San Juan | D:San Luis | Z:Santa Cruz | S:Santa Fe |
    G:Santiago del Estero | V:Tierra del Fuego | T:Tucumán`,
  AU: `
    ACT:Australian Capital Territory | NSW:New South Wales | NT:Northern Territory | QLD:Queensland |
    SA:South Australia | TAS:Tasmania | VIC:Victoria | WA:Western Australia`,
  BR: `
    AC:Acre | AL:Alagoas | AP:Amapá | AM:Amazonas | BA:Bahia | CE:Ceará | DF:Distrito Federal |
    ES:Espírito Santo | GO:Goiás | MA:Maranhão | MT:Mato Grosso | MS:Mato Grosso do Sul |
    MG:Minas Gerais | PA:Pará | PB:Paraíba | PR:Paraná | PE:Pernambuco | PI:Piauí | RJ:Rio de Janeiro |
    RN:Rio Grande do Norte | RS:Rio Grande do Sul | RO:Rondônia | RR:Roraima | SC:Santa Catarina |
    SP:São Paulo | SE:Sergipe | TO:Tocantins`,
  CA: `
    AB:Alberta | BC:British Columbia | MB:Manitoba | NB:New Brunswick | NL:Newfoundland and Labrador |
    NS:Nova Scotia | NT:Northwest Territories | NU:Nunavut | ON:Ontario | PE:Prince Edward Island |
    QC:Quebec | SK:Saskatchewan | YT:Yukon`,
  CL: `
    AP:Arica y Parinacota | TA:Tarapacá | AN:Antofagasta | AT:Atacama | CO:Coquimbo | VS:Valparaíso |
    RM:Metropolitana de Santiago | LI:O’Higgins | ML:Maule | NB:Ñuble | BI:Biobío | AR:Araucanía |
    LR:Los Ríos | LL:Los Lagos | AI:Aysén | MA:Magallanes`,
  CO: `
    AMA:Amazonas | ANT:Antioquia | ARA:Arauca | ATL:Atlántico | DC:Bogotá, D.C. | BOL:Bolívar |
    BOY:Boyacá | CAL:Caldas | CAQ:Caquetá | CAS:Casanare | CAU:Cauca | CES:Cesar | CHO:Chocó |
    COR:Córdoba | CUN:Cundinamarca | GUA:Guainía | GUV:Guaviare | HUI:Huila | LAG:La Guajira |
    MAG:Magdalena | MET:Meta | NAR:Nariño | NSA:Norte de Santander | PUT:Putumayo | QUI:Quindío |
    RIS:Risaralda | SAP:San Andrés, Providencia y Santa Catalina | SAN:Santander | SUC:Sucre |
    TOL:Tolima | VAC:Valle del Cauca | VAU:Vaupés | VID:Vichada`,
  ES: `
    C:A Coruña | VI:Álava | AB:Albacete | A:Alicante | AL:Almería | O:Asturias | AV:Ávila | BA:Badajoz |
    PM:Balears | B:Barcelona | BI:Bizkaia | BU:Burgos | CC:Cáceres | CA:Cádiz | S:Cantabria |
    CS:Castellón | CE:Ceuta | CR:Ciudad Real | CO:Córdoba | CU:Cuenca | SS:Gipuzkoa | GI:Girona |
    GR:Granada | GU:Guadalajara | H:Huelva | HU:Huesca | J:Jaén | LO:La Rioja | GC:Las Palmas | LE:León |
    L:Lleida | LU:Lugo | M:Madrid | MA:Málaga | ML:Melilla | MU:Murcia | NA:Navarra | OR:Ourense |
    P:Palencia | PO:Pontevedra | SA:Salamanca | TF:Santa Cruz de Tenerife | SG:Segovia | SE:Sevilla |
    SO:Soria | T:Tarragona | TE:Teruel | TO:Toledo | V:Valencia | VA:Valladolid | ZA:Zamora | Z:Zaragoza`,
  HK: `
    HK:Hong Kong Island | KL:Kowloon | NT:New Territories`,
  IE: `
    CW:Carlow | CN:Cavan | CE:Clare | CO:Cork | DL:Donegal | D:Dublin | G:Galway | KY:Kerry | KE:Kildare |
    KK:Kilkenny | LS:Laois | LM:Leitrim | LK:Limerick | LD:Longford | LH:Louth | MO:Mayo | MH:Meath |
    MN:Monaghan | OY:Offaly | RN:Roscommon | SO:Sligo | TA:Tipperary | WD:Waterford | WH:Westmeath |
    WX:Wexford | WW:Wicklow`,
  IN: `
    AN:Andaman and Nicobar Islands | AP:Andhra Pradesh | AR:Arunachal Pradesh | AS:Assam | BR:Bihar |
    CH:Chandigarh | CG:Chhattisgarh | DN:Dadra and Nagar Haveli | DD:Daman and Diu | DL:Delhi | GA:Goa |
    GJ:Gujarat | HR:Haryana | HP:Himachal Pradesh | JK:Jammu and Kashmir | JH:Jharkhand | KA:Karnataka |
    KL:Kerala | LA:Ladakh | LD:Lakshadweep | MP:Madhya Pradesh | MH:Maharashtra | MN:Manipur |
    ML:Meghalaya | MZ:Mizoram | NL:Nagaland | OR:Odisha | PY:Puducherry | PB:Punjab | RJ:Rajasthan |
    SK:Sikkim | TN:Tamil Nadu | TS:Telangana | TR:Tripura | UP:Uttar Pradesh | UK:Uttarakhand |
    WB:West Bengal`,
  IT: `
    AG:Agrigento | AL:Alessandria | AN:Ancona | AO:Aosta | AR:Arezzo | AP:Ascoli Piceno | AT:Asti |
    AV:Avellino | BA:Bari | BT:Barletta-Andria-Trani | BL:Belluno | BN:Benevento | BG:Bergamo |
    BI:Biella | BO:Bologna | BZ:Bolzano | BS:Brescia | BR:Brindisi | CA:Cagliari | CL:Caltanissetta |
    CB:Campobasso | CI:Carbonia-Iglesias | CE:Caserta | CT:Catania | CZ:Catanzaro | CH:Chieti | CO:Como |
    CS:Cosenza | CR:Cremona | KR:Crotone | CN:Cuneo | EN:Enna | FM:Fermo | FE:Ferrara | FI:Firenze |
    FG:Foggia | FC:Forlì-Cesena | FR:Frosinone | GE:Genova | GO:Gorizia | GR:Grosseto | IM:Imperia |
    IS:Isernia | AQ:L’Aquila | SP:La Spezia | LT:Latina | LE:Lecce | LC:Lecco | LI:Livorno | LO:Lodi |
    LU:Lucca | MC:Macerata | MN:Mantova | MS:Massa-Carrara | MT:Matera | VS:Medio Campidano | ME:Messina |
    MI:Milano | MO:Modena | MB:Monza e Brianza | NA:Napoli | NO:Novara | NU:Nuoro | OG:Ogliastra |
    OR:Oristano | PD:Padova | PA:Palermo | PR:Parma | PV:Pavia | PG:Perugia | PU:Pesaro e Urbino |
    PE:Pescara | PC:Piacenza | PI:Pisa | PT:Pistoia | PN:Pordenone | PZ:Potenza | PO:Prato | RG:Ragusa |
    RA:Ravenna | RC:Reggio Calabria | RE:Reggio Emilia | RI:Rieti | RN:Rimini | RM:Roma | RO:Rovigo |
    SA:Salerno | SS:Sassari | SV:Savona | SI:Siena | SR:Siracusa | SO:Sondrio | TA:Taranto | TE:Teramo |
    TR:Terni | TO:Torino | TP:Trapani | TN:Trento | TV:Treviso | TS:Trieste | UD:Udine | VA:Varese |
    VE:Venezia | VB:Verbano-Cusio-Ossola | VC:Vercelli | VR:Verona | VV:Vibo Valentia | VI:Vicenza |
    VT:Viterbo`,
  JP: `
    JP-01:Hokkaido | JP-02:Aomori | JP-03:Iwate | JP-04:Miyagi | JP-05:Akita | JP-06:Yamagata |
    JP-07:Fukushima | JP-08:Ibaraki | JP-09:Tochigi | JP-10:Gunma | JP-11:Saitama | JP-12:Chiba |
    JP-13:Tokyo | JP-14:Kanagawa | JP-15:Niigata | JP-16:Toyama | JP-17:Ishikawa | JP-18:Fukui |
    JP-19:Yamanashi | JP-20:Nagano | JP-21:Gifu | JP-22:Shizuoka | JP-23:Aichi | JP-24:Mie | JP-25:Shiga |
    JP-26:Kyoto | JP-27:Osaka | JP-28:Hyogo | JP-29:Nara | JP-30:Wakayama | JP-31:Tottori |
    JP-32:Shimane | JP-33:Okayama | JP-34:Hiroshima | JP-35:Yamaguchi | JP-36:Tokushima | JP-37:Kagawa |
    JP-38:Ehime | JP-39:Kochi | JP-40:Fukuoka | JP-41:Saga | JP-42:Nagasaki | JP-43:Kumamoto |
    JP-44:Oita | JP-45:Miyazaki | JP-46:Kagoshima | JP-47:Okinawa`,
  KR: `
    KR-26:Busan | KR-43:Chungbuk | KR-44:Chungnam | KR-27:Daegu | KR-30:Daejeon | KR-42:Gangwon |
    KR-29:Gwangju | KR-47:Gyeongbuk | KR-41:Gyeonggi | KR-48:Gyeongnam | KR-28:Incheon | KR-49:Jeju |
    KR-45:Jeonbuk | KR-46:Jeonnam | KR-50:Sejong | KR-11:Seoul | KR-31:Ulsan`,
  KW: `
    KW-AH:Al Ahmadi | KW-KU:Al Asimah | KW-FA:Al Farwaniyah | KW-JA:Al Jahra | KW-HA:Hawalli |
    KW-MU:Mubarak Al-Kabeer`,
  MX: `
    AGS:Aguascalientes | BC:Baja California | BCS:Baja California Sur | CAMP:Campeche | CHIS:Chiapas |
    CHIH:Chihuahua | DF:Ciudad de México | COAH:Coahuila | COL:Colima | DGO:Durango | GTO:Guanajuato |
    GRO:Guerrero | HGO:Hidalgo | JAL:Jalisco | MEX:México | MICH:Michoacán | MOR:Morelos | NAY:Nayarit |
    NL:Nuevo León | OAX:Oaxaca | PUE:Puebla | QRO:Querétaro | Q ROO:Quintana Roo | SLP:San Luis Potosí |
    SIN:Sinaloa | SON:Sonora | TAB:Tabasco | TAMPS:Tamaulipas | TLAX:Tlaxcala | VER:Veracruz |
    YUC:Yucatán | ZAC:Zacatecas`,
  NZ: `
    AUK:Auckland | BOP:Bay of Plenty | CAN:Canterbury | CIT:Chatham Islands | GIS:Gisborne |
    HKB:Hawke’s Bay | MWT:Manawatū-Whanganui | MBH:Marlborough | NSN:Nelson | NTL:Northland | OTA:Otago |
    STL:Southland | TKI:Taranaki | TAS:Tasman | WKO:Waikato | WGN:Wellington | WTC:West Coast`,
  PE: `
    PE-AMA:Amazonas | PE-ANC:Áncash | PE-APU:Apurímac | PE-ARE:Arequipa | PE-AYA:Ayacucho |
    PE-CAJ:Cajamarca | PE-CAL:Callao | PE-CUS:Cuzco | PE-HUV:Huancavelica | PE-HUC:Huánuco | PE-ICA:Ica |
    PE-JUN:Junín | PE-LAL:La Libertad | PE-LAM:Lambayeque | PE-LIM:Lima (department) |
    PE-LMA:Lima (province) | PE-LOR:Loreto | PE-MDD:Madre de Dios | PE-MOQ:Moquegua | PE-PAS:Pasco |
    PE-PIU:Piura | PE-PUN:Puno | PE-SAM:San Martín | PE-TAC:Tacna | PE-TUM:Tumbes | PE-UCA:Ucayali`,
  PT: `
    PT-20:Açores | PT-01:Aveiro | PT-02:Beja | PT-03:Braga | PT-04:Bragança | PT-05:Castelo Branco |
    PT-06:Coimbra | PT-07:Évora | PT-08:Faro | PT-09:Guarda | PT-10:Leiria | PT-11:Lisboa |
    PT-30:Madeira | PT-12:Portalegre | PT-13:Porto | PT-14:Santarém | PT-15:Setúbal |
    PT-16:Viana do Castelo | PT-17:Vila Real | PT-18:Viseu`,
  RO: `
    AB:Alba | AR:Arad | AG:Argeș | BC:Bacău | BH:Bihor | BN:Bistrița-Năsăud | BT:Botoșani | BR:Brăila |
    BV:Brașov | B:București | BZ:Buzău | CL:Călărași | CS:Caraș-Severin | CJ:Cluj | CT:Constanța |
    CV:Covasna | DB:Dâmbovița | DJ:Dolj | GL:Galați | GR:Giurgiu | GJ:Gorj | HR:Harghita | HD:Hunedoara |
    IL:Ialomița | IS:Iași | IF:Ilfov | MM:Maramureș | MH:Mehedinți | MS:Mureș | NT:Neamț | OT:Olt |
    PH:Prahova | SJ:Sălaj | SM:Satu Mare | SB:Sibiu | SV:Suceava | TR:Teleorman | TM:Timiș | TL:Tulcea |
    VL:Vâlcea | VS:Vaslui | VN:Vrancea`,
  US: `
    AL:Alabama | AK:Alaska | AS:American Samoa | AZ:Arizona | AR:Arkansas | CA:California | CO:Colorado |
    CT:Connecticut | DE:Delaware | DC:District of Columbia | FL:Florida | GA:Georgia | GU:Guam |
    HI:Hawaii | ID:Idaho | IL:Illinois | IN:Indiana | IA:Iowa | KS:Kansas | KY:Kentucky | LA:Louisiana |
    ME:Maine | MH:Marshall Islands | MD:Maryland | MA:Massachusetts | MI:Michigan | FM:Micronesia |
    MN:Minnesota | MS:Mississippi | MO:Missouri | MT:Montana | NE:Nebraska | NV:Nevada |
    NH:New Hampshire | NJ:New Jersey | NM:New Mexico | NY:New York | NC:North Carolina | ND:North Dakota |
    MP:Northern Mariana Islands | OH:Ohio | OK:Oklahoma | OR:Oregon | PW:Palau | PA:Pennsylvania |
    PR:Puerto Rico | RI:Rhode Island | SC:South Carolina | SD:South Dakota | TN:Tennessee | TX:Texas |
    VI:U.S. Virgin Islands | UT:Utah | VT:Vermont | VA:Virginia | WA:Washington | WV:West Virginia |
    WI:Wisconsin | WY:Wyoming | AA:Armed Forces Americas | AE:Armed Forces Europe |
    AP:Armed Forces Pacific`,
  ZA: `
    EC:Eastern Cape | FS:Free State | GP:Gauteng | NL:KwaZulu-Natal | LP:Limpopo | MP:Mpumalanga |
    NC:Northern Cape | NW:North West | WC:Western Cape`,
};

/** Of the countries whose addresses are chosen from a list; empty for the others. */
export function provincesOf(countryCode: string): Province[] {
  const entries = rows[countryCode]?.split('|') ?? [];
  return entries.map((entry) => {
    const [code = '', name = ''] = entry.trim().split(':');
    return { code, name };
  });
}
