/** Calls DynamoDB's double by its JSON protocol. Rejects with the double's error text. */
export async function callDynamo(url: string, operation: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
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
  if (!response.ok) throw new Error(`${operation} failed: ${await response.text()}`);
  return response.json();
}
