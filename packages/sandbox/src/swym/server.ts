import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { swymAccount } from './account.ts';
import { changeItems, readItemChanges } from './change-items.ts';
import { createSwymLists, type SwymList, type SwymPerson } from './lists.ts';
import { renderItems, renderList } from './render-list.ts';

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

interface Shopper {
  person: SwymPerson;
  form: URLSearchParams;
}

/** Swym Wishlist Plus: its REST API, version 3, for the store and for shoppers. */
export function swymServer(world: World): SandboxServer {
  const lists = createSwymLists(world);
  const app = new Hono();
  app.use(cors());

  const refuse = (context: Context, status: 400 | 401 | 404, message: string) =>
    context.json({ message }, status);
  const identity = ({ regid, sessionid }: SwymPerson) => ({ regid, sessionid });
  const show = (list: SwymList) => renderList(list, lists.guest(list.owner)?.email ?? null);
  const showWhole = (list: SwymList) => ({ ...show(list), listcontents: renderItems(world, list) });

  app.use('/storeadmin/*', async (context, next) => {
    const [scheme, code = ''] = (context.req.header('authorization') ?? '').split(' ');
    const given = Buffer.from(code, 'base64').toString();
    if (scheme !== 'Basic' || given !== `${swymAccount.pid}:${swymAccount.apiKey}`) {
      return refuse(context, 401, 'Unauthorized');
    }
    return next();
  });
  app.get('/storeadmin/me', (context) => context.json({ pid: swymAccount.pid }));
  app.post('/storeadmin/v3/user/generate-regid', async (context) => {
    const form = await readForm(context);
    const [email, uuid] = [form.get('useremail'), form.get('uuid')];
    if (context.req.query('appId') !== 'Wishlist') return refuse(context, 400, 'appId must be Wishlist');
    if (!form.get('useragenttype')) return refuse(context, 400, 'useragenttype is required');
    if (email?.includes('@')) return context.json(identity(lists.identify({ email })));
    if (uuid && uuidV4.test(uuid)) return context.json(identity(lists.identify({ uuid })));
    return refuse(context, 400, 'useremail or uuid (version 4) is required');
  });
  app.post('/storeadmin/v3/user/guest-validate-sync', async (context) => {
    const form = await readForm(context);
    const [guest, email] = [lists.guest(form.get('regid') ?? ''), form.get('useremail')];
    if (!form.get('useragenttype')) return refuse(context, 400, 'useragenttype is required');
    if (!email?.includes('@')) return refuse(context, 400, 'useremail is required');
    if (guest === null) return refuse(context, 400, 'Unknown regid');
    const customer = lists.identify({ email });
    if (guest.email !== null && guest.regid !== customer.regid)
      return refuse(context, 400, 'regid is not a guest');
    lists.merge(guest, customer);
    return context.json(identity(customer));
  });

  /** A call that needs a shopper's regid and sessionid. */
  function onCall(
    operation: string,
    respond: (context: Context, shopper: Shopper) => Response | Promise<Response>,
    { changes = false } = {},
  ): void {
    app.post(`/api/v3/lists/${operation}`, async (context) => {
      if (context.req.query('pid') !== swymAccount.pid) return refuse(context, 401, 'Unknown pid');
      if (changes && !context.req.header('user-agent')) return refuse(context, 400, 'user-agent is required');
      const form = await readForm(context);
      const person = lists.person(form.get('regid') ?? '', form.get('sessionid') ?? '');
      if (person === null) return refuse(context, 401, 'Unknown regid or sessionid');
      return respond(context, { person, form });
    });
  }

  /** A call about one of the shopper's own lists. */
  function onOwnList(
    operation: string,
    respond: (context: Context, list: SwymList, shopper: Shopper) => Response | Promise<Response>,
  ): void {
    onCall(
      operation,
      (context, shopper) => {
        const list = lists.find(shopper.form.get('lid') ?? '');
        if (list === null || list.owner !== shopper.person.regid) return refuse(context, 400, 'Unknown lid');
        return respond(context, list, shopper);
      },
      { changes: true },
    );
  }

  const nameProblem = (lname: string, others: readonly SwymList[]): string | null => {
    const { length } = Array.from(lname.trim());
    if (length < 3 || length > 50) return 'lname must have 3 to 50 characters';
    return others.some((list) => list.lname === lname.trim()) ? 'A list with this lname exists' : null;
  };

  onCall('fetch-lists', (context, { person }) => context.json(lists.listsOf(person).map(showWhole)));
  onCall('fetch-user-lists', (context, { person }) =>
    context.json({ status: 'success', data: lists.listsOf(person).map(show) }),
  );
  onCall('fetch-list-with-contents', (context, { person, form }) => {
    const list = lists.find(form.get('lid') ?? '');
    const mayRead = list !== null && (list.isPublic || list.owner === person.regid);
    return mayRead ? context.json({ list: showWhole(list) }) : refuse(context, 400, 'Unknown lid');
  });
  onCall(
    'create',
    (context, { person, form }) => {
      const lname = form.get('lname') ?? '';
      const problem = nameProblem(lname, lists.listsOf(person));
      if (problem !== null) return refuse(context, 400, problem);
      if ((form.get('lty') ?? 'wl') !== 'wl') return refuse(context, 400, 'lty must be wl');
      return context.json(showWhole(lists.create(person, lname.trim(), form.get('lnote'))));
    },
    { changes: true },
  );
  onOwnList('update-ctx', (context, list, { form }) => {
    const changes = readItemChanges(form, world.now());
    if (typeof changes === 'string') return refuse(context, 400, changes);
    lists.edit(list, () => changeItems(list, changes));
    return context.json(show(list));
  });
  onOwnList('update', (context, list, { person, form }) => {
    const others = lists.listsOf(person).filter((one) => one !== list);
    const lname = form.get('lname');
    const problem = lname === null ? null : nameProblem(lname, others);
    if (problem !== null) return refuse(context, 400, problem);
    lists.edit(list, () => {
      list.lname = lname?.trim() ?? list.lname;
      list.lnote = form.get('lnote') ?? list.lnote;
      list.lprops = form.get('lprops') ?? list.lprops;
    });
    return context.json(show(list));
  });
  onOwnList('delete-list', (context, { lid }) => {
    lists.remove(lid);
    return context.json({ lid });
  });
  onOwnList('markPublic', (context, list) => {
    lists.edit(list, () => {
      list.isPublic = true;
    });
    return context.json(show(list));
  });
  onOwnList('emailList', (context, { lid, lname }, { person, form }) => {
    const [name, to] = [form.get('fromname'), form.get('toemail')];
    if (!name || !to?.includes('@')) return refuse(context, 400, 'fromname and toemail are required');
    const link = `${world.addresses.site}/wishlists/share?hkey=${lid}&lid=${lid}`;
    const from = person.email ?? 'wishlists@swym.example';
    world.post({
      from,
      to,
      subject: `${name} shares "${lname}"`,
      text: `${name} shares a list: ${link}`,
      links: [link],
    });
    return context.json({ lid });
  });
  onOwnList('reportShare', (context, { lid }, { form }) =>
    form.get('medium') ? context.json({ lid }) : refuse(context, 400, 'medium is required'),
  );

  app.notFound((context) => refuse(context, 404, 'Not found'));
  return recordReceived(world, 'swym', async (request) => app.fetch(request));
}

async function readForm(context: Context): Promise<URLSearchParams> {
  const isForm = (context.req.header('content-type') ?? '').includes('application/x-www-form-urlencoded');
  return new URLSearchParams(isForm ? await context.req.text() : '');
}
