/** Where a picture is shown: its width in hundredths of the window's, and its width divided by its height. */
export interface Box {
  vw: number;
  ratio: number;
}

/**
 * `sizes` of a picture that covers boxes of another shape: the width at which it is drawn, which is more than the box's
 * where its sides are cut off. `narrow` holds below 768 px.
 */
export function coverSizes(
  { width, height }: { width: number | null; height: number | null },
  narrow: Box,
  wide: Box = narrow,
): string {
  const drawn = ({ vw, ratio }: Box) =>
    `${Math.ceil(vw * Math.max(1, width && height ? width / height / ratio : 1))}vw`;
  return `(min-width: 768px) ${drawn(wide)}, ${drawn(narrow)}`;
}
