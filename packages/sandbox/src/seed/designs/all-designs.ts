import type { Design } from '../design.ts';
import { accessories } from './accessories.ts';
import { bras } from './bras.ts';
import { bridal } from './bridal.ts';
import { dresses } from './dresses.ts';
import { giftsAndServices } from './gifts-and-services.ts';
import { knitwear } from './knitwear.ts';
import { lingerie } from './lingerie.ts';
import { miniDresses } from './mini-dresses.ts';
import { nightwear } from './nightwear.ts';
import { separates } from './separates.ts';
import { swim } from './swim.ts';

export const allDesigns: readonly Design[] = [
  ...dresses,
  ...miniDresses,
  ...bras,
  ...lingerie,
  ...nightwear,
  ...separates,
  ...knitwear,
  ...bridal,
  ...swim,
  ...accessories,
  ...giftsAndServices,
];
