/** Whether the server sent the error page itself: then loading the document again brings nothing else. */
export function isErrorDocument(): boolean {
  return window.__NEXT_DATA__.page === '/_error';
}
