/** A state, province, territory or prefecture, by the platform's code. */
export interface Province {
  code: string;
  name: string;
}

/** `{code} {name}`, in the order in which they are offered. */
const rows: Readonly<Record<string, string>> = {
  US: `
    AL Alabama
    AK Alaska
    AZ Arizona
    AR Arkansas
    CA California
    CO Colorado
    CT Connecticut
    DE Delaware
    DC District of Columbia
    FL Florida
    GA Georgia
    HI Hawaii
    ID Idaho
    IL Illinois
    IN Indiana
    IA Iowa
    KS Kansas
    KY Kentucky
    LA Louisiana
    ME Maine
    MD Maryland
    MA Massachusetts
    MI Michigan
    MN Minnesota
    MS Mississippi
    MO Missouri
    MT Montana
    NE Nebraska
    NV Nevada
    NH New Hampshire
    NJ New Jersey
    NM New Mexico
    NY New York
    NC North Carolina
    ND North Dakota
    OH Ohio
    OK Oklahoma
    OR Oregon
    PA Pennsylvania
    PR Puerto Rico
    RI Rhode Island
    SC South Carolina
    SD South Dakota
    TN Tennessee
    TX Texas
    UT Utah
    VT Vermont
    VA Virginia
    WA Washington
    WV West Virginia
    WI Wisconsin
    WY Wyoming`,
  CA: `
    AB Alberta
    BC British Columbia
    MB Manitoba
    NB New Brunswick
    NL Newfoundland and Labrador
    NS Nova Scotia
    NT Northwest Territories
    NU Nunavut
    ON Ontario
    PE Prince Edward Island
    QC Quebec
    SK Saskatchewan
    YT Yukon`,
  AU: `
    ACT Australian Capital Territory
    NSW New South Wales
    NT Northern Territory
    QLD Queensland
    SA South Australia
    TAS Tasmania
    VIC Victoria
    WA Western Australia`,
  JP: `
    JP-01 Hokkaido
    JP-02 Aomori
    JP-03 Iwate
    JP-04 Miyagi
    JP-05 Akita
    JP-06 Yamagata
    JP-07 Fukushima
    JP-08 Ibaraki
    JP-09 Tochigi
    JP-10 Gunma
    JP-11 Saitama
    JP-12 Chiba
    JP-13 Tokyo
    JP-14 Kanagawa
    JP-15 Niigata
    JP-16 Toyama
    JP-17 Ishikawa
    JP-18 Fukui
    JP-19 Yamanashi
    JP-20 Nagano
    JP-21 Gifu
    JP-22 Shizuoka
    JP-23 Aichi
    JP-24 Mie
    JP-25 Shiga
    JP-26 Kyoto
    JP-27 Osaka
    JP-28 Hyogo
    JP-29 Nara
    JP-30 Wakayama
    JP-31 Tottori
    JP-32 Shimane
    JP-33 Okayama
    JP-34 Hiroshima
    JP-35 Yamaguchi
    JP-36 Tokushima
    JP-37 Kagawa
    JP-38 Ehime
    JP-39 Kochi
    JP-40 Fukuoka
    JP-41 Saga
    JP-42 Nagasaki
    JP-43 Kumamoto
    JP-44 Oita
    JP-45 Miyazaki
    JP-46 Kagoshima
    JP-47 Okinawa`,
};

/** Of the countries whose addresses are chosen from a list; empty for the others. */
export function provincesOf(countryCode: string): Province[] {
  const lines = rows[countryCode]?.trim().split('\n') ?? [];
  return lines.map((line) => {
    const [code = '', ...name] = line.trim().split(' ');
    return { code, name: name.join(' ') };
  });
}
