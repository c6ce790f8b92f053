/** Sends the forms of the desk's page to the control API and shows what it refuses. */
const message = document.querySelector('#message');

async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-sandbox-desk': '1' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const result = await response.json();
  if (response.ok) return location.reload();
  message.textContent = result.error.message;
}

/** Returns the filled-in fields of a form; numbers as numbers. */
function read(form) {
  const fields = [...form.elements].filter(({ name, value }) => name && value !== '');
  return Object.fromEntries(
    fields.map(({ name, value, type, dataset }) => [
      name,
      type === 'number' || dataset.type === 'number' ? Number(value) : value,
    ]),
  );
}

async function addFault(form) {
  const { faults } = await (await fetch('/control')).json();
  const known = faults.map(({ endsAt, met, ...fault }) => fault);
  await send('POST', '/control/faults', { faults: [...known, read(form)] });
}

/** Returns a form that sends one edit of a variant. */
function editForm(verb, label, field, value, variantId) {
  const form = document.createElement('form');
  form.dataset.post = '/control/admin';
  const input = document.createElement('input');
  Object.assign(input, { type: 'number', name: field, value, required: true });
  const caption = document.createElement('label');
  caption.append(label, input);
  const hidden = Object.entries({ do: verb, variantId }).map(([name, text]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value: text }),
  );
  const button = Object.assign(document.createElement('button'), { textContent: 'Set' });
  form.append(...hidden, caption, button);
  return form;
}

async function showVariants(form) {
  const query = new URLSearchParams(read(form));
  const { variants } = await (await fetch(`/control/variants?${query}`)).json();
  const place = document.querySelector('#variants');
  place.replaceChildren(variants.length === 0 ? 'No variant contains these words.' : '');
  for (const { variantId, product, values, sku, units, priceCents } of variants) {
    const heading = Object.assign(document.createElement('h3'), {
      textContent: `${product}, ${values} (${sku})`,
    });
    place.append(heading);
    if (units !== null) place.append(editForm('stock', 'Units', 'units', units, variantId));
    place.append(editForm('price', 'Price, US cents', 'priceCents', priceCents, variantId));
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  event.preventDefault();
  if ('findVariants' in form.dataset) void showVariants(form);
  else if ('addFault' in form.dataset) void addFault(form);
  else if (form.dataset.delete) void send('DELETE', form.dataset.delete);
  else void send('POST', form.dataset.post, read(form));
});

for (const details of document.querySelectorAll('[data-received]')) {
  details.addEventListener('toggle', async () => {
    const response = await fetch(`/control/received/${details.dataset.received}`);
    const { received } = await response.json();
    details.querySelector('pre').textContent = JSON.stringify(received.toReversed(), null, 2);
  });
}
