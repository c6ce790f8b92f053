export type IconName =
  | 'add'
  | 'arrow-right'
  | 'bag'
  | 'bow'
  | 'carat-left'
  | 'carat-right'
  | 'check'
  | 'close-x'
  | 'down-arrow'
  | 'express-pay'
  | 'flower'
  | 'grid'
  | 'heart'
  | 'heart-filled'
  | 'large-columns'
  | 'loading-spinner'
  | 'logo'
  | 'menu'
  | 'minus'
  | 'plus'
  | 'search'
  | 'select'
  | 'small-columns';

/** The drawings in `public/icons.svg`, with the beginning of their SHA-256: browsers keep them until they change. */
export const ICON_SPRITE = '/icons.svg?v=15fd39ae';

/** A drawing of the sprite, as decoration: the control around it has the label. */
export function Icon({
  name,
  size = 22,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false" className={className}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
