/** `first` has accept, reject and choose; `choices` has the categories. */
export type ConsentLayer = 'closed' | 'first' | 'choices';
