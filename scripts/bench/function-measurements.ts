import { functionEntries } from '../../packages/core/src/routes.ts';
import { type Bundle, cachedFunctions, measureFunctions } from './functions.ts';

interface FunctionMeasurement {
  name: string;
  limitMs: number | null;
  unit?: string;
  measure: () => Promise<number[]>;
}

/** The limit of a function's first response, as a multiple of loading DynamoDB's client alone. */
const MOST_OF_DYNAMO = 3;
const SLOWEST_CACHED_MS = 3;

const names = Object.keys(functionEntries).filter((name): name is Bundle => name in functionEntries);

/** Bench rows: load time and first response of each function beside an empty handler and DynamoDB's client. */
export const functionMeasurements: readonly FunctionMeasurement[] = [
  { name: 'empty handler: first response', limitMs: null, measure: () => firstOf('emptyHandler') },
  { name: 'DynamoDB client: import', limitMs: null, measure: () => importOf('dynamoClient') },
  ...names.flatMap((name): FunctionMeasurement[] => [
    ratio(
      `${name}: import ÷ empty`,
      null,
      () => importOf(name),
      () => importOf('emptyHandler'),
    ),
    ratio(
      `${name}: first ÷ empty`,
      null,
      () => firstOf(name),
      () => firstOf('emptyHandler'),
    ),
    ratio(
      `${name}: first ÷ DynamoDB`,
      MOST_OF_DYNAMO,
      () => firstOf(name),
      () => importOf('dynamoClient'),
    ),
  ]),
  ...cachedFunctions.map((name) => ({
    name: `${name}: cached response`,
    limitMs: SLOWEST_CACHED_MS,
    measure: async () => (await measureFunctions()).warmMs.get(name) ?? [],
  })),
];

type Measure = () => Promise<number[]>;

function ratio(name: string, limitMs: number | null, own: Measure, other: Measure): FunctionMeasurement {
  async function measure(): Promise<number[]> {
    const base = median(await other());
    return (await own()).map((value) => value / base);
  }
  return { name, limitMs, unit: '×', measure };
}

async function firstOf(name: Bundle): Promise<number[]> {
  return (await measureFunctions()).firstMs.get(name) ?? [];
}

async function importOf(name: Bundle): Promise<number[]> {
  return (await measureFunctions()).importMs.get(name) ?? [];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
