import { getVariableValues } from 'graphql/execution/values.js';
import {
  type DocumentNode,
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getDirectiveValues,
  getOperationAST,
  parse,
} from 'graphql/index.js';
import { createYoga, type Plugin } from 'graphql-yoga';
import { countryOf, homeCountry } from '../market/countries.ts';
import { resolverMap } from '../resolvers/resolver-map.ts';
import type { Shop } from '../shop.ts';
import { type Access, buyerIpOf } from './access.ts';
import { limits, refuseExcess } from './complexity.ts';
import type { Context } from './field-map.ts';
import { createSchemas, servedVersion } from './load-schema.ts';
import { reword, toRubyError } from './ruby-errors.ts';

/** Handles a request for an API version. Errors of an operation have status 200. */
export type Endpoint = (request: Request, version: string, access: Access) => Promise<Response>;

export function createEndpoint(shop: Shop): Endpoint {
  const schemas = createSchemas(resolverMap);
  const versions = new WeakMap<Request, string>();
  const tokenless = new WeakSet<Request>();
  const yoga = createYoga<object, Context>({
    schema: ({ request }) => schemas[servedVersion(versions.get(request) ?? '')],
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
    versions.set(sized, version);
    if (access === 'tokenless') tokenless.add(sized);
    const response = await yoga.fetch(sized);
    return response.status === 400 ? missingParameter() : response;
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
    searchNotices: [],
  };
}

/** The request with its body read; null when that is too long. */
async function limitSize(request: Request): Promise<Request | null> {
  if (request.method !== 'POST') return request;
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBodyBytes) return null;
  const body = await request.text();
  if (body.length > limits.maxBodyBytes) return null;
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
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
      setParseFn((source: string) => parse(source, { maxTokens: limits.maxTokens }));
    },
    onValidate({ params }) {
      return ({ result, setResult }) => {
        if (result.length > 0) setResult(result.map((error) => toPlatformError(error, params.documentAST)));
      };
    },
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { isTokenless } = args.contextValue;
      const refusal = refuseExcess(
        args.document,
        args.operationName,
        args.variableValues ?? {},
        isTokenless ? limits.maxTokenlessCost : limits.maxCost,
      );
      if (refusal) {
        setResultAndStopExecution({ errors: [refusal] });
        return undefined;
      }
      setExecuteFn((given: ExecutionArgs) => execute(given));
      args.contextValue.schema = args.schema;
      applyInContext(
        args.schema,
        args.document,
        args.operationName,
        args.variableValues ?? {},
        args.contextValue,
      );
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          const errors = result.errors?.map((error) => toRubyError(error, null));
          const { searchNotices } = args.contextValue;
          if (!errors && searchNotices.length === 0) return;
          setResult({
            ...result,
            ...(errors ? { errors } : {}),
            ...(searchNotices.length > 0 ? { extensions: { search: searchNotices } } : {}),
          });
        },
      };
    },
    onResultProcess({ result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result)) return;
      if (result.errors?.some((error) => error.extensions?.http !== undefined)) {
        setResult({
          ...result,
          errors: result.errors.map((error) => (error.locations ? withoutStatus(error) : missingQuery)),
        });
      }
    },
  };
}

/** For a body without a query. */
const missingQuery = new GraphQLError('Required parameter missing or invalid', {
  extensions: { http: { status: 400 } },
});

function toPlatformError(error: unknown, document: DocumentNode): GraphQLError {
  return error instanceof GraphQLError ? toRubyError(error, document) : internalError();
}

function withoutStatus(error: GraphQLError): GraphQLError {
  const { http: _status, ...extensions } = error.extensions;
  return reword(error, error.message, extensions);
}

function applyInContext(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  context: Context,
): void {
  const operation = getOperationAST(document, operationName);
  const directive = schema.getDirective('inContext');
  if (!operation?.directives?.length || !directive) return;
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
