import { functionNeeds, innerEntries } from '../../infra/variables.ts';
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

const innerNames = Object.keys(innerEntries).filter((name): name is Bundle => name in innerEntries);
const names = Object.keys(functionEntries).filter((name): name is Bundle => name in functionEntries);

/** A function has at least so many times the memory that it was measured to use (`docs/scale.md`). */
const HEADROOM = 1.5;

const ONE_CORE_MB = 1_769;

/** What `memory` in `infra/variables.ts` is chosen by. */
const memoryRows = Object.entries(functionNeeds).flatMap(([name, { memory }]): FunctionMeasurement[] => {
  const bundle = [...names, ...innerNames].find((each) => each === name);
  if (bundle === undefined) return [];
  return [
    {
      name: `${name}: peak memory of ${memory}`,
      limitMs: memory / HEADROOM,
      unit: 'MB',
      measure: async () => (await measureFunctions()).peakMb.get(bundle) ?? [],
    },
    {
      name: `${name}: first at ${memory} MB`,
      limitMs: null,
      // Lambda gives this share of a core.
      measure: async () => (await firstOf(bundle)).map((ms) => (ms * Math.max(memory, ONE_CORE_MB)) / memory),
    },
    {
      name: `${name}: warm, CPU`,
      limitMs: null,
      measure: async () => (await measureFunctions()).warmCpuMs.get(bundle) ?? [],
    },
  ];
});

/** Bench rows: load time and first response of each function beside an empty handler and DynamoDB's client. */
export const functionMeasurements: readonly FunctionMeasurement[] = [
  { name: 'empty handler: first response', limitMs: null, measure: () => firstOf('emptyHandler') },
  {
    name: 'empty handler: peak memory',
    limitMs: null,
    unit: 'MB',
    measure: async () => (await measureFunctions()).peakMb.get('emptyHandler') ?? [],
  },
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
  ...memoryRows,
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
