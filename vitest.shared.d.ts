/** What holds for the tests of every package; Vitest hands none of it down from the root. */
export declare const sharedOptions: {
    isolate: boolean;
    maxWorkers: string;
    testTimeout: number;
    hookTimeout: number;
};
/** What holds for every test of the server besides. */
export declare const serverOptions: {
    isolate: boolean;
    maxWorkers: string;
    testTimeout: number;
    hookTimeout: number;
    globalSetup: string[];
    setupFiles: string[];
    retry: number;
};
