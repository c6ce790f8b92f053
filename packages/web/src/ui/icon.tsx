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

/** A drawing of the sprite in `public/icons.svg`; decoration only, so the control around it carries the name. */
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
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
