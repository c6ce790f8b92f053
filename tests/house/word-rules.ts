/** A word that this house does not use, since engineers elsewhere call it something else. */
export interface WordRule {
  forbids: RegExp;
  instead: string;
  /** A line that breaks the rule. */
  breaks: string;
  /** One that looks alike and is fine. */
  keeps: string;
}

export const wordRules: readonly WordRule[] = [
  {
    forbids: /\b[dD]oors?(?![a-z])|[a-z]Doors?(?![a-z])/,
    instead: 'routes, deps of a handler, server or double',
    breaks: 'export function settingsDoor() {}',
    keeps: "title: 'Indoor and outdoor'",
  },
  {
    forbids: /[sS]low(?:ed|ing)?Down|[pP]atience/,
    instead: 'rate limit, timeout, backoff or budget',
    breaks: 'const patience = 3;',
    keeps: 'a slow provider is down',
  },
  {
    forbids: /equals-?Secretly|answers?-?Evenly/i,
    instead: 'timingSafeEqual, withConstantTiming',
    breaks: "import { equalsSecretly } from './equals-secretly.ts';",
    keeps: 'timingSafeEqual(a, b)',
  },
  {
    forbids: /^\s*(?:\/\*\*|\*|\/\/)\s*Answers\b/m,
    instead: 'Returns …',
    breaks: '/** Answers how to end it. */',
    keeps: '/** Returns a cleanup function. Answers of the platform may be late. */',
  },
  {
    forbids: /\btoAnswer\b|\banswerFault\b|\bAnswerCache\b/,
    instead: 'toGatewayResponse, toErrorResponse, ResponseCache',
    breaks: 'return toAnswer(response);',
    keeps: 'return toGatewayResponse(response);',
  },
  {
    forbids: /\bdeeds?\b/i,
    instead: 'operation',
    breaks: 'await once(key, deed);',
    keeps: 'indeed',
  },
  {
    forbids: /\bwish(?:ed|es)?\b(?![- ]?list)|\bwished[A-Z]|\bAsked[A-Z]/,
    instead: 'intent or requested quantity',
    breaks: 'store.set(wishedQuantitiesAtom, quantities);',
    keeps: 'a wishlist, a WishlistItem',
  },
  {
    forbids: /[a-z]Keeper\b|\bKeeper\b/,
    instead: 'Service or Store',
    breaks: 'interface TokenKeeper {}',
    keeps: 'the gatekeeper',
  },
  {
    forbids: /\bkeptS\b/,
    instead: 'staleS or expiresInS',
    breaks: 'keptS: 60,',
    keeps: 'staleS: 60,',
  },
  {
    forbids: /\bma[dk]e-? ?Ahead\b|\bleave-? ?Softly\b/i,
    instead: 'prebuild, navigate client-side',
    breaks: "import { makeAhead } from './make-ahead.ts';",
    keeps: 'ahead of time',
  },
  {
    forbids: /\b(?:made|ruled|moved|respelt|absent)-?Page\b/i,
    instead: 'withIsrFallback, redirectByRouteRule, redirectByTable, redirectToCanonical, notFoundResult',
    breaks: "import { madePage } from './made-page.ts';",
    keeps: 'const madePages = 3;',
  },
  {
    forbids: /\bpage turns?\b/i,
    instead: 'navigation',
    breaks: '// waits for the page turn',
    keeps: '// the page returns 404',
  },
  {
    forbids: /\b(?:not|only)-?Offered\b(?!')/,
    instead: 'requireProvider, or what it does',
    breaks: 'return notOffered(fault);',
    keeps: "code: 'not-offered'",
  },
  {
    forbids: /\b(?:asked|asks)\b(?! (?:for|you)\b)/,
    instead: 'requested, requests',
    breaks: 'const asked: string[] = [];',
    keeps: 'The page you asked for is gone',
  },
  {
    forbids: /\btold\b(?! apart\b)/,
    instead: 'notified, or what it does',
    breaks: "it('does what the server is told', () => {});",
    keeps: 'documents are told apart by their type',
  },
  {
    forbids: /\b(?:heard|hears|answered)\b/,
    instead: 'received, listens, returned',
    breaks: "it('is fetched by a tab that heard of it', () => {});",
    keeps: 'an unheard-of answer',
  },
  {
    forbids:
      /^\s*(?:it|test|describe)(?:\.[a-z]+)*\([^\n]*\b(?:(?:does|goes) without|learn(?:s|t)|whose changes find)\b/m,
    instead: 'does not read, is recorded: a plain sentence',
    breaks: "  it('does without the table for the first page', () => {});",
    keeps: "  it('does not read the table without a need', () => {});",
  },
  {
    forbids:
      /\b(?:keptFor|madeBy|putsTogether|nobodyImports|isPassing|onAlive|entrance)\b|[gG]ivenBack|[gG]iveBack/,
    instead:
      'retention, buildId, mayImportEverything, isOutsideShop, isTemporary, onHydrated, claim, returnFocus',
    breaks: "stores: [{ key: 'a', keptFor: '1 year' }],",
    keeps: 'the value is kept for a year, and given back',
  },
];

/** The list itself, texts of the demo shop, and what programs write. */
const except =
  /^(?:tests\/house\/(?:word-rules|words\.test)\.ts|docs\/promises\.md|packages\/sandbox\/src\/(?:seed\/|vimeo\/videos\.ts)|tests\/contract\/video\.test\.ts)/;

/** Every place of a text or a path that says a word of the list. */
export function findWords(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => !except.test(path))
    .flatMap(({ path, text }) =>
      wordRules.flatMap(({ forbids, instead }) => {
        const inPath = forbids.exec(path);
        const match = inPath ?? forbids.exec(text);
        if (match === null) return [];
        const line = inPath === null ? `:${text.slice(0, match.index).split('\n').length}` : '';
        return [`${path}${line} "${match[0].trim()}": say ${instead}`];
      }),
    );
}
