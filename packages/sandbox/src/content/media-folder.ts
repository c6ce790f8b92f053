import { fileURLToPath } from 'node:url';

/** The pictures and clips of the demo catalogue. */
export const mediaFolder = fileURLToPath(new URL('../../media/', import.meta.url));

/** Transformed pictures, kept between runs; safe to delete. */
export const imageCacheFolder = fileURLToPath(new URL('../../../../.cache/content-images/', import.meta.url));
