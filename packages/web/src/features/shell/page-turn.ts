/** How the page's content is shown while another takes its place; `styles/motion.css` draws it. */
export type PageTurn = 'leaving' | 'entering';

export function showPageTurn(turn: PageTurn | null): void {
  const { dataset } = document.documentElement;
  if (turn === null) delete dataset.turn;
  else dataset.turn = turn;
}
