import { expect, it } from 'vitest';
import { schemaProblems } from './check-schema.ts';

it.each([
  ['AWS::SQS::Queues', {}, 'is no type'],
  ['AWS::SQS::Queue', { QueueNam: 'a' }, 'QueueNam is unknown'],
  ['AWS::SQS::Queue', { VisibilityTimeout: 'long' }, 'is no integer'],
  ['AWS::Lambda::Function', { Role: 'a' }, 'Code is missing'],
  ['AWS::Lambda::Function', { Role: 'a', Code: { S3Bucke: 'b' } }, 'Code.S3Bucke is unknown'],
  ['AWS::SQS::Queue', { Tags: 'many' }, 'is no list'],
])('names what is wrong with %s %o', (type, properties, problem) => {
  expect(schemaProblems(type, properties).join('\n')).toContain(problem);
});

it('accepts references of templates for any kind of value', () => {
  expect(
    schemaProblems('AWS::SQS::Queue', { VisibilityTimeout: { Ref: 'Seconds' }, QueueName: 'a' }),
  ).toEqual([]);
});
