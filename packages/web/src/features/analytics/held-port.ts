export interface HeldPortDeps<Port> {
  /** Opens the port; called once, after consent. Null when the provider is off. */
  open: () => Port | null;
  whenAllowed: (work: () => void) => void;
  isAllowed: () => boolean;
  /** Runs later, each work in an idle period of its own. */
  inIdlePeriod: (work: () => void) => void;
}

/** Runs a task with the port: now, or once the visitor has allowed it. */
export type HeldPort<Port> = (task: (port: Port) => void) => void;

const MOST_HELD = 50;

/**
 * A provider's port that opens after consent. The newest 50 tasks wait until then; after a withdrawal nothing more is
 * sent.
 */
export function createHeldPort<Port>(deps: HeldPortDeps<Port>): HeldPort<Port> {
  const { open, whenAllowed, isAllowed, inIdlePeriod } = deps;
  const held: ((port: Port) => void)[] = [];
  let opened: { port: Port } | null = null;

  whenAllowed(() =>
    inIdlePeriod(() => {
      if (!isAllowed()) return;
      const port = open();
      if (port === null) return;
      opened = { port };
      for (const task of held.splice(0)) task(port);
    }),
  );

  return (task) => {
    if (!opened) {
      if (held.push(task) > MOST_HELD) held.shift();
    } else if (isAllowed()) task(opened.port);
  };
}
