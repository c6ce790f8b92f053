import type { FrameProps } from '../data/page-props.ts';
import { paths } from '../paths.ts';

/** Where a shopper begins who has nothing yet: the first link of the empty bag. */
export const findStart = ({ emptyCart }: FrameProps['shell']): string => emptyCart[0]?.href ?? paths.home;
