export const identityShape = { regid: 'id', sessionid: 'id' } as const;

export const listShape = {
  lid: 'id',
  lname: 'text',
  cts: 'number',
  'listcontents??': [{ epi: 'code', empi: 'code', 'du??': 'text' }],
} as const;

export const listsShape = [listShape] as const;

/** The response for one list; `lprops` is ours, as text or as what the service made of it. */
export const sharedListShape = { list: { ...listShape, 'lprops??': 'json' } } as const;

/** The responses to changes are not read; they are JSON or empty. */
export const changeShape = 'any';
