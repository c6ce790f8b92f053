/** Care instructions by material. */
export const care = {
  silk: 'Cool water, a capful of silk wash, five minutes. Roll in a towel; never wring. Hang wet, from the peg, and iron the wrong side while it is still damp.',
  lace: 'By hand, in cool water, hooks closed. Press the water out between two towels and dry flat, out of the sun. No machine, no bleach, no iron on lace.',
  velvet:
    'Dry clean, and ask them to steam it from the inside. Never iron the pile; hang it in the bathroom while you bathe and it forgives you.',
  knit: 'By hand, in lukewarm water with wool wash. Dry flat on a towel, pulled to shape. Fold it: knitwear does not hang.',
  wool: 'Brush after wearing and let it rest a day on a broad hanger. Dry clean once a season at most.',
  cotton: 'Machine wash at 30°, like colours together. Iron while damp, collar first.',
  sequins:
    'Dry clean, turned inside out. Hang it in its bag: sequins and bias seams do not love one another.',
  chiffon:
    'Dry clean, or wash by hand in cold water and dry on the hanger. Iron low, through a cotton cloth.',
  bridal:
    'Leave it to a cleaner who knows gowns; we can name one near you. It is sent in a cotton bag. Keep the bag.',
  swim: 'Rinse in cold fresh water as soon as you are out of the sea. Dry flat in the shade. Sun cream is the enemy of marigold.',
  leather: 'Wipe with a dry cloth. Feed the leather twice a year; keep the tissue in the bag when it rests.',
  brass: 'Keep them dry and apart from one another. A soft cloth is all they ask.',
} as const;

/** The paragraphs of a design's care: what it is made of, where that is said, and how to care for it. */
export function careParagraphs(text: string): string[] {
  const instructions = Object.values(care).find((one) => text.endsWith(one));
  const fabric = instructions === undefined ? '' : text.slice(0, -instructions.length).trim();
  return fabric === '' || instructions === undefined ? [text] : [fabric, instructions];
}
