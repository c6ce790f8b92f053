/** 'Séverine Lace Bodysuit' → 'severine-lace-bodysuit'. */
export function toHandle(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
