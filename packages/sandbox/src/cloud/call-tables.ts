/** Asks DynamoDB's double in its own protocol. Rejects with what it says of an operation that it refuses. */
export async function callTables(url: string, operation: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=sandbox/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=sandbox',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation} was refused: ${await answer.text()}`);
  return answer.json();
}
