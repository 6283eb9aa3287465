/**
 * A text in JSON that no client of the product sends, and what is odd about it. Some are values of some kinds
 * nevertheless.
 */
export interface OddValue {
  readonly title: string
  readonly json: string
}

const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels)

const objects: { readonly [title: string]: string } = {
  'an empty object': '{}',
  'an object whose toString is no function': '{"toString":1}',
  'an object whose toString is an object': '{"toString":{"call":1}}',
  'an object without a primitive': '{"valueOf":1,"toString":null}',
  'an object with toJSON': '{"toJSON":"x"}',
  'an object with length': '{"length":1000000000}',
  'an object that looks like a list': '{"0":"a","length":1}',
  'an object that looks like a reference of yup': '{"__isYupRef":true}',
  'an object that looks like a schema of yup': '{"__isYupSchema__":true,"spec":{}}',
  'an object with then': '{"then":"x","catch":1}',
  'an object with hasOwnProperty': '{"hasOwnProperty":1}',
  'an object that looks like SQL': '{"toOperationNode":1,"isRawBuilder":true}',
  'an object that looks like an id': '{"id":1,"version":1}',
  'an object that nests': nested(20, '{"a":', '}').replace('}', '1}'),
}

const lists: { readonly [title: string]: string } = {
  'an empty list': '[]',
  'a list of null': '[null]',
  'a list of lists': '[[],[[]]]',
  'a list of an odd object': '[{"toString":1,"valueOf":1}]',
  'a list of a reference of yup': '[{"__isYupRef":true}]',
  'a list of several types': '[1,"a",true,null,{},[]]',
  'a list of fractions': '[1.5,-1,1e300]',
  'a list of names of Object.prototype': '["__proto__","constructor","toString"]',
  'a list that repeats itself': '["a","a"]',
  'a list of halves of characters': '["\\ud800","\\udfff"]',
  'a list beyond number': `[${'0,'.repeat(20_000)}0]`,
  'a list that nests': nested(20, '[', ']'),
}

const texts: { readonly [title: string]: string } = {
  'no text': '""',
  'a blank': '" \\t\\n"',
  'a text': '"abc"',
  'half a character': '"\\ud800"',
  'the other half': '"a\\udc00b"',
  NUL: '"a\\u0000b"',
  'control characters': '"\\u0001\\u001b[31m"',
  'a text that changes direction': '"\\u202eabc\\ufeff"',
  'a combining character': '"e\\u0301\\u0301\\u0301"',
  'a rare character': '"\\ud83d\\udc68\\u200d\\ud83d\\udc66"',
  'a text like NaN': '"NaN"',
  'a text like infinity': '"-Infinity"',
  'a text like a huge number': '"1e999"',
  'a text of digits': `"${'9'.repeat(400)}"`,
  'a hexadecimal': '"0x10"',
  'a text like a list': '"[1,2]"',
  'a text like an object': '"{\\"toString\\":1}"',
  'a name of Object.prototype': '"__proto__"',
  another: '"constructor"',
  'a day that is none': '"2024-02-30"',
  'a year beyond number': '"+275760-09-13T00:00:00.001Z"',
  'a year before all': '"0000-01-01"',
  'a moment of 61 seconds': '"2024-01-01T00:00:61Z"',
  'a pattern': '"%_\\\\"',
  SQL: '"\'; drop table patient; --"',
  'a placeholder': '"%{smart_count} $1 {0}"',
  markup: '"<img src=x onerror=alert(1)>"',
  'a long text': `"${'长'.repeat(30_000)}"`,
  'a long text of blanks': `"${' '.repeat(30_000)}a"`,
}

const numbers: { readonly [title: string]: string } = {
  zero: '0',
  'minus zero': '-0',
  'a negative number': '-1',
  'a fraction': '0.1',
  'a small fraction': '1e-320',
  'a number beyond 32 bits': '2147483648',
  'a number beyond 53 bits': '9007199254740993',
  'a number beyond all': '1e999',
  'a negative one beyond all': '-1e999',
  'a number of many digits': '7'.repeat(400),
  'a fraction of many digits': `0.${'3'.repeat(400)}`,
}

/** Every one of them. */
export const oddValues: readonly OddValue[] = Object.entries({
  ...objects,
  ...lists,
  ...texts,
  ...numbers,
  yes: 'true',
  no: 'false',
  null: 'null',
}).map(([title, json]) => ({ title, json }))
