/** Puts the focus on the first `wanted` of the footer, which leads where menus and panels would have. */
export function focusFooter(wanted: 'a' | 'input'): void {
  document.querySelector<HTMLElement>(`footer ${wanted}`)?.focus();
}
