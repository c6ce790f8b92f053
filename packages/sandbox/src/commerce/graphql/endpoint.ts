import { getVariableValues } from 'graphql/execution/values.js';
import {
  type DocumentNode,
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getDirectiveValues,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql/index.js';
import { createYoga, type Plugin } from 'graphql-yoga';
import { parseJson } from '../../http/parse-json.ts';
import { countryOf, homeCountry } from '../market/countries.ts';
import { resolverMap } from '../resolvers/resolver-map.ts';
import type { Shop } from '../shop.ts';
import { type Access, buyerIpOf } from './access.ts';
import { checkIds } from './check-ids.ts';
import { checkVariables } from './check-variables.ts';
import { FieldBudget, isTooDeep, limits, refuseCostly, throttled } from './complexity.ts';
import type { Context } from './field-map.ts';
import { type ApiVersion, createSchemas } from './load-schema.ts';
import { parseDocument } from './parse-document.ts';
import { reword, toRubyError } from './ruby-errors.ts';

/** Handles a request for an API version. Errors of an operation have status 200. */
export type Endpoint = (request: Request, version: ApiVersion, access: Access) => Promise<Response>;

let schemas: ReturnType<typeof createSchemas> | null = null;

export function createEndpoint(shop: Shop): Endpoint {
  // Resolvers get their shop with each request, so all shops of a process share the schemas.
  schemas ??= createSchemas(resolverMap);
  const served = schemas;
  const versions = new WeakMap<Request, ApiVersion>();
  const tokenless = new WeakSet<Request>();
  const yoga = createYoga<object, Context>({
    schema: ({ request }) => served[versions.get(request) ?? '2026-04'],
    context: ({ request }) => newContext(shop, tokenless.has(request), buyerIpOf(request)),
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: { title: 'Storefront API' },
    maskedErrors: { maskError: maskError },
    logging: false,
    cors: false,
    parserAndValidationCache: true,
    plugins: [platformPlugin()],
    fetchAPI: { Request, Response, Headers, URL, fetch, ReadableStream, TextDecoder, TextEncoder },
  });
  return async (request, version, access) => {
    const sized = await limitSize(request);
    if (!sized) return Response.json({ errors: 'Request entity too large' }, { status: 413 });
    if (sized === 'unreadable') return missingParameter();
    if (sized === 'too deep') return Response.json({ errors: [throttled()] });
    versions.set(sized, version);
    if (access === 'tokenless') tokenless.add(sized);
    const response = await yoga.fetch(sized);
    // A body of a type that is not read has no query either.
    return response.status === 400 || response.status === 415 ? missingParameter() : response;
  };
}

function newContext(shop: Shop, isTokenless: boolean, buyerIp: string): Context {
  return {
    shop,
    country: homeCountry,
    statedCountry: null,
    language: 'EN',
    isTokenless,
    buyerIp,
    schema: null,
    customerAccessToken: null,
    budget: new FieldBudget(),
    searchNotices: [],
  };
}

/** The request with its body read; null when that is too long, `unreadable` for JSON without a query. */
async function limitSize(request: Request): Promise<Request | 'unreadable' | 'too deep' | null> {
  if (request.method !== 'POST') return request;
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBodyBytes) return null;
  const body = await request.text();
  if (body.length > limits.maxBodyBytes) return null;
  if (isTooDeep(body)) return 'too deep';
  if ((request.headers.get('content-type') ?? '').includes('json')) {
    const read = readBody(body);
    if (!read) return 'unreadable';
    const { url, headers } = request;
    const sized = new Request(url, { method: 'POST', headers, body: JSON.stringify(read) });
    operationNames.set(sized, typeof read.operationName === 'string' ? read.operationName : '');
    return sized;
  }
  if (body.trim() === '') return 'unreadable';
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

/** What each request calls its operation. */
const operationNames = new WeakMap<Request, string>();

/** The body as an object; null without a query. An empty query is none, an empty name is none. */
function readBody(text: string): Record<string, unknown> | null {
  const read = parseJson(text);
  if (read === null || typeof read !== 'object') return null;
  const { operationName, ...body }: Record<string, unknown> = { ...read };
  if (typeof body.query !== 'string' || body.query.trim() === '') return null;
  return operationName === '' ? body : { ...body, operationName };
}

/** Why no operation was chosen, in the platform's words. */
function noOperation(name: string | undefined): GraphQLError {
  return new GraphQLError(name ? `No operation named "${name}"` : 'An operation name is required');
}

function missingParameter(): Response {
  return Response.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 });
}

/** Passes on errors of the platform's shape; anything else becomes its internal error, without details. */
function maskError(error: unknown): Error {
  if (!(error instanceof GraphQLError)) {
    console.error(error);
    return internalError();
  }
  if (error.originalError && !(error.originalError instanceof GraphQLError)) {
    console.error(error.originalError);
    const masked = internalError();
    return reword(error, masked.message, masked.extensions);
  }
  return error;
}

function internalError(): GraphQLError {
  return new GraphQLError('Internal error. Looks like something went wrong on our end.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

/** graphql-js execution, `@inContext`, limits, and errors in the platform's format, always with status 200. */
function platformPlugin(): Plugin<Context> {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseDocument);
    },
    onValidate({ params }) {
      return ({ result, setResult }) => {
        if (result.length > 0) setResult(result.map((error) => toPlatformError(error, params.documentAST)));
      };
    },
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { schema, document, contextValue } = args;
      const operation = getOperationAST(document, args.operationName);
      if (!operation) return undefined;
      const variables = args.variableValues ?? {};
      const refusals = refusalsOf(args, operation, variables);
      if (refusals.length > 0) {
        setResultAndStopExecution({ errors: refusals });
        return undefined;
      }
      setExecuteFn((given: ExecutionArgs) => execute(given));
      contextValue.schema = schema;
      applyInContext(schema, operation, variables, contextValue);
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          if (contextValue.budget.isSpent) return setResult({ errors: [throttled()] });
          const errors = result.errors?.map((error) => toRubyError(error, null));
          const { searchNotices } = contextValue;
          if (!errors && searchNotices.length === 0) return;
          setResult({
            ...result,
            ...(errors ? { errors } : {}),
            ...(searchNotices.length > 0 ? { extensions: { search: searchNotices } } : {}),
          });
        },
      };
    },
    onResultProcess({ request, result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result)) return;
      if (result.errors?.some(({ extensions }) => extensions?.code === 'OPERATION_RESOLUTION_FAILURE')) {
        setResult({ errors: [noOperation(operationNames.get(request))] });
      } else if (result.errors?.some(({ message }) => message.startsWith('Schema is not configured'))) {
        // Subscriptions are not executed, so their error was not converted.
        setResult({ errors: result.errors.map((error) => toRubyError(error, null)) });
      } else if (result.errors?.some((error) => error.extensions?.http !== undefined)) {
        setResult({
          ...result,
          errors: result.errors.map((error) => (isOfQuery(error) ? withoutStatus(error) : missingQuery)),
        });
      }
    },
  };
}

/** Why an operation does not run at all. */
function refusalsOf(
  { schema, document, operationName, contextValue }: { contextValue: Context } & ExecutionArgs,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  const refusal = contextValue.isTokenless ? refuseCostly(document, operationName, variables) : null;
  if (refusal) return [refusal];
  return [...checkIds(schema, document), ...checkVariables(schema, operation, variables)];
}

/** For a body without a query. */
const missingQuery = new GraphQLError('Required parameter missing or invalid', {
  extensions: { http: { status: 400 } },
});

function toPlatformError(error: unknown, document: DocumentNode): GraphQLError {
  return error instanceof GraphQLError ? toRubyError(error, document) : internalError();
}

function isOfQuery({ locations, extensions }: GraphQLError): boolean {
  return locations !== undefined || extensions.code === 'PARSE_ERROR';
}

function withoutStatus(error: GraphQLError): GraphQLError {
  const { http: _status, code, ...extensions } = error.extensions;
  const isOurs = typeof code === 'string' && code.startsWith('GRAPHQL_');
  return reword(error, error.message, isOurs ? extensions : { ...extensions, code });
}

function applyInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  context: Context,
): void {
  const directive = schema.getDirective('inContext');
  if (!operation.directives?.length || !directive) return;
  // Defaults of variables are present only after coercion.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return;
  const stated = getDirectiveValues(directive, operation, coerced);
  if (typeof stated?.country === 'string') {
    context.statedCountry = countryOf(stated.country);
    context.country = context.statedCountry;
  }
  if (typeof stated?.language === 'string') context.language = stated.language;
  const buyer: unknown = stated?.buyer;
  if (buyer && typeof buyer === 'object' && 'customerAccessToken' in buyer) {
    context.customerAccessToken = String(buyer.customerAccessToken);
  }
}
