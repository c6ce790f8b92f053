/** So many past collections have their pictures below the list of the archive. */
export const PICTURED_COLLECTIONS = 4;
