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

/** The drawings in `public/icons.svg`: browsers keep them until another build has others. */
export const ICON_SPRITE = `/icons.svg?v=${process.env.PUBLIC_ICONS_VERSION ?? ''}`;

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
