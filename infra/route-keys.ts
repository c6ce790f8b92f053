/**
 * The route keys of API Gateway for a pattern of the route table. Every method goes to the function, because
 * the function returns 405 itself. `/api/wishlists*` is the path itself and everything below it.
 */
export function routeKeys(pattern: string): `ANY /${string}`[] {
  const [path = '', rest] = pattern.split('*');
  if (!path.startsWith('/') || (rest !== undefined && rest !== '')) {
    throw new Error(`API Gateway cannot route ${pattern}: a pattern may have one * at its end.`);
  }
  const plain: `ANY /${string}` = `ANY /${path.slice(1).replace(/\/$/, '')}`;
  if (rest === undefined) return [plain];
  return path.endsWith('/') ? [`${plain}/{proxy+}`] : [plain, `${plain}/{proxy+}`];
}
