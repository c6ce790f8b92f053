interface Block {
  _type: 'block';
  _key: string;
  style: 'normal';
  markDefs: [];
  children: { _type: 'span'; _key: string; text: string; marks: [] }[];
  listItem?: 'bullet';
  level?: 1;
}

/** Portable text of plain paragraphs, or of a list. Keys follow from `name`, so that edits can be compared. */
export function richBlocks(name: string, texts: readonly string[], as: 'paragraphs' | 'list'): Block[] {
  return texts.map((text, at) => ({
    _type: 'block',
    _key: `${name}-${at}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${name}-${at}-0`, text, marks: [] }],
    ...(as === 'list' ? ({ listItem: 'bullet', level: 1 } as const) : {}),
  }));
}
