const names: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

export interface Province {
  code: string;
  name: string;
}

/** States and provinces of the countries whose addresses need one; empty for the others. */
export function provincesOf(countryCode: string): Province[] {
  return (names[countryCode]?.split('|') ?? []).map((row) => {
    const gap = row.indexOf(' ');
    return { code: row.slice(0, gap), name: row.slice(gap + 1) };
  });
}

/** The province of a code or a full name, in any case; null when the country's list lacks it. */
export function findProvince(countryCode: string | null, text: string): Province | null {
  const wanted = text.trim().toLowerCase();
  const known = provincesOf(countryCode ?? '');
  return known.find(({ code, name }) => [code, name].some((word) => word.toLowerCase() === wanted)) ?? null;
}

/** The province as an address stores it: the code, or the text where the list lacks it; null for no text. */
export function normaliseProvince(
  countryCode: string | null,
  text: string | null | undefined,
): string | null {
  return text?.trim() ? (findProvince(countryCode, text)?.code ?? text.trim()) : null;
}
