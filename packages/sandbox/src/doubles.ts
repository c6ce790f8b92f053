import type { ProviderRole } from '@storefront/core/providers/registry';
import type { ScriptDelay } from './browser-script.ts';
import { enviveDoor } from './envive/door.ts';
import { friendbuyDoor } from './friendbuy/door.ts';
import { globaleDoor } from './globale/door.ts';
import { gorgiasDoor } from './gorgias/door.ts';
import { govaloDoor } from './govalo/door.ts';
import { gtmDoor } from './gtm/door.ts';
import { klaviyoDoor } from './klaviyo/door.ts';
import { okendoDoor } from './okendo/door.ts';
import { onetrustDoor } from './onetrust/door.ts';
import { postscriptDoor } from './postscript/door.ts';
import { routeDoor } from './route/door.ts';
import { searchspringDoor } from './searchspring/door.ts';
import { swymDoor } from './swym/door.ts';
import { vimeoDoor } from './vimeo/door.ts';
import type { Door, World } from './world/world.ts';

export interface Double {
  /** Its folder, and its place on the desk's port: `/{name}`. */
  name: string;
  door: (world: World, delay: ScriptDelay) => Door;
}

/** The doubles that share the desk's port. Commerce and content have ports of their own. */
export const doubles = {
  search: { name: 'searchspring', door: searchspringDoor },
  wishlist: { name: 'swym', door: swymDoor },
  gift: { name: 'govalo', door: govaloDoor },
  referral: { name: 'friendbuy', door: friendbuyDoor },
  email: { name: 'klaviyo', door: klaviyoDoor },
  protection: { name: 'route', door: routeDoor },
  reviews: { name: 'okendo', door: okendoDoor },
  crossBorder: { name: 'globale', door: globaleDoor },
  sms: { name: 'postscript', door: postscriptDoor },
  chat: { name: 'gorgias', door: gorgiasDoor },
  consent: { name: 'onetrust', door: onetrustDoor },
  assistant: { name: 'envive', door: enviveDoor },
  video: { name: 'vimeo', door: vimeoDoor },
  tagManager: { name: 'gtm', door: gtmDoor },
} satisfies Record<Exclude<ProviderRole, 'commerce' | 'content'>, Double>;
