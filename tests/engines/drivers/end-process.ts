/** Ends a process that was started detached, and those that it started; one that is gone already is no problem. */
export function endProcessGroup(processId: number | undefined): void {
  if (processId === undefined) return;
  for (const id of [-processId, processId]) {
    try {
      process.kill(id, 'SIGKILL');
      return;
    } catch {
      // Not a group's leader, or gone.
    }
  }
}
