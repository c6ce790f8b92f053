import type { FrameProps, PageProps } from '../data/page-props.ts';
import { metaTagsOf, toScriptJson } from './head-tags.ts';
import { pageStructuredData } from './page-structured-data.ts';

/** The tags of the page that the document was requested for; `write-page-tags.ts` writes those of the next ones. */
export function ShareTags({ page }: { page: PageProps<object> }) {
  return (
    <>
      {metaTagsOf(page.frame).map(([attribute, name, content]) => (
        <meta key={name} {...{ [attribute]: name }} content={content} />
      ))}
      {pageStructuredData(page).map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json">
          {toScriptJson(data)}
        </script>
      ))}
    </>
  );
}

/** The sources of the page, as data for editors and operators; no script reads it. */
export function PageReceipt({ receipt }: { receipt: NonNullable<FrameProps['receipt']> }) {
  return (
    <script type="application/json" id="receipt">
      {toScriptJson(receipt)}
    </script>
  );
}
