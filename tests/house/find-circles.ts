/** Name → the names that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of names that lean on each other, each as one shortest way round through its first name. */
export function findCircles(graph: Graph): string[] {
  return groupsOf(graph).map((group) => shortestCircle(graph, new Set(group)).join(' → '));
}

/** Strongly connected groups of more than one name, after Tarjan. */
function groupsOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  for (const name of [...graph.keys()].toSorted()) if (!order.has(name)) visit(name);
  return groups;

  function visit(name: string): void {
    const own = order.size;
    order.set(name, own);
    lowest.set(name, own);
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      if (next === name) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name) ?? own, lowest.get(next) ?? own));
    }
    if (lowest.get(name) !== own) return;
    const group = open.splice(open.indexOf(name));
    if (group.length > 1) groups.push(group.toSorted());
  }
}

function shortestCircle(graph: Graph, group: ReadonlySet<string>): string[] {
  const [first = ''] = group;
  const ways: string[][] = [[first]];
  const seen = new Set<string>();
  for (const way of ways) {
    const here = way.at(-1) ?? first;
    for (const next of [...(graph.get(here) ?? [])].toSorted()) {
      if (next === first && way.length > 1) return [...way, first];
      if (!group.has(next) || seen.has(next) || next === first) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...group];
}
