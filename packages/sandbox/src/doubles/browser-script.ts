/** A script that a double sends to browsers in place of the provider's own. */
export interface BrowserScript<Config> {
  /**
   * Runs in the browser, where it arrives as text: it can use nothing from outside itself.
   *
   * @param serverUrl the double's URL, with a slash at the end
   */
  run: (serverUrl: string, config: Config) => void;
  config: Config;
  /** From the script's address to the server's: `../` for each folder. */
  toServer: string;
  /** The approximate size of the provider's own script, uncompressed, 200 KB at least; working code fills it up. */
  bytes: number;
  /** The approximate time the provider's own script takes to arrive. */
  delayMs: number;
}

export interface ScriptDelay {
  /** How long every script takes, instead of its own `delayMs`. */
  scriptDelayMs?: number | undefined;
}

const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' };
const texts = new WeakMap<object, string>();

export async function sendScript<Config>(
  script: BrowserScript<Config>,
  { scriptDelayMs = script.delayMs }: ScriptDelay,
): Promise<Response> {
  const text = texts.get(script) ?? writeScript(script);
  texts.set(script, text);
  if (scriptDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, scriptDelayMs));
  return new Response(text, { headers });
}

function writeScript<Config>({ run, config, toServer, bytes }: BrowserScript<Config>): string {
  const server = `new URL(${JSON.stringify(toServer)}, document.currentScript.src).href`;
  const code = `(${run})(${server}, ${JSON.stringify(config)});\n`;
  return code + fill(bytes - code.length);
}

const words =
  'state queue render event visit price theme locale frame batch token cursor layout session'.split(' ');

/** Code without effect that browsers must compile and run, and that compresses like real code. */
function fill(bytes: number): string {
  const lines: string[] = [];
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const word = () => `${words[next(words.length)]}${next(97).toString(36)}`;
  for (let written = 40; written < bytes; ) {
    const [name, one, two] = [word(), word(), word()];
    const line = `f.${name}=function(${one},n){var ${two}x=${one}&&${one}.${word()}||"${next(1e9).toString(36)}";return n>${next(99)}?{${two}:${two}x,${word()}:n*${next(1e4)}}:${one}};`;
    lines.push(line);
    written += line.length;
  }
  const run = 'for(var i=0;i<9;i++)for(var k in f)f[k]({},i*20);';
  return lines.length === 0 ? '' : `(function(){var f={};${lines.join('')}${run}})();`;
}
