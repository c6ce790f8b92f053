import type {
  HomeContent,
  NotFoundContent,
  ProductContent,
  ProductTexts,
  ShellContent,
} from '../../content/site-content.ts';

/** The shop's one face towards the CMS, in our nouns; rejects with a `Fault` of kind `outside`. */
export interface ContentReader {
  shell(): Promise<ShellContent | null>;
  home(): Promise<HomeContent | null>;
  notFound(): Promise<NotFoundContent | null>;
  product(handle: string): Promise<ProductContent | null>;
  productTexts(): Promise<ProductTexts | null>;
}
