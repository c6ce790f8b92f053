import type { Json } from '../../../content/document.ts';
import { keyed } from '../compose.ts';

type Fields = Record<string, Json>;

/** Inches; the first row contains the headings. Country columns contain letters, so that they are never converted. */
function table(title: string, lines: string): Fields {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => ({ _type: 'tableRow', cells: line.split('|').map((cell) => cell.trim()) }));
  return { _type: 'table', title, rows: keyed(rows) };
}

const clothing = table(
  'Body measurements in inches',
  `
Size | US/Canada | UK    | France   | Italy    | Bust | Waist | Hip
XXS  | US 0      | UK 4  | FR 32    | IT 36    | 31   | 24    | 34
XS   | US 2      | UK 6  | FR 34    | IT 38    | 32.5 | 25.5  | 35.5
S    | US 4-6    | UK 8  | FR 36    | IT 40    | 34   | 27    | 37
M    | US 8-10   | UK 12 | FR 38-40 | IT 42-44 | 36   | 29    | 39
L    | US 12     | UK 16 | FR 42    | IT 46    | 38.5 | 31.5  | 41.5
XL   | US 14     | UK 18 | FR 44    | IT 48    | 41   | 34    | 44
1X   | US 16-18  | UK 20 | FR 46-48 | IT 50-52 | 43.5 | 36.5  | 46.5
2X   | US 20     | UK 24 | FR 50    | IT 54    | 46   | 39    | 49
`,
);

const bridal = table(
  'Body measurements in inches',
  `
Size | US/Canada | UK    | France | Italy | Bust | Waist | Hip
0    | US 0      | UK 4  | FR 32  | IT 36 | 32   | 24.5  | 35
2    | US 2      | UK 6  | FR 34  | IT 38 | 33   | 25.5  | 36
4    | US 4      | UK 8  | FR 36  | IT 40 | 34   | 26.5  | 37
6    | US 6      | UK 10 | FR 38  | IT 42 | 35   | 27.5  | 38
8    | US 8      | UK 12 | FR 40  | IT 44 | 36   | 28.5  | 39
10   | US 10     | UK 14 | FR 42  | IT 46 | 37   | 29.5  | 40
12   | US 12     | UK 16 | FR 44  | IT 48 | 38.5 | 31    | 41.5
14   | US 14     | UK 18 | FR 46  | IT 50 | 40   | 32.5  | 43
`,
);

const lingerie = table(
  'Body measurements in inches',
  `
Size | US/Canada | UK       | France   | Italy    | Bust    | Waist     | Hip
XXS  | US 0      | UK 4     | FR 32    | IT 36    | 30-31   | 23-24     | 33-34
XS   | US 2      | UK 6     | FR 34    | IT 38    | 32-32.5 | 25-25.5   | 35-35.5
S    | US 4-6    | UK 8     | FR 36    | IT 40    | 33-34   | 26-27     | 36-37
M    | US 8-10   | UK 12    | FR 38-40 | IT 42-44 | 35-36   | 28-29     | 38-39
L    | US 12     | UK 16    | FR 42    | IT 46    | 37-38.5 | 30-31.5   | 40-41.5
XL   | US 14     | UK 18    | FR 44    | IT 48    | 39-41   | 32-34     | 42-44
1X   | US 16-18  | UK 20    | FR 46-48 | IT 50-52 | 42-43.5 | 35-36.5   | 45-46.5
2X   | US 20     | UK 24    | FR 50    | IT 54    | 44-46   | 37.5-39   | 47-49
`,
);

const bands = table(
  'Band, from the tape under the bust',
  `
Under the bust | US/Canada | UK    | France | Italy
25-26 in       | US 30     | UK 30 | FR 80  | IT 0
27-28 in       | US 32     | UK 32 | FR 85  | IT 1
29-30 in       | US 34     | UK 34 | FR 90  | IT 2
31-32 in       | US 36     | UK 36 | FR 95  | IT 3
33-34 in       | US 38     | UK 38 | FR 100 | IT 4
35-36 in       | US 40     | UK 40 | FR 105 | IT 5
37-38 in       | US 42     | UK 42 | FR 110 | IT 6
39-40 in       | US 44     | UK 44 | FR 115 | IT 7
41-42 in       | US 46     | UK 46 | FR 120 | IT 8
`,
);

const cups = table(
  'Cup, from the difference between bust and band',
  `
Difference | US/Canada | UK    | France | Italy
1 in       | US A      | UK A  | FR A   | IT A
2 in       | US B      | UK B  | FR B   | IT B
3 in       | US C      | UK C  | FR C   | IT C
4 in       | US D      | UK D  | FR D   | IT D
5 in       | US DD     | UK DD | FR E   | IT E
6 in       | US E      | UK E  | FR F   | IT F
7 in       | US F      | UK F  | FR G   | IT G
8 in       | US G      | UK FF | FR H   | IT H
`,
);

const swim = table(
  'Body measurements in inches',
  `
Size | US/Canada | UK    | France   | Italy    | Bust | Waist | Hip  | Torso
XS   | US 0-2    | UK 6  | FR 34    | IT 38    | 32.5 | 25.5  | 35.5 | 59
S    | US 4-6    | UK 8  | FR 36    | IT 40    | 34   | 27    | 37   | 60.5
M    | US 8-10   | UK 12 | FR 38-40 | IT 42-44 | 36   | 29    | 39   | 62
L    | US 12     | UK 16 | FR 42    | IT 46    | 38.5 | 31.5  | 41.5 | 63.5
XL   | US 14     | UK 18 | FR 44    | IT 48    | 41   | 34    | 44   | 65
1X   | US 16-18  | UK 20 | FR 46-48 | IT 50-52 | 43.5 | 36.5  | 46.5 | 66.5
2X   | US 20     | UK 24 | FR 50    | IT 54    | 46   | 39    | 49   | 68
`,
);

const shoes = table(
  'Length of the foot in inches',
  `
Size | US/Canada | UK     | France | Italy | Foot
35   | US 5      | UK 2   | FR 36  | IT 35 | 8.9
36   | US 6      | UK 3   | FR 37  | IT 36 | 9.1
37   | US 7      | UK 4   | FR 38  | IT 37 | 9.4
38   | US 8      | UK 5   | FR 39  | IT 38 | 9.6
39   | US 9      | UK 6   | FR 40  | IT 39 | 9.9
40   | US 10     | UK 7   | FR 41  | IT 40 | 10.2
41   | US 11     | UK 8   | FR 42  | IT 41 | 10.4
42   | US 12     | UK 9   | FR 43  | IT 42 | 10.7
`,
);

interface Guide {
  title: string;
  handles: readonly string[];
  tags: string;
  tables: readonly Fields[];
}

const guides: readonly Guide[] = [
  {
    title: 'Clothing',
    handles: ['clothing', 'dresses', 'slips', 'knitwear'],
    tags: 'usg-clothing',
    tables: [clothing],
  },
  {
    title: 'Lingerie & nightwear',
    handles: ['lingerie', 'nightwear'],
    tags: 'usg-skivvies',
    tables: [lingerie],
  },
  { title: 'Bras', handles: ['bras'], tags: 'usg-bras', tables: [bands, cups] },
  { title: 'Swim', handles: ['swim'], tags: 'usg-swim', tables: [swim] },
  { title: 'Shoes', handles: ['shoes'], tags: 'usg-shoes', tables: [shoes] },
  // Not all of Bridal: a veil has no dress size.
  { title: 'Bridal', handles: ['gowns'], tags: 'usg-bridal', tables: [bridal] },
];

/** [entity.cms-settings-document.15] */
export const sizeGuides: Json[] = keyed(
  guides.map(({ title, handles, tags, tables }) => ({
    collectionType: { title, handles: [...handles] },
    shopifyTag: tags,
    showCountrySelect: true,
    sizeGuideTables: keyed(tables),
  })),
);
