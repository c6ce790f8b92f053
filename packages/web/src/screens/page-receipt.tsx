import type { FrameProps } from '../data/page-props.ts';

/** What the page was made from, as data: nothing in a browser reads it, editors and operators do. */
export function PageReceipt({ receipt }: { receipt: NonNullable<FrameProps['receipt']> }) {
  // In text, React leaves quotes of a script's content alone; nothing in it can end the tag.
  const json = JSON.stringify(receipt).replaceAll('<', '\\u003c');
  return (
    <script type="application/json" id="receipt">
      {json}
    </script>
  );
}
