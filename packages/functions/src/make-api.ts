import { type Handler, Hono } from 'hono';
import { answerFault } from './answer-fault.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Path → method → what answers. */
export type Doors = Record<string, Partial<Record<Method, Handler>>>;

/**
 * An app of our own endpoints: other methods of a known path are 405 with `Allow`, other paths 404, faults as
 * `answerFault` maps them. GET answers HEAD too.
 */
export function makeApi(doors: Doors): Hono {
  const app = new Hono();
  for (const [path, byMethod] of Object.entries(doors)) {
    for (const [method, handler] of Object.entries(byMethod)) app.on(method, path, handler);
    const methods = Object.keys(byMethod);
    const allow = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ');
    app.all(path, (context) => {
      const message = `${context.req.method} is not possible here; use ${allow}.`;
      return context.json({ error: { code: 'method-not-allowed', message } }, 405, { allow });
    });
  }
  app.notFound((context) =>
    context.json({ error: { code: 'path-unknown', message: 'There is nothing at this path.' } }, 404),
  );
  app.onError(answerFault);
  return app;
}
