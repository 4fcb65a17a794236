import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

export type Story = { id: string; title: string; description: string; topic: string | null; image: string | null };

const FEW = 3;

/** The three latest posts, with only the fields that their cards show. */
export function storiesQuery({ api }: Pick<PlatformServices, 'api'>) {
  return queryOptions({
    queryKey: ['home-stories'],
    queryFn: async (): Promise<Story[]> => {
      const { items } = await api.getPosts({ limit: FEW });
      return items.map(({ _id, title, description, categories, featuredImage, image }) => ({
        id: _id,
        title,
        description,
        topic: categories[0] ?? null,
        image: featuredImage ?? image[0] ?? null,
      }));
    },
  });
}
