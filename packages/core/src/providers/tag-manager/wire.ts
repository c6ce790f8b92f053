declare global {
  interface Window {
    /** Other scripts push to it, too. */
    dataLayer?: unknown[];
    /** Left by the container's script. */
    google_tag_manager?: object;
  }
}

/** The container takes its own start time from the first entry. */
export interface ContainerStart {
  event: 'gtm.js';
  'gtm.start': number;
}
