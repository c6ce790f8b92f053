import { nearPart } from '../../hooks/late-part.ts';

/** Few read down to the footer, and its links work without a script, which comes when the page is used. */
export const lateFooter = nearPart(() =>
  import(/* webpackChunkName: "footer" */ './footer.tsx').then((module) => module.Footer),
);
