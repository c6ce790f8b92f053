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

/** A drawing of the sprite `public/icons.svg`, as decoration: the control around it has the label. */
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
