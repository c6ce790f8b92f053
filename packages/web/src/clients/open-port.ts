import { keepBuiltIns } from './keep-built-ins.ts';
import { reportFault } from './report-fault.ts';

/** Opens the port of a provider whose script may run on this page: what the script breaks of the language is put back. */
export function openPort<Options, Port>(
  create: (options: Options & { report: typeof reportFault }) => Port,
  options: Options,
): Port {
  keepBuiltIns();
  return create({ ...options, report: reportFault });
}
