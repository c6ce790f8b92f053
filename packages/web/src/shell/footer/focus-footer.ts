/** Focuses the first `wanted` of the footer, which stands in for a menu or panel that could not be loaded. */
export function focusFooter(wanted: 'a' | 'input'): void {
  document.querySelector<HTMLElement>(`footer ${wanted}`)?.focus();
}
